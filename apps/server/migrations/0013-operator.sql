-- Players who were deleted, by a hash of their id, from which nobody is known: a backup that is restored is cleared of them.
create table deletion (
  player_hash bytea primary key,
  deleted_at timestamptz not null default now()
);

-- What operators did about one player: no name, no address, no secret.
create table operator_act (
  act_id uuid primary key,
  at timestamptz not null default now(),
  -- The user of the machine.
  operator text not null,
  act text not null check (act in ('FIND', 'RESET', 'DELETE')),
  -- Null when nobody was found.
  player_hash bytea
);

-- Ends every session and the password, and keeps a code by which the player sets a new one.
create function account_reset(p_player_id uuid, p_password_hash text, p_code_hash bytea)
returns boolean language plpgsql as $$
begin
  update player set password_hash = p_password_hash where player_id = p_player_id;
  if not found then
    return false;
  end if;
  delete from session where player_id = p_player_id;
  delete from recovery where player_id = p_player_id and kind <> 'PAPER';
  insert into recovery (player_id, kind, code_hash) values (p_player_id, 'OPERATOR', p_code_hash);
  return true;
end $$;
