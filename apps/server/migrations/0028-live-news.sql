-- What a seat says beside its moves: three answers before and after, the last reaction, and when it was last heard of.
alter table live_seat
  -- Places of the chosen options, one digit a question; null until they are answered.
  add column before_answers text,
  add column after_answers text,
  -- Other nicknames that were asked for.
  add column renamed smallint not null default 0,
  add column reaction smallint,
  add column reacted_at timestamptz,
  -- Written at most once a minute.
  add column seen_at timestamptz;

-- A seat's word, face and nickname, while the room is open. `live_seat_choose` stays for servers of before.
create function live_seat_profile(
  p_group_id uuid, p_quota smallint, p_rev integer, p_word text, p_persona smallint, p_nickname smallint, p_renamed smallint
) returns boolean language plpgsql as $$
begin
  perform from live_group where group_id = p_group_id and phase = 'WAITING' and not is_paused for share;
  if not found then
    return false;
  end if;
  update live_seat set word = p_word, persona = p_persona, nickname = p_nickname, renamed = p_renamed, rev = rev + 1
    where group_id = p_group_id and quota = p_quota and rev = p_rev;
  return found;
end $$;

-- A seat's answers of a moment, if the group is still in the phase in which it was read. Those that stand already stay.
create function live_seat_answer(
  p_group_id uuid, p_quota smallint, p_rev integer, p_phase text, p_before text, p_after text
) returns boolean language plpgsql as $$
begin
  perform from live_group where group_id = p_group_id and phase = p_phase and not is_paused for share;
  if not found then
    return false;
  end if;
  update live_seat set before_answers = coalesce(before_answers, p_before), after_answers = coalesce(after_answers, p_after),
      rev = rev + 1
    where group_id = p_group_id and quota = p_quota and rev = p_rev;
  return found;
end $$;

-- Frees a seat while the room is open. The group's version counts it, since the seat's own rev is gone.
create function live_seat_free(p_group_id uuid, p_quota smallint, p_key_hash bytea) returns boolean language plpgsql as $$
begin
  update live_group set version = version + 1 where group_id = p_group_id and phase = 'WAITING';
  if not found then
    return false;
  end if;
  delete from live_seat where group_id = p_group_id and quota = p_quota and key_hash = p_key_hash;
  return true;
end $$;

-- Deletes a group with all that was played; tells how many seats it had, null where there was no group.
create function live_group_delete(p_group_id uuid) returns integer language plpgsql as $$
declare
  v_seats integer;
begin
  select count(*) into v_seats from live_seat where group_id = p_group_id;
  delete from live_group where group_id = p_group_id;
  return case when found then v_seats end;
end $$;
