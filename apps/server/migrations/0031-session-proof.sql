-- As 0008 made it, but only while what was shown at the door still opens the account: a password that was changed, or a
-- school's user who was unbound, between the check and this call opens nothing. Of the two proofs one is null.
create function session_open(
  p_player_id uuid, p_token_hash bytea, p_device text, p_ended_at timestamptz, p_password_hash text, p_lti_user bytea
) returns boolean language plpgsql as $$
begin
  perform 1 from player where player_id = p_player_id
    and (p_password_hash is null or password_hash = p_password_hash) and (p_lti_user is null or lti_user = p_lti_user)
    for share;
  if not found then
    return false;
  end if;
  delete from session where player_id = p_player_id and last_used_at <= p_ended_at;
  insert into session (player_id, token_hash, device) values (p_player_id, p_token_hash, p_device);
  return true;
end $$;
