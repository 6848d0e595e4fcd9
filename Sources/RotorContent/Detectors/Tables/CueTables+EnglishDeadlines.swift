extension CueTables {
  static let englishDeadlines = """
    when = #date, $weekday, tomorrow, tonight, today, noon, midnight, midday, lunchtime, then
    when += end of, the end of, close of, the close of, eod, cob, eow, # : #, # am, # pm, # a .
    + m
    when += # p . m, # o'clock, # th, # st, # nd, # rd, # hours, # h, next week, next month
    when += next $weekday, the first of, the last day, the day of, the start of, the beginning
    + of
    when += the weekend, this evening, month-end, year-end, year end, month end, departure
    when += arrival, the meeting, easter, christmas, new year, the summer, summer, spring
    when += next monday, next friday, $month, the next, expiry, the release, the expiry
    time = #date, # : #, # am, # pm, # a . m, # p . m, $weekday, noon, midnight, tomorrow, today
    limit = by, until, till, before, no later than, not later than, on or before, prior to
    limit += by no later than, at latest, up until, latest by, in time for, ahead of
    task = must, shall, should, please, need to, needs to, need, have to, has to, required,
    + kindly
    task += asked to, requested to, expected to, expect, needed, due, send, return, returned,
    + submit
    task += submitted, submission, submissions, apply, applications, application, register
    task += registration, pay, payable, paid, payment, payments, reply, replies, respond,
    + response
    task += responses, rsvp, hand in, notice, appeal, appeals, claim, claims, claimed, objection
    task += objections, object, entries, entry, file, filed, complete, completed, book, booked
    task += bookings, order, orders, cancel, cancelled, canceled, cancellation, vote, votes,
    + renew
    task += renewed, renewal, confirm, confirmed, confirmation, sign, signed, upload, uploaded
    task += enrol, enroll, enrolment, lodge, lodged, report, reported, give, given, provide
    task += provided, deliver, delivered, migrate, update, vacate, clear, nominate, nominations
    task += abstracts, tickets, refund, refunds, redeem, redeemed, accept, accepted, withdraw
    task += complain, complaints, dispute, disputes, notify, inform, let us, let me, tell us
    task += comments, feedback, proposals, bids, tenders, deposit, balance, invoice, invoices
    task += collect, collected, bring, finish, finished, hear, answer, answers, contact, repeat
    task += request, requests, requested, make sure, remember, forget, want, use, used, exchange
    task += activate, download, install, fill in, switch, move, review, approve, prepare, draft
    sure deadline|due_date|closing_date|cut-off|cutoff|submission_date|target_date :
    sure deadline|closing_date|due_date|cut-off|cutoff
    + for|is|has_been_extended|of|to|was_extended
    sure date_due|last_date_for|last_date_to|last_day_to|last_day_for|last_chance_to|final_day
    yes last|final day|date|chance|call|opportunity to|for ..8 $task|drop|join|change|save|buy
    yes deadline ..3 #date|$weekday|midnight|noon
    yes no_later_than|not_later_than|at_the_very_latest|on_or_before
    yes asap|as_soon_as_possible & before|by|$time
    yes $task|drop|change & $limit the? $when & NOT $past
    yes must|shall|please|need_to|have_to|kindly|has_to & $limit the? $when
    yes % $verb ... $limit $when
    yes to|will|@ ..1 $verb ... by|before|until|no_later_than $when
    yes % $verb ... before ..8
    + close|closes|ends|end|start|starts|begins|expires|deadline|leaving
    yes within|in $num ..2 $unit & $task & NOT $past
    yes within|in $num ..2 $unit of|from|after|following & must|may|can|shall|should|unless|not
    yes up_to|at_least $num $unit before|prior & $task|free|notice
    yes at_least|minimum|least $num $unit ... before|prior|notice &
    + must|shall|please|should|required
    yes $num ..2 $unit|$unit 's|' notice & must|required|give|shall|requires
    yes you|tenants|students|applicants|members|customers|buyer|we|users have|has $num ..2
    + $unit ..3 to
    yes you|they|tenants|students|applicants|customers ..2 have ..1 until|till $when
    yes only|just ..1 $num ..1 $unit left|remain|remaining|to_go
    yes $num ..1 $unit left|remaining to
    yes $be|falls|balance|payment|fee|rent|invoice|homework|assignment|essay|paper|report due
    + $when
    yes due on|by|before|no|at|within|in_full|on_or|the|next|this|back $when?  & NOT $past
    yes due #date|$weekday|tomorrow|# & NOT $past
    yes $be|becomes due|payable & on|by|before|within|# & NOT train|bus|flight|baby|ferry
    yes due $when
    yes survey|registration|enrolment|poll|voting|offer|call|application|applications|window
    + ..4 closes|close|ends|end|expires|expire|closing|open_until ..3 $when
    yes expires|expire|lapses|lapse|ends|runs_out|valid_until|valid_through & $when &
    + unless|use|renew|redeem|so|offer|voucher|coupon|token|password|link
    yes lapses|expires|void|forfeited|cancelled unless|if ... by|before|within|until
    yes received|submitted|arriving|made|filed|postmarked after|later_than ..4 $when
    yes after $when & not_be|no_longer|cannot|won't|late_fee|not_accept*|rejected
    yes stop|stops|cease|ceases|stopped work* ..2 on|after|from $when
    yes if ..6 not|no ..6 by|before|within|until $when
    yes rsvp by|before|until|no
    yes $limit $when & or ..6 will|is|be|lose|forfeit & NOT $past
    yes $limit $when at_the_latest|sharp|latest|only|cet|utc|gmt|est
    yes time|day|days|week|hours is_running_out|runs_out
    veto no|without|every|tight|met|meet|meets|missed|miss|word|column|extend deadline*
    veto there_is_no|there's_no|has_no deadline*
    veto open|opens|opened|runs|run|lasts|lasted|operates|staffed ..5 until|till|daily|from
    veto ^ by|before|within ..6 , ..9 $past|went|became|got|left|came|lost|employed
    veto must_have|due_to|where_credit|in_due
    veto train|bus|flight|ferry|plane|trains|buses|baby ..6 due
    veto usually|typically|generally|normally|often|most_years & NOT must|please|shall|should
    veto yesterday|ago|last_week|last_year|last_month
    veto $past ..4 by|before|within|until & NOT must|shall|please|will
    veto guarantee|warranty|course|trip lasts|last
    mask due_to
    sure <!is|are due :
    yes at_the_latest !count|attempt|version|figures|meeting|census|edition|stage|trends|news
    """
}
