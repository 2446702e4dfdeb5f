-- Writes of several tables or rows that have to happen together. What changes a player's campaign, badges or seed begins with the
-- player's row, guarded by the version that was read: when another command was first, it answers false and writes nothing
-- (RULES 3.8). See docs/scaling.md, 'How a write is written'.

-- A player with the first session. Nobody finds the player by an address yet.
create function account_create(
  p_player_id uuid, p_email text, p_name text, p_character_name text, p_password_hash text, p_next_seed bytea,
  p_token_hash bytea, p_device text, p_next_root bytea, p_next_rulebook smallint
) returns boolean language plpgsql as $$
begin
  insert into player (player_id, email, name, character_name, password_hash, next_seed, next_root, next_rulebook)
    values (p_player_id, p_email, p_name, p_character_name, p_password_hash, p_next_seed, p_next_root, p_next_rulebook);
  insert into session (player_id, token_hash, device) values (p_player_id, p_token_hash, p_device);
  return true;
end $$;

-- A new session, only while the proof that was checked still opens the account: a password that was changed, or a school's
-- user who was unbound, between the check and this call opens nothing. Of the two proofs one is null.
create function session_open(
  p_player_id uuid, p_token_hash bytea, p_device text, p_password_hash text, p_lti_user bytea
) returns boolean language plpgsql as $$
begin
  perform 1 from player where player_id = p_player_id
    and (p_password_hash is null or password_hash = p_password_hash) and (p_lti_user is null or lti_user = p_lti_user)
    for share;
  if not found then
    return false;
  end if;
  insert into session (player_id, token_hash, device) values (p_player_id, p_token_hash, p_device);
  return true;
end $$;

-- Keeps a link for the address that the player has at that moment, in place of the one before. False when it is another's.
create function mail_link_keep(p_player_id uuid, p_email text, p_code_hash bytea)
returns boolean language plpgsql as $$
begin
  perform 1 from player where player_id = p_player_id and email = p_email for share;
  if not found then
    return false;
  end if;
  insert into recovery (player_id, kind, code_hash) values (p_player_id, 'MAIL', p_code_hash)
    on conflict (player_id, kind) do update set code_hash = excluded.code_hash, made_at = excluded.made_at;
  return true;
end $$;

-- Counts so many more (none: only looks), and gives how many there are of the key and of the part, and the seconds until
-- the last of them is forgotten.
create function attempt_count(p_attempt_key bytea, p_part bytea, p_more integer, p_seconds integer)
returns integer[] language plpgsql as $$
declare
  counts integer[];
  at timestamptz := now();
  ending timestamptz := now() + make_interval(secs => p_seconds);
begin
  if p_more > 0 then
    delete from attempt where attempt_key = p_attempt_key and until <= at;
    insert into attempt (attempt_key, part, times, until)
      values (p_attempt_key, p_part, p_more, ending)
      on conflict (attempt_key, part) do update set times = attempt.times + excluded.times;
  end if;
  select array[coalesce(sum(times), 0), coalesce(sum(times) filter (where part = p_part), 0),
      coalesce(ceil(extract(epoch from max(until) - at)), 0)]::integer[]
    into counts from attempt where attempt_key = p_attempt_key and until > at;
  return counts;
end $$;

-- A campaign with the seed that the player has been shown; the next one's seed takes its place.
create function campaign_open(
  p_player_id uuid, p_version bigint, p_next_seed bytea, p_campaign_id uuid, p_number integer, p_dream_id smallint,
  p_energy integer, p_effort integer, p_seed bytea, p_client_seed text, p_state json, p_movements text,
  p_now timestamptz, p_choice_key bytea, p_root bytea, p_next_root bytea, p_next_rulebook smallint
) returns boolean language plpgsql as $$
begin
  update player set version = version + 1, current_campaign_id = p_campaign_id, latest_campaign_id = p_campaign_id,
      next_seed = p_next_seed, next_root = p_next_root, next_rulebook = p_next_rulebook
    where player_id = p_player_id and version = p_version;
  if not found then
    return false;
  end if;
  insert into campaign
      (player_id, campaign_id, number, dream_id, status, energy, effort, seed, client_seed, state, movements, created_at,
      choice_key, root)
    values
      (p_player_id, p_campaign_id, p_number, p_dream_id, 'ACTIVE', p_energy, p_effort, p_seed, p_client_seed, p_state,
      p_movements, p_now, p_choice_key, p_root);
  return true;
