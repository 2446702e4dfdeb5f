-- 'Assembleia da semana': one campaign for all, sealed before it opens. A week's root is drawn once, by whichever server comes first.
create table week (
  -- ISO year and week in UTC-3: '2026-S21'.
  week text primary key check (week ~ '^[0-9]{4}-S[0-9]{2}$'),
  -- 32 drawn bytes; the seed is its SHA-256, the seal that of the seed. Never answered before published_at.
  root bytea not null check (octet_length(root) = 32),
  sealed_at timestamptz not null,
  -- Once the ranked tries are counted; from then on root and seed are public, and no try is ranked any more.
  published_at timestamptz,
  -- Notes of the counted tries with how many have each: [[note, tries], ...].
  notes json,
  check ((published_at is null) = (notes is null))
);

-- The try that is in the slot beside the player's own campaign: the newest one, whether it goes on or not.
alter table player add column week_campaign_id uuid;

-- A campaign of a week. Its number is below 0, so that it is never one of the player's own.
alter table campaign add column week text;
-- 0 for the ranked try, 1, 2, ... for the free ones.
alter table campaign add column week_try integer;
-- 'Nota das escolhas' with its interval, once it was computed.
alter table campaign add column week_note smallint;
alter table campaign add column week_low smallint;
alter table campaign add column week_high smallint;
alter table campaign add constraint campaign_week_try check ((week is null) = (week_try is null) and (week is null or number < 0));

-- One ranked try a player and week, whoever asks at once; and what a count goes through.
create unique index campaign_week_ranked on campaign (player_id, week) where week_try = 0;
create index campaign_week on campaign (week) where week_try = 0;

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
