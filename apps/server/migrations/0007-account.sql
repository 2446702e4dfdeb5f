-- What a session was opened on, in one word of a closed list, so that a player can tell the open ones apart.
alter table session add column device text not null default 'OTHER';

-- Codes by which a player gets in again without the password, as hashes: one of each kind, and each works once.
create table recovery (
  player_id uuid not null references player on delete cascade,
  -- PAPER is kept by the player until it is used; MAIL and OPERATOR end by themselves.
  kind text not null check (kind in ('PAPER', 'MAIL', 'OPERATOR')),
  code_hash bytea not null,
  made_at timestamptz not null default now(),
  primary key (player_id, kind)
);

-- Uses up a code: new password, all sessions ended but the new one, and a new code on paper. False when there is no such
-- code, or it is too old. All of it is about one player.
create function recover_account(
  player uuid, code bytea, next_password text, next_code bytea, next_token bytea, next_device text
) returns boolean language plpgsql as $$
begin
  delete from recovery r where r.player_id = player and r.code_hash = code and r.made_at > case r.kind
    when 'MAIL' then now() - interval '30 minutes'
    when 'OPERATOR' then now() - interval '1 day'
    else '-infinity' end;
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
