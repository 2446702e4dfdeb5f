-- The rulebook that a next seed was sealed under, and the root from which one of rulebook 2 follows: seed = SHA-256(root).
-- A campaign keeps the root of its seed; its rulebook stands in its state. Seeds that were sealed before are rulebook 1's.

alter table player add column next_rulebook smallint not null default 1;
alter table player add column next_root bytea check (next_root is null or sha256(next_root) = next_seed);
alter table campaign add column root bytea check (root is null or sha256(root) = seed);

-- As 0008 made it, with what the next seed was sealed under.
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

-- As 0009 made it, with the root of the seed that it takes and what the next one was sealed under.
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

-- The one of the servers of before, which may still run: what they draw next has no root and is rulebook 1's.
create or replace function campaign_open(
  p_player_id uuid, p_version bigint, p_next_seed bytea, p_campaign_id uuid, p_number integer, p_dream_id smallint,
  p_energy integer, p_effort integer, p_seed bytea, p_client_seed text, p_state json, p_movements text,
  p_now timestamptz, p_choice_key bytea
) returns boolean language plpgsql as $$
begin
  update player set version = version + 1, current_campaign_id = p_campaign_id, latest_campaign_id = p_campaign_id,
      next_seed = p_next_seed, next_root = null, next_rulebook = 1
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
