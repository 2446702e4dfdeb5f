-- Writes of an account that change several tables of one player. See docs/scaling.md, 'How a write is written'.

-- A player with the first session. Nobody finds the player by an address yet.
create function account_create(
  p_player_id uuid, p_email text, p_name text, p_character_name text, p_password_hash text, p_next_seed bytea,
  p_token_hash bytea, p_device text
) returns boolean language plpgsql as $$
begin
  insert into player (player_id, email, name, character_name, password_hash, next_seed)
    values (p_player_id, p_email, p_name, p_character_name, p_password_hash, p_next_seed);
  insert into session (player_id, token_hash, device) values (p_player_id, p_token_hash, p_device);
  return true;
end $$;

-- A new session in place of those of the same player that were last used then or earlier.
create function session_open(p_player_id uuid, p_token_hash bytea, p_device text, p_ended_at timestamptz)
returns boolean language plpgsql as $$
begin
  delete from session where player_id = p_player_id and last_used_at <= p_ended_at;
  insert into session (player_id, token_hash, device) values (p_player_id, p_token_hash, p_device);
  return true;
end $$;

-- A new password, if the old one still is what was checked. With it go all sessions but the one that asks, and every code
-- that was sent.
create function password_change(p_player_id uuid, p_token_hash bytea, p_next_hash text, p_checked_hash text)
returns boolean language plpgsql as $$
begin
  update player set password_hash = p_next_hash where player_id = p_player_id and password_hash = p_checked_hash;
  if not found then
    return false;
  end if;
  delete from session where player_id = p_player_id and token_hash <> p_token_hash;
  delete from recovery where player_id = p_player_id and kind <> 'PAPER';
  return true;
end $$;
