-- As 0007 made it, with the ends of the kinds worked out before: an engine that is spread over machines refuses a condition
-- that compares a column with the time of now.
create or replace function recover_account(
  player uuid, code bytea, next_password text, next_code bytea, next_token bytea, next_device text
) returns boolean language plpgsql as $$
declare
  mail_end timestamptz := now() - interval '30 minutes';
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
