-- Live groups: one consórcio of real people, without accounts. No name, no address of anybody is in any of these tables.
-- Every row of a group is kept by its group_id; a group's code leads to it from the projector.
create table live_code (
  code text primary key,
  group_id uuid not null
);

create table live_group (
  group_id uuid primary key,
  code text not null,
  -- SHA-256 of the host's key.
  host_hash bytea not null,
  mode text not null check (mode in ('LIVE', 'WEEK', 'PAPER')),
  months smallint not null,
  pace text not null check (pace in ('NORMAL', 'FAST', 'NONE')),
  rulebook smallint not null,
  seed bytea not null,
  -- Null until the room is closed.
  client_seed text,
  phase text not null check (phase in ('WAITING', 'PRIVATE', 'CLOSING', 'ASSEMBLY', 'DEBRIEF', 'ENDED')),
  month smallint not null default 0,
  step smallint not null default 0,
  is_paused boolean not null default false,
  is_finishing boolean not null default false,
  -- When the clock moves it on, and what was left of it when it was paused, in milliseconds.
  closes_at timestamptz,
  paused_left integer,
  -- The host's last command with where it was given, so that it may be sent again.
  last_command text not null default '',
  version integer not null default 1,
  created_at timestamptz not null,
  delete_at timestamptz
);
create index live_group_closes on live_group (closes_at) where closes_at is not null;
create index live_group_delete on live_group (delete_at) where delete_at is not null;

create table live_seat (
  group_id uuid not null references live_group on delete cascade,
  quota smallint not null,
  -- SHA-256 of the seat's key.
  key_hash bytea not null,
  -- Number of a drawn nickname.
  nickname smallint not null,
  persona smallint not null,
  word text,
  -- Three pictures by which the seat is found again.
  pictures text not null,
  -- 0: before the room was closed.
  joined_month smallint not null,
  joined_at timestamptz not null,
  rev integer not null default 1,
  primary key (group_id, quota)
);

create table live_move (
  group_id uuid not null references live_group on delete cascade,
  month smallint not null,
  quota smallint not null,
  card_option text not null check (card_option in ('A', 'B', 'C')),
  buys boolean not null,
  place smallint not null,
  is_played boolean not null,
  -- Of the minigame that was issued, and when.
  run_version smallint,
  run_began_at timestamptz,
  score_bp smallint,
  pace text check (pace in ('EXTRA', 'NORMAL', 'REST')),
  pays boolean,
  bid integer,
  rev integer not null,
  primary key (group_id, month, quota)
);

create table live_run (
  group_id uuid not null references live_group on delete cascade,
  month smallint not null,
  quota smallint not null,
  version smallint not null,
  ticks integer not null,
  points integer not null,
  inputs bytea not null,
  primary key (group_id, month, quota)
);

-- A closed month: the moves that it was closed with, the autopilot's too. What the assembly decided follows from them.
create table live_month (
  group_id uuid not null references live_group on delete cascade,
  month smallint not null,
  moves text not null,
  primary key (group_id, month)
);

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

-- A seat's word and face, while the room is open.
create function live_seat_choose(p_group_id uuid, p_quota smallint, p_rev integer, p_word text, p_persona smallint)
returns boolean language plpgsql as $$
begin
  perform from live_group where group_id = p_group_id and phase = 'WAITING' and not is_paused for share;
  if not found then
    return false;
  end if;
  update live_seat set word = p_word, persona = p_persona, rev = rev + 1
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

-- Closed months, from the first on, and where the group stands afterwards.
create function live_months_keep(
  p_group_id uuid, p_version integer, p_first smallint, p_moves text[], p_phase text, p_month smallint,
  p_closes_at timestamptz
) returns boolean language plpgsql as $$
begin
  update live_group set phase = p_phase, month = p_month, step = 0, is_finishing = false, closes_at = p_closes_at,
      version = version + 1
    where group_id = p_group_id and version = p_version and phase = 'CLOSING';
  if not found then
    return false;
  end if;
  for i in 1 .. cardinality(p_moves) loop
    insert into live_month (group_id, month, moves) values (p_group_id, p_first + i - 1, p_moves[i]);
  end loop;
  return true;
end $$;
