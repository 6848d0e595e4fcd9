extension CueTables {
  static let englishWarnings = """
    alarm = warning, warnings, caution, danger, beware, attention, hazard, alert, safety warning
    alarm += safety notice, important safety information, safety information, heads-up, heads up
    alarm += important warning, security notice, security alert, boxed warning, severe weather
    harm = burn, burns, injury, injuries, death, fire, fires, explosion, explosions, damage
    harm += shock, electrocution, drowning, poisoning, suffocation, choking, strangulation,
    + data loss
    harm += loss, bleeding, blindness, irritation, allergic, reaction, reactions, falls, falling
    harm += rockfall, avalanche, avalanches, flooding, collapse, scalding, infection, overdose
    harm += electric shock, entrapment, fraud, theft, dizziness, drowsiness, birth defects
    harm += skin irritation, failure, corruption, permanent, serious, severe, fatal, harm,
    + illness
    act = leave, take, touch, use, open, mix, share, enter, swim, exceed, operate, drive, remove
    act += store, expose, inhale, ingest, swallow, eat, drink, give, click, disclose, reveal,
    + send
    act += reply, install, run, delete, disconnect, unplug, turn, switch, connect, immerse,
    + spray
    act += climb, lean, stand, walk, step, cross, approach, feed, stop, put, place, pour, insert
    act += combine, apply, heat, microwave, freeze, burn, smoke, light, attempt, try, look,
    + stare
    act += charge, puncture, crush, throw, dispose, allow, let, lift, carry, pull, push, play,
    + ride
    act += dive, jump, go, reuse, refreeze, overload, cover, block, bend, press, disable, ignore
    act += modify, edit, skip, interrupt, power, shut, reach, work, wear, keep, pay, sign,
    + transfer
    act += trust, rely, exceed, dissolve, chew, crush, breathe, breastfeed, handle, paddle, dig
    hazard = dangerous, hazardous, poisonous, toxic, flammable, explosive, corrosive, lethal
    hazard += deadly, venomous, life-threatening, harmful, unsafe, carcinogenic, slippery
    hazard += highly flammable, combustible, unstable, contaminated, radioactive, infectious
    yes % $alarm :|!|.|–|-
    sure ^ $alarm :|!|–
    sure ⚠
    sure ☠
    sure % beware of|the|!
    yes % please? do_not|don't|never|do_never $act
    yes $alarm : ..6 do_not|never
    yes under_no_circumstances|in_no_event|on_no_account|at_no_time_should
    yes must_not|mustn't|must_never|should_not_be|should_never|is_not_to_be|are_not_to_be
    yes not_allowed|not_permitted|strictly_prohibited|strictly_forbidden|off_limits
    yes is|are prohibited|forbidden|banned
    yes prohibited|forbidden because|due|owing
    yes % no entry|access|swimming|diving|climbing|trespassing|bathing|naked|open_flames|smoking
    yes be_careful|be_cautious|be_very_careful|take_care_when|take_care_not|watch_out|look_out_for
    yes be_aware_that|take_extra_care|use_extreme|be_extra|be_alert|stay_alert|be_wary|be_vigilant
    yes watch_your|watch_for|mind_the|mind_your|keep_away|keep_clear|keep_off|keep_out|stay_away
    yes stay_clear|stay_back|stand_clear|steer_clear|stand_back|stay_off|stay_out|keep_back
    yes handle_with|use_caution|exercise_caution|with_caution|with_extreme|proceed_with_care
    yes at_your_own_risk|at_own_risk|at_one's_own_risk|think_twice|hands_off|keep_your_distance
    yes danger|risk|hazard of ..4 $harm
    yes may|can|could|might ..5 cause|causes|result_in|lead_to|trigger|provoke ..5 $harm
    yes may|can|could|might ..2
    + overheat|explode|ignite|catch_fire|collapse|burst|give_way|injure
    yes may|can|could|might ..2
    + kill|harm|bite|sting|scald|burn|choke|suffocate|transmit|be_fatal
    yes may|can|could|might ..2 damage|destroy|corrupt|void|be_harmful|be_dangerous|impair|break
    yes you ..2 could|may|might|will|can lose
    yes will_be|are|be|is ..2 lost|deleted|erased|wiped|overwritten|destroyed &
    + will|cannot|permanently
    yes wipes|deletes|erases|overwrites|destroys & back_up|backup|before|first|all|existing
    yes cannot_be_undone|can't_be_undone|cannot_be_reversed|irreversible|irreversibly|irrevocably
    yes cannot_be_recovered|no_way_to_recover|permanently_delete*|permanently_lost
    yes $be|extremely|highly|very|potentially ..2 $hazard & NOT was|were
    yes $hazard if|when|to|in|gas|fumes|chemical*|substance*|current*|liquid*|material* & NOT
    + was|were
    yes closed|shut|blocked|suspended|cordoned_off|sealed_off –|-|:
    yes closed|shut|blocked|suspended|impassable|evacuated ... due_to|because|owing_to
    yes closed|shut|suspended|unavailable ... until_further|for_safety|for_your_safety|after_a
    yes closed|shut|blocked by|following|after ..3
    + flood*|storm*|fire|landslide|accident|rockfall
    yes stop taking|using|treatment & if|when|at_once|immediately|and
    yes % seek|get medical|immediate
    yes see_a_doctor|call_an_ambulance|tell_your_doctor|consult_your_doctor|medical_attention
    yes % avoid
    yes should|must|to avoid contact|exposure|direct|contaminat*|driving|alcohol
    yes contains|may_contain ..4 nut*|peanut*|traces|gluten|milk|soy|soya|sesame|egg|eggs|wheat
    yes contains|may_contain ..4 allergen*|lactose|sulphites|sulfites|shellfish|latex|almonds
    yes not|unsuitable suitable? for ..3 children|infants|pregnant
    yes out_of_reach_of|out_of_the_reach|away_from_children|choking_hazard|small_parts
    yes allergic_reaction|allergic_reactions & may|can|could|cause|severe
    yes high_voltage|hot_surface|thin_ice|deep_water|wet_floor|live_wires|falling_rocks
    yes electric_shock|strong_currents|rip_currents|unexploded|flash_flood* & NOT was|were
    yes no_lifeguard*|steep_drop*|unguarded_cliff|black_ice|carbon_monoxide & NOT was|were
    yes unattended & never|not|don't|leave
    yes not_use|not_operate|not_drive & if|while|after|near|when
    yes ..0 risk|risks losing|losing_your|being
    yes ticks|mosquitoes|snakes|bears|sharks|jellyfish|crocodiles ...
    + may|can|could|been_seen|check
    yes unsecured|unencrypted|scam|scams|scammers|phishing &
    + never|beware|do_not|don't|watch|careful
    yes not_safe_to|unsafe_to|not_drinkable|not_potable|unfit_for|not_fit_for
    yes pacemaker|pregnant|epilepsy|children & must_not|should_not|not_enter|avoid|do_not
    veto no|not|without|never|zero|little ..3 danger|risk|hazard*|warning|warnings & NOT must|do
    veto there_was|there_were ..2 danger|risk
    veto isn't|aren't|not|non|no_longer ..2 $hazard
    veto % fixed|fixes|removed|changed|added
    veto explain*|discuss*|describe*|chapter|lecture|seminar|novel|album|film|painting|song ..9
    + warn*
    veto do_not|don't hesitate|worry|miss|forget|panic|delay
    veto caution_money
    mask " $alarm "
    mask don't|do_not|never hesitate|worry|miss|forget|mind|be|panic|fear|give_up|look_back
    mask watch_your_favourite|look_out_for_our|keep_off-peak|avoid_disappointment
    yes % never
    + !mind|been|before|again|had|did|has|was|have|in|say|a|the|one|once|far|ever|too|any|or
    yes warning|warnings|alert|alerts issued|in_force|in_effect|in_place|is_in|remain|remains &
    + NOT no
    yes allergy_advice|product_recall|safety_recall|recalled ..3 because|due
    yes wear ..4 gloves|goggles|helmet|helmets|protective|protection|mask|lifejacket|life_jacket
    yes may|can|could|will be ..1
    + icy|slippery|hot|sharp|unstable|flooded|loose|contaminated|wet|steep
    yes sharp_edges|contents_hot|if_swallowed|beyond_this_point|private_property|keep_away_from
    yes unplug|disconnect|switch_off|turn_off|isolate ..9 before &
    + clean*|open*|repair*|servic*|touch*
    yes stay|remain indoors|inside|out_of|away|alert|clear|off
    yes evacuate|seek_shelter|take_cover|move_to_higher
    yes void|voids|invalidate|invalidates ..3 warranty|guarantee|cover|insurance
    yes cannot|can't|won't|not be_able_to?
    + recover|recovered|restore|restored|undo|undone|reverse|retrieved
    yes back_up|make_a_backup|create_a_backup ..6 before|first
    yes exceed|exceeding ..4 dose|limit|weight|load & not|never|don't|may|can|could
    yes serious|severe|fatal|permanent injury|injuries|burns|damage|harm|consequences|illness &
    + NOT was|no
    yes only_a_qualified|only_by_qualified|qualified_electrician|trained_personnel
    yes risk|danger of & NOT reduce*|low*|small|no|without|assess* & % risk|danger
    yes could|may|might|can|will ..4 lose ..3
    + home|house|money|data|work|savings|deposit|everything
    yes overwrites|overwrite|overwritten & will|all|existing
    yes use ..3 at_your_own|with_care|caution
    yes toxic_to|poisonous_to|harmful_to|fatal_to|dangerous_to|unsafe_for|dangerous_for & NOT
    + not|was
    yes storm|gale|flood|weather|heat|avalanche|tsunami|frost|fire|smog|ice
    + warning|warnings|alert
    + & NOT light|sign|was|were|sound
    yes hold the|on handrail|rail|tight|tightly
    yes deleting|removing|erases|erasing|formatting|resetting|uninstalling ...
    + all|every|for_good|forever
    yes surface|surfaces|stairs|steps|floor|road|path|rocks|pipe|pipes|plate|oven|lid|water|cables
    + ..2 is|are|be|becomes|become|gets|get ..2
    + hot|icy|wet|slippery|steep|sharp|live|loose|slick
    yes falling ..1 rocks|debris|ice|branches|objects|trees
    yes do_not|don't|never ... without ..6
    + adult|supervision|protection|permission|doctor|helmet|gloves
    yes side_effects|overdose|dependence|addictive|drowsiness & may|can|could|cause|stop|avoid
    yes liable|responsible ..6 loss|damage|injury & not
    yes fine|penalty|prosecution|prosecuted ..4 up_to|of|will|for &
    + trespass*|smoking|entering|litter*
    """
}
