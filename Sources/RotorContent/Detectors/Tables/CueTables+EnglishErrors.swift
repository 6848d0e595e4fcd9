extension CueTables {
  static let englishErrors = """
    done = saved, loaded, opened, found, read, written, sent, delivered, processed, completed
    done += verified, validated, connected, reached, started, created, deleted, updated,
    + installed
    done += parsed, analysed, analyzed, printed, uploaded, downloaded, imported, exported,
    + resolved
    done += displayed, shown, recognised, recognized, accepted, authenticated, authorised
    done += authorized, determined, located, executed, allocated, mounted, initialised
    done += initialized, retrieved, refreshed, synced, synchronised, converted, restored,
    + charged
    done += confirmed, established, finished, booked, identified, played, scanned, used, taken
    done += decoded, moved, copied, renamed, played, established, obtained, assessed, evaluated
    op = save, load, open, find, read, write, send, deliver, process, complete, verify, validate
    op += connect, reach, start, create, delete, update, install, parse, print, upload, download
    op += import, export, resolve, display, show, recognise, recognize, authenticate, determine
    op += locate, execute, allocate, mount, initialise, initialize, retrieve, refresh, sync,
    + convert
    op += restore, charge, confirm, establish, finish, respond, answer, boot, build, compile,
    + log
    op += sign, access, bind, fetch, render, play, join, launch, run, work, turn, close, switch
    op += scan, detect, access, stat, fork, resolve, register, submit, synchronise, get, set
    op += continue, proceed, decode, lock, book, take, cool, heat, ring, light, move, apply,
    + reply
    broken = wrong, incorrect, invalid, faulty, broken, defective, damaged, missing, offline
    broken += unreachable, unavailable, unreadable, out of order, out of service, down, stuck
    broken += jammed, corrupt, corrupted, dead, incomplete, blocked, unresponsive, leaking,
    + blank
    broken += frozen, inaccessible, malformed, misspelled, mistaken, inaccurate, unusable, not
    + valid
    broken += garbled, misprinted, mislabelled, outdated, not recognised, not recognized, flat
    broken += not available, cracked, full, empty, unplugged, too large, too long, rejected
    sure % error|fatal|exception|failure|failed|panic|errors|traceback|fault|bug|segfault :
    sure %
    + fatal_error|syntax_error|internal_error|runtime_error|type_error|server_error|parse_error
    sure error|exit|status code|# #?
    yes error|exception in|at|on line|worker|thread|module|file|# & NOT an|fixed|if
    yes exception|error in|at|on #cap
    sure http # – |-|:|error
    sure http 's? ..1 error|status
    yes ❌
    sure % known_issue|known_problem|correction|corrigendum|erratum|errata :
    yes could_not|couldn't|cannot|can't|can_not be ..2 $done
    yes could_not|couldn't|cannot|can't|unable_to|failed_to|fails_to|failing_to $op
    yes could_not|couldn't|unable_to|failed_to $op
    yes failed|fails|failing|fail to ..1 $op
    fails = respond, load, start, work, working, open, connect, print, turn on, charge, boot,
    + answer
    fails += responding, loading, starting, connecting, printing, charging, match, exist, show,
    + sync
    fails += respond, play, close, save, scan, install, reply, ring, light, cool, heat, flush,
    + lock
    fails += compile, build, run, recognised, recognized, valid, available, reachable, found
    yes did_not|didn't|does_not|doesn't|won't|will_not|is_not|isn't|are_not|don't|no_longer ..1
    + $fails
    yes has|have ..1 failed|crashed|stopped|expired|broken|run_out|malfunctioned|been_lost
    yes failed after|with|during|at|because|due|on|for|in|again|: & NOT if|who
    yes upload|download|login|import|export|backup|update|sync|payment|build|test|tests
    + failed|fails
    yes upload|download|installation|connection|transaction|check|job|request
    + failed|fails|aborted
    yes # ..3 failed|errors|error|failures
    yes timed_out|timeout|time-out|time_out
    yes $be ..1 denied|declined|refused|aborted|interrupted|terminated|rejected & NOT if
    yes permission|access|payment|card|transaction|request|connection
    + denied|declined|refused|reset
    yes aborted|aborting|bailing|giving_up|core_dumped|segmentation_fault|stack_overflow
    yes % invalid|unknown|unexpected|unsupported|missing|malformed|corrupt|illegal|undefined
    yes : invalid|unknown|unexpected|unsupported|missing|malformed|corrupt|illegal|undefined
    yes unexpected end|token|character|response|error|eof|symbol
    yes is|are|'s|seems|appears|looks|was|were|been|showing ..2 $broken & NOT if|when|no
    yes the|your|its|has|have|contains|shows wrong|incorrect|invalid & NOT if|turn
    yes broken_down|broke_down|breaks_down|stopped_working|not_working|out_of_order
    yes crashes|crashed|crash|hangs|freezes|froze|reboots
    + when|on|after|during|at|every|again|with
    yes app|program|server|system|browser|computer|site|website
    + crashes|crashed|hangs|freezes|froze
    yes went_wrong|gone_wrong|goes_wrong|go_wrong
    yes not_found|no_such_file|does_not_exist|no_space_left|out_of_memory|disk_full|disk_is_full
    yes by_mistake|in_error|erroneously|mistakenly|by_accident & was|were|been|have|twice
    yes booked|charged|billed|sent|listed|printed|entered|counted twice|incorrectly|wrongly
    yes files|entries|records|items|pages|rows were? skipped|lost|missing|corrupted
    yes no signal|response|connection|reading|readings|data|power|internet|network|answer|sound
    yes no hot_water|picture|reply|display & since|from|on|in
    yes division_by_zero|null_pointer|out_of_range|out_of_bounds|overflow
    yes we_made|there_is|there_was|contains|contained|has|found|an an? error|mistake|bug|typo
    + in|on
    yes error|errors occurred|encountered|detected|reported
    yes does_nothing|nothing_happens|keeps_crashing|keeps_failing|shows_an_error
    yes is_leaking|has_leaked|short_circuit|power_cut|power_outage|outage & NOT was|plan|if
    yes not_enough|insufficient space|memory|disk|funds|balance|permissions|privileges|storage
    yes sorry ..9 couldn't|could_not|wrong|unable|problem|error|can't
    veto % if|should|when|unless|in_case|whenever|once|where
    veto if|when|in_case|should|whenever|unless ..6 error*|fail*|crash*|wrong|jam*|problem*
    veto % fixed|fixes|fix|resolved|solved|repaired|corrected|corrects|prevents
    veto has|have|was|were|is been? fixed|resolved|repaired|solved|corrected
    veto no|without|zero|any|never|nothing|not_a_single ..2
    + error*|fail*|fault*|problem*|issue*|went
    veto no ..2 error*|fail*|fault*|problem*
    veto could_not|couldn't|cannot have|be_happier|be_better|be_more|wait
    veto retries|instead_of|ruled_out|would_have|might_have
    veto handles|handling|describes|explains|teaches|learn|how_to|chapter|unit ..6 error*|fail*
    veto who|anyone|students fail|fails
    veto % report|reporting
    mask error|errors - free
    mask error handling|message|messages|rate|rates|bar|bars|margin|log|logs|checking|correction
    mask trial_and_error|standard_error|margin_of_error|comedy_of_errors|human_error
    mask never|cannot|don't|not fail|fails to
    mask heart|kidney|liver|renal|organ|respiratory failure|failures
    mask failed|fails|failing to conquer|impress|win|charm|reach_agreement
    mask fault_line*|fault_lines|missing_person|what's_wrong_with
    """
}