end $$;

-- A campaign as a command has left it, its new movements and earned badges. With an ordinal, the log of the minigame that
-- was finished too.
create function campaign_save(
  p_player_id uuid, p_version bigint, p_campaign_id uuid, p_current_campaign_id uuid, p_counters jsonb, p_status text,
  p_results_seen boolean, p_energy integer, p_effort integer, p_state json, p_movements text, p_run_version smallint,
  p_run_began_at timestamptz, p_now timestamptz, p_has_ended boolean, p_user_badge_ids uuid[], p_badge_ids smallint[],
  p_number integer default null, p_ordinal smallint default null, p_log_version smallint default null,
  p_ticks integer default null, p_points integer default null, p_inputs bytea default null
) returns boolean language plpgsql as $$
begin
  update player set version = version + 1, current_campaign_id = p_current_campaign_id, counters = p_counters
    where player_id = p_player_id and version = p_version;
  if not found then
    return false;
  end if;
  update campaign set status = p_status, results_seen = p_results_seen, energy = p_energy, effort = p_effort,
      state = p_state, movements = movements || p_movements, run_version = p_run_version,
      run_began_at = p_run_began_at, finished_at = case when p_has_ended then p_now else finished_at end
    where player_id = p_player_id and campaign_id = p_campaign_id;
  for i in 1 .. cardinality(p_badge_ids) loop
    insert into user_badge (player_id, badge_id, user_badge_id, earned_at)
      values (p_player_id, p_badge_ids[i], p_user_badge_ids[i], p_now);
  end loop;
  if p_ordinal is not null then
    insert into run (player_id, campaign_number, ordinal, version, ticks, points, inputs)
      values (p_player_id, p_number, p_ordinal, p_log_version, p_ticks, p_points, p_inputs);
  end if;
  return true;
end $$;

-- A try, put into the slot. The next seed of the player's own campaign, counters and badges stay as they are.
create function week_open(
  p_player_id uuid, p_version bigint, p_campaign_id uuid, p_number integer, p_dream_id smallint, p_energy integer,
  p_effort integer, p_seed bytea, p_root bytea, p_client_seed text, p_state json, p_movements text, p_now timestamptz,
  p_choice_key bytea, p_week text, p_week_try integer
) returns boolean language plpgsql as $$
begin
  update player set version = version + 1, week_campaign_id = p_campaign_id
    where player_id = p_player_id and version = p_version;
  if not found then
    return false;
  end if;
  insert into campaign
      (player_id, campaign_id, number, dream_id, status, energy, effort, seed, root, client_seed, state, movements,
      created_at, choice_key, week, week_try)
    values
      (p_player_id, p_campaign_id, p_number, p_dream_id, 'ACTIVE', p_energy, p_effort, p_seed, p_root, p_client_seed,
      p_state, p_movements, p_now, p_choice_key, p_week, p_week_try);
  return true;
end $$;

-- A try as a command has left it; with a note once it is over, and with an ordinal the log of the minigame that was finished.
create function week_save(
  p_player_id uuid, p_version bigint, p_campaign_id uuid, p_status text, p_results_seen boolean, p_energy integer,
  p_effort integer, p_state json, p_movements text, p_run_version smallint, p_run_began_at timestamptz,
  p_now timestamptz, p_has_ended boolean, p_note smallint, p_low smallint, p_high smallint,
  p_number integer default null, p_ordinal smallint default null, p_log_version smallint default null,
  p_ticks integer default null, p_points integer default null, p_inputs bytea default null
) returns boolean language plpgsql as $$
begin
  update player set version = version + 1
    where player_id = p_player_id and version = p_version;
  if not found then
    return false;
  end if;
  update campaign set status = p_status, results_seen = p_results_seen, energy = p_energy, effort = p_effort,
      state = p_state, movements = movements || p_movements, run_version = p_run_version,
      run_began_at = p_run_began_at, finished_at = case when p_has_ended then p_now else finished_at end,
      week_note = coalesce(week_note, p_note), week_low = coalesce(week_low, p_low),
      week_high = coalesce(week_high, p_high)
    where player_id = p_player_id and campaign_id = p_campaign_id;
  if p_ordinal is not null then
    insert into run (player_id, campaign_number, ordinal, version, ticks, points, inputs)
      values (p_player_id, p_number, p_ordinal, p_log_version, p_ticks, p_points, p_inputs);
  end if;
  return true;
