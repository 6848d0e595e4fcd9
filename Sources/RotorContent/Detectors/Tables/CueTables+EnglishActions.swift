extension CueTables {
  static let englishActions = """
    who = you, tenant, tenants, applicant, applicants, members, participants, students, all,
    + each
    who += buyer, seller, user, users, employees, staff, guests, visitors, reviewers, supplier
    who += contractor, customer, customers, parents, patient, patients, residents, volunteers
    who += licensee, lessee, owner, owners, authors, candidates, everyone, somebody, someone
    who += drivers, passengers, borrower, party, secretary, chair, treasurer, manager, director
    own = $verb, upload, clear, draft, circulate, review, hand, chew
    sure todo|fixme|xxx|to-do|tbd :|–|-|(
    sure % todo|fixme|xxx|to-do
    sure [ ]
    sure ☐
    sure % action|actions|action_item|action_items|action_point|follow-up|follow_up|task|tasks :
    sure % homework|next_step|next_steps|assignment|assigned|owner|your_task|your_job|to_do :
    sure % your_task|your_mission|your_homework|your_job|your_assignment is|:|–
    sure assigned_to|responsible|assignee|action_by|action_on|owner|lead #cap? :|–|-
    sure % assigned_to|action_by|action_for|task_for|owner ..3 :|–
    sure ^ ai|ap # ..3 –|-|:
    yes % please !note|find|yourself|be_aware|enjoy|accept_our|see|do_not|don't|do ..1 $own
    yes please|kindly $own|ensure|let|be|remember|make|allow & NOT pleased
    yes $own ..12 , please
    yes % kindly $own
    yes ^ $own !of|by|is|was|are|were|-|has|had|s|as|on_the_left
    yes % then|next|first|also|now|finally|afterwards|lastly|always|simply|just|immediately ,?
    + $own
    yes , then? $own your|the|all|both|this|these|an|a|it|us|them|our|any|each|every & ^
    + if|when|before|after|once|to
    yes and|, then? $own your|us|it|them|one & % please|$own
    yes you must|shall|should|need_to|have_to|ought_to|are_to|will_need_to|'ll_need_to
    + !have|be|not
    yes $who must|shall|should|need_to|needs_to|has_to|have_to|is_to|are_to ..1 $own|be
    yes must|shall|needs_to|need_to !have|be|not ..1 $own
    yes must|shall|needs|need|has|have|are|is to? be ..2
    + *ed|returned|sent|done|paid|kept|given|made &
    + must|shall|need|needs|has_to|have_to|is_to|are_to
    yes is|are|been|be asked|requested|required|expected|instructed|reminded|urged|obliged to
    + $own|be
    yes is|are to $own
    yes #cap to ..1 $own
    yes #cap will $own & NOT we|it|they|there|you
    yes #cap|he|she agreed|volunteered|offered|undertook|promised|undertakes|agrees to $own
    yes we need|want|require|ask|asks ..3 to $own
    yes we|i need|require|want ..2 somebody|someone|you|volunteers|everyone|one
    yes @ ..3 $own|can|could|please|will
    yes can|could|would|will you|somebody|someone|anyone|everyone ..2 $own|let & NOT
    + better|ask_for
    yes would_you_mind|i'd_like_you|we_would_like_you|i_would_like_you|may_i_ask_you|we_ask_you
    yes do_not|don't forget to|your|the
    yes remember|be_sure|make_sure|be_certain|take_care|see to|that|you|it
    yes make_sure|ensure
    yes it_was|was|were|we agreed|decided|resolved that? ..6 would|should|will|shall
    yes somebody|someone|everyone|you needs_to|has_to|should|must|need_to
    yes still needs|need|to_be|outstanding & to|: & $own|*ed
    yes take|apply|inhale|inject|use|swallow|insert|chew|give # !of|by
    yes take|apply|inhale|inject|swallow|give|use one|two|three|half|the ..2
    + tablet*|capsule*|dose*|drops|puff*|sachet*|spoon*|times
    yes waiting_for|chase_up|follow_up_with|get_back_to|let_me_know|let_us_know|report_back
    yes responsible_for|in_charge_of & will|is|: & NOT was
    veto do_not|don't|doesn't|does_not|no|not|never ..1 have_to|need_to|need|needs
    veto nothing|nobody|no_one ..2 needs|need|has|have|to_be
    veto [ x ]
    veto must_have|might_have|may_have|should_have|would_have
    veto please note|yourself|find_attached|find_enclosed & NOT and|$own_please
    veto thanked|thanks_to|thank_you_for|thank & NOT please
    veto % visit|see|find|discover|enjoy|meet & view|views|beautiful|splendid|charm
    veto could_not_ask|couldn't_ask|anyone_ask|kind_enough
    veto % fixed|added|changed|removed
    mask $own - $own
    mask check-in|check_in|sign-up|follow-up_visits|bring-and-share|drop-in|work-in|set-up|back-up
    mask ^ order|call|work|set|water|return|study|record|issue|visit|place|cover|present
    + is|was|of|are|were|has|s
    mask ^
    + back|order|place|water|paint|post|mail|book|file|list|plan|press|report|research|state
    | store|test|stop|practice|design|record|sort|support|iron|cook|type|mark|measure $num|is|was
    | are|were|of|for|in|from|has|had|on|by|and|can|may|will|with|at|s
    mask please_note|please_find|please_yourself
    mask pleased|delighted|ready|free|happy|glad|easy|due|able|how|nothing|welcome|back|ways
    | sorry to
    veto ^ what|why|how ..12 is|are|was described|explained|discussed
    veto % from|dear|subject : & NOT please
    yes $own ..9 and $own|return|send|sign|let & % $own
    yes it_is|is
    + essential|your_responsibility|up_to_you|your_duty|necessary|mandatory|compulsory to|that
    yes the ..3 is responsible_for|in_charge_of|tasked_with
    yes on_completion|once|when|after|if ..9 , ..1 $own|contact|return|call
    """
}
