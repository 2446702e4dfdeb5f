-- The writes of commands that change several tables of one player. Each begins with the player's row, guarded by the
-- version that was read: when another command was first it answers false and writes nothing (RULES 3.8).
-- See docs/scaling.md, 'How a write is written'.

-- A campaign with the seed that the player has been shown; the next one's seed takes its place.
create function campaign_open(
  p_player_id uuid, p_version bigint, p_next_seed bytea, p_campaign_id uuid, p_number integer, p_dream_id smallint,
  p_energy integer, p_effort integer, p_seed bytea, p_client_seed text, p_state json, p_movements text,
  p_now timestamptz, p_choice_key bytea
) returns boolean language plpgsql as $$
begin
  update player set version = version + 1, current_campaign_id = p_campaign_id, latest_campaign_id = p_campaign_id,
      next_seed = p_next_seed
    where player_id = p_player_id and version = p_version;
  if not found then
    return false;
  end if;
  insert into campaign
      (player_id, campaign_id, number, dream_id, status, energy, effort, seed, client_seed, state, movements, created_at,
      choice_key)
    values
      (p_player_id, p_campaign_id, p_number, p_dream_id, 'ACTIVE', p_energy, p_effort, p_seed, p_client_seed, p_state,
      p_movements, p_now, p_choice_key);
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

-- An idea that was learned, with the counters and badges that it brings.
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
  insert into concept (player_id, concept_id, learned_at, cycle) values (p_player_id, p_concept_id, p_now, p_cycle);
  for i in 1 .. cardinality(p_badge_ids) loop
    insert into user_badge (player_id, badge_id, user_badge_id, earned_at)
      values (p_player_id, p_badge_ids[i], p_user_badge_ids[i], p_now);
  end loop;
  return true;
end $$;