end $$;

-- A share of a badge in place of an earlier one on the same platform. False when the badge is not the player's.
create function share_record(p_player_id uuid, p_share_id uuid, p_user_badge_id uuid, p_platform text)
returns boolean language plpgsql as $$
begin
  if not exists (select 1 from user_badge where player_id = p_player_id and user_badge_id = p_user_badge_id) then
    return false;
  end if;
  delete from share where player_id = p_player_id and user_badge_id = p_user_badge_id and platform = p_platform;
  insert into share (player_id, share_id, user_badge_id, platform)
    values (p_player_id, p_share_id, p_user_badge_id, p_platform);
  return true;
end $$;

-- An idea that was seen; a second time changes nothing.
create function concept_see(
  p_player_id uuid, p_concept_id smallint, p_now timestamptz, p_month integer, p_due_month integer
) returns boolean language plpgsql as $$
begin
  -- One who has just been deleted leaves nothing behind.
  if not exists (select from player where player_id = p_player_id) then
    return true;
  end if;
  insert into concept_card (player_id, concept_id, seen_at, seen_month, rights, variant, asked_at, due_month)
    values (p_player_id, p_concept_id, p_now, p_month, 0, null, null, p_due_month)
    on conflict (player_id, concept_id) do nothing;
  return true;
end $$;

-- An idea that was learned, with the counters and badges that it brings: it is seen as well.
create function concept_learn(
  p_player_id uuid, p_version bigint, p_counters jsonb, p_concept_id smallint, p_now timestamptz, p_cycle smallint,
  p_user_badge_ids uuid[], p_badge_ids smallint[]
) returns boolean language plpgsql as $$
begin
  update player set version = version + 1, counters = p_counters
    where player_id = p_player_id and version = p_version;
  if not found then
    return false;
  end if;
  insert into concept_card (player_id, concept_id, seen_at, seen_month, rights, variant, asked_at, due_month)
    values (p_player_id, p_concept_id, p_now, 0, 0, null, null, 0)
    on conflict (player_id, concept_id) do nothing;
  insert into concept (player_id, concept_id, learned_at, cycle) values (p_player_id, p_concept_id, p_now, p_cycle);
  for i in 1 .. cardinality(p_badge_ids) loop
    insert into user_badge (player_id, badge_id, user_badge_id, earned_at)
      values (p_player_id, p_badge_ids[i], p_user_badge_ids[i], p_now);
  end loop;
  return true;
end $$;

-- An answer to a card, with the counters and badges that it brings where the idea is learned by it.
create function concept_answer(
  p_player_id uuid, p_version bigint, p_counters jsonb, p_concept_id smallint, p_now timestamptz, p_cycle smallint,
  p_month integer, p_rights smallint, p_variant text, p_due_month integer, p_is_learned boolean,
  p_user_badge_ids uuid[], p_badge_ids smallint[]
) returns boolean language plpgsql as $$
begin
  update player set version = version + 1, counters = p_counters
    where player_id = p_player_id and version = p_version;
  if not found then
    return false;
  end if;
  insert into concept_card (player_id, concept_id, seen_at, seen_month, rights, variant, asked_at, due_month)
    values (p_player_id, p_concept_id, p_now, p_month, p_rights, p_variant, p_now, p_due_month)
    on conflict (player_id, concept_id) do update
      set rights = excluded.rights, variant = excluded.variant, asked_at = excluded.asked_at,
        due_month = excluded.due_month;
  if p_is_learned then
    insert into concept (player_id, concept_id, learned_at, cycle) values (p_player_id, p_concept_id, p_now, p_cycle);
  end if;
  for i in 1 .. cardinality(p_badge_ids) loop
    insert into user_badge (player_id, badge_id, user_badge_id, earned_at)
      values (p_player_id, p_badge_ids[i], p_user_badge_ids[i], p_now);
  end loop;
  return true;
