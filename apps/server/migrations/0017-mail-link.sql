-- As 0012 made it, but a link by mail is good for an hour: mail may be slow.
create or replace function recover_account(
  player uuid, code bytea, next_password text, next_code bytea, next_token bytea, next_device text
) returns boolean language plpgsql as $$
declare
  mail_end timestamptz := now() - interval '1 hour';
  operator_end timestamptz := now() - interval '1 day';
begin
  delete from recovery r where r.player_id = player and r.code_hash = code
    and (r.kind = 'PAPER' or r.kind = 'MAIL' and r.made_at > mail_end
      or r.kind = 'OPERATOR' and r.made_at > operator_end);
  if not found then
    return false;
  end if;
  update player p set password_hash = next_password where p.player_id = player;
  delete from recovery r where r.player_id = player;
  delete from session s where s.player_id = player;
  insert into session (player_id, token_hash, device) values (player, next_token, next_device);
  insert into recovery (player_id, kind, code_hash) values (player, 'PAPER', next_code);
  return true;
end
$$;

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
