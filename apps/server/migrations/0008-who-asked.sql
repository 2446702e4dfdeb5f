-- From which address a platform asked to open the game, for whoever confirms it. Null: registered before this was kept.
alter table lti_platform add column asked_by text;

-- The host has given the group another code: newcomers must name it. Pages of 1.0.0, which name none, enter only until then.
alter table live_group add column asks_code boolean not null default false;

-- Another code of a group; while the room is open its seats are freed. The group's version counts them, since their revs are gone.
create function live_entry_renew(p_group_id uuid, p_code text, p_next text) returns boolean language plpgsql as $$
begin
  update live_group set code = p_next, asks_code = true, version = version + 1 where group_id = p_group_id and code = p_code;
  if not found then
    return false;
  end if;
  delete from live_seat s using live_group g
    where s.group_id = p_group_id and g.group_id = p_group_id and g.phase = 'WAITING';
  return true;
end $$;

-- Takes a seat by the code that was read: a newcomer who named one that has ended meanwhile gets none.
create function live_seat_enter(
  p_group_id uuid, p_code text, p_phase text, p_month smallint, p_quota smallint, p_key_hash bytea, p_nickname smallint,
  p_persona smallint, p_pictures text, p_joined_month smallint, p_now timestamptz
) returns boolean language plpgsql as $$
begin
  perform from live_group where group_id = p_group_id and code = p_code for share;
  if not found then
    return false;
  end if;
  return live_seat_take(p_group_id, p_phase, p_month, p_quota, p_key_hash, p_nickname, p_persona, p_pictures,
    p_joined_month, p_now);
end $$;

-- An operator may hand an account's data to its player.
alter table operator_act drop constraint operator_act_act_check;
alter table operator_act add constraint operator_act_act_check check (act in ('FIND', 'EXPORT', 'RESET', 'DELETE'));

-- The operator removed it: it opens nothing, and for a week it can be given back.
alter table lti_platform add column removed_at timestamptz;