end $$;

-- Takes a free quota, if the group still stands where it was read. The group's row is held until this is written: a door
-- that is shut meanwhile waits for it.
create function live_seat_take(
  p_group_id uuid, p_phase text, p_month smallint, p_quota smallint, p_key_hash bytea, p_nickname smallint,
  p_persona smallint, p_pictures text, p_joined_month smallint, p_now timestamptz
) returns boolean language plpgsql as $$
begin
  perform from live_group
    where group_id = p_group_id and phase = p_phase and month = p_month and not is_paused for share;
  if not found then
    return false;
  end if;
  insert into live_seat (group_id, quota, key_hash, nickname, persona, pictures, joined_month, joined_at)
    values (p_group_id, p_quota, p_key_hash, p_nickname, p_persona, p_pictures, p_joined_month, p_now)
    on conflict do nothing;
  return found;
end $$;

-- A seat's word, face and nickname, while the room is open.
create function live_seat_profile(
  p_group_id uuid, p_quota smallint, p_rev integer, p_word text, p_persona smallint, p_nickname smallint, p_renamed smallint
) returns boolean language plpgsql as $$
begin
  perform from live_group where group_id = p_group_id and phase = 'WAITING' and not is_paused for share;
  if not found then
    return false;
  end if;
  update live_seat set word = p_word, persona = p_persona, nickname = p_nickname, renamed = p_renamed, rev = rev + 1
    where group_id = p_group_id and quota = p_quota and rev = p_rev;
  return found;
end $$;

-- Frees a seat while the room is open. The group's version counts it, since the seat's own rev is gone.
create function live_seat_free(p_group_id uuid, p_quota smallint, p_key_hash bytea) returns boolean language plpgsql as $$
begin
  update live_group set version = version + 1 where group_id = p_group_id and phase = 'WAITING';
  if not found then
    return false;
  end if;
  delete from live_seat where group_id = p_group_id and quota = p_quota and key_hash = p_key_hash;
  return true;
end $$;

-- Counts a try at a seat's pictures before they are compared, since p_window seconds ago or less; gives how many there are now, null
-- where nobody sits. The try that is one too many is news for the host, those after it are not counted.
create function live_seat_try(p_group_id uuid, p_quota smallint, p_now timestamptz, p_window integer, p_most smallint)
  returns smallint language plpgsql as $$
declare
  v_tries smallint;
begin
  update live_seat set
    tries = case when tries_since between p_now - make_interval(secs => p_window) and p_now then least(tries, p_most) + 1 else 1 end,
    tries_since = case when tries_since between p_now - make_interval(secs => p_window) and p_now then tries_since else p_now end,
    rev = case when tries = p_most then rev + 1 else rev end
    where group_id = p_group_id and quota = p_quota returning tries into v_tries;
  return v_tries;
end $$;

-- A seat's answers of a moment, if the group is still in the phase in which it was read. Those that stand already stay.
create function live_seat_answer(
  p_group_id uuid, p_quota smallint, p_rev integer, p_phase text, p_before text, p_after text
) returns boolean language plpgsql as $$
begin
  perform from live_group where group_id = p_group_id and phase = p_phase and not is_paused for share;
  if not found then
    return false;
  end if;
  update live_seat set before_answers = coalesce(before_answers, p_before), after_answers = coalesce(after_answers, p_after),
      rev = rev + 1
    where group_id = p_group_id and quota = p_quota and rev = p_rev;
  return found;
end $$;

