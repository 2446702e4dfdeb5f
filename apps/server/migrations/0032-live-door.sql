-- The door of a room, which its host shuts and opens; wrong pictures of a seat, counted by all servers together and freed by the host.
alter table live_group add column is_shut boolean not null default false;
alter table live_seat add column tries smallint not null default 0, add column tries_since timestamptz;

-- Counts a try at a seat's pictures before they are compared, since p_window seconds ago or less; gives how many there are now, null
-- where nobody sits. The try that is one too many is news for the host, those after it are not counted.
create function live_seat_try(p_group_id uuid, p_quota smallint, p_now timestamptz, p_window integer, p_most smallint)
  returns smallint language plpgsql as $$
declare
  v_tries smallint;
begin
  update live_seat set
    tries = case when tries_since between p_now - make_interval(secs => p_window) and p_now then least(tries, p_most) + 1 else 1 end,
    tries_since = case when tries_since between p_now - make_interval(secs => p_window) and p_now then tries_since else p_now end,
    rev = case when tries = p_most then rev + 1 else rev end
    where group_id = p_group_id and quota = p_quota returning tries into v_tries;
  return v_tries;
end $$;