-- A seat's month as far as it has got, if the month is still open and the seat's row is as it was read (rev, 0 for none).
-- With ticks, the log of the minigame too. Seats share the group's row, so forty write side by side.
create function live_move_keep(
  p_group_id uuid, p_month smallint, p_quota smallint, p_rev integer, p_card_option text, p_buys boolean, p_place smallint,
  p_is_played boolean, p_run_version smallint, p_run_began_at timestamptz, p_score_bp smallint, p_pace text,
  p_pays boolean, p_bid integer, p_ticks integer default null, p_points integer default null, p_inputs bytea default null
) returns boolean language plpgsql as $$
begin
  perform from live_group
    where group_id = p_group_id and phase = 'PRIVATE' and month = p_month and not is_paused for share;
  if not found then
    return false;
  end if;
  if p_rev = 0 then
    insert into live_move (group_id, month, quota, card_option, buys, place, is_played, run_version, run_began_at, rev)
      values (p_group_id, p_month, p_quota, p_card_option, p_buys, p_place, p_is_played, p_run_version, p_run_began_at, 1)
      on conflict do nothing;
  else
    update live_move set score_bp = p_score_bp, pace = p_pace, pays = p_pays, bid = p_bid, rev = rev + 1
      where group_id = p_group_id and month = p_month and quota = p_quota and rev = p_rev;
  end if;
  if not found then
    return false;
  end if;
  if p_ticks is not null then
    insert into live_run (group_id, month, quota, version, ticks, points, inputs)
      values (p_group_id, p_month, p_quota, p_run_version, p_ticks, p_points, p_inputs) on conflict do nothing;
  end if;
  return true;
end $$;

-- What a seat guesses of the assembly, once it has sealed the month and until it is closed.
create function live_guess(
  p_group_id uuid, p_month smallint, p_quota smallint, p_bid smallint, p_wins boolean, p_letters smallint
) returns boolean language plpgsql as $$
begin
  perform from live_group
    where group_id = p_group_id and phase = 'PRIVATE' and month = p_month and not is_paused for share;
  if not found then
    return false;
  end if;
  update live_move set guess_bid = p_bid, guess_wins = p_wins, guess_letters = p_letters, rev = rev + 1
    where group_id = p_group_id and month = p_month and quota = p_quota and pace is not null;
  return found;
end $$;

-- What the host has typed of a month that is played on paper, if the month is still open: all lines or none. A line that was
-- typed before is typed anew.
create function live_paper_type(p_group_id uuid, p_month smallint, p_moves jsonb) returns boolean language plpgsql as $$
begin
  perform from live_group
    where group_id = p_group_id and mode = 'PAPER' and phase = 'PRIVATE' and month = p_month and not is_paused for share;
  if not found then
    return false;
  end if;
  insert into live_move (group_id, month, quota, card_option, buys, place, is_played, score_bp, pace, pays, bid, rev)
    select p_group_id, p_month, typed.quota, typed.option, typed.buys, typed.place, true, typed.score, typed.pace, typed.pays,
        typed.bid, 1
      from jsonb_to_recordset(p_moves) as typed(
        quota smallint, option text, buys boolean, place smallint, score smallint, pace text, pays boolean, bid integer)
    on conflict (group_id, month, quota) do update set card_option = excluded.card_option, buys = excluded.buys,
      place = excluded.place, is_played = true, run_version = null, run_began_at = null, score_bp = excluded.score_bp,
      pace = excluded.pace, pays = excluded.pays, bid = excluded.bid, rev = live_move.rev + 1;
  return true;
end $$;

-- Closed months, from the first on, and where the group stands afterwards.
create function live_months_keep(
  p_group_id uuid, p_version integer, p_first smallint, p_moves text[], p_phase text, p_month smallint,
  p_closes_at timestamptz, p_delete_at timestamptz
) returns boolean language plpgsql as $$
begin
  update live_group set phase = p_phase, month = p_month, step = 0, is_finishing = false, closes_at = p_closes_at,
      delete_at = p_delete_at, version = version + 1
    where group_id = p_group_id and version = p_version and phase = 'CLOSING';
  if not found then
    return false;
  end if;
  for i in 1 .. cardinality(p_moves) loop
    insert into live_month (group_id, month, moves) values (p_group_id, p_first + i - 1, p_moves[i]);
  end loop;
  return true;
end $$;

-- Deletes a group with all that was played; tells how many seats it had, null where there was no group.
create function live_group_delete(p_group_id uuid) returns integer language plpgsql as $$
declare
  v_seats integer;
begin
  select count(*) into v_seats from live_seat where group_id = p_group_id;
  delete from live_group where group_id = p_group_id;
  return case when found then v_seats end;
end $$;
