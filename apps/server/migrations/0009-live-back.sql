-- What a host's last command has ended, taken back: no month from p_open on is closed any more. Where the room is open again,
-- nothing that was begun stays, and who came since is there from the first month.
create function live_group_back(
  p_group_id uuid, p_version integer, p_phase text, p_month smallint, p_step smallint, p_closes_at timestamptz,
  p_last_command text, p_delete_at timestamptz, p_open smallint
) returns boolean language plpgsql as $$
begin
  update live_group set phase = p_phase, month = p_month, step = p_step, is_paused = false, closes_at = p_closes_at,
      paused_left = null, last_command = p_last_command, delete_at = p_delete_at, version = version + 1,
      client_seed = case when p_phase = 'WAITING' then null else client_seed end
    where group_id = p_group_id and version = p_version;
  if not found then
    return false;
  end if;
  delete from live_month where group_id = p_group_id and month >= p_open;
  if p_phase = 'WAITING' then
    delete from live_run where group_id = p_group_id;
    delete from live_move where group_id = p_group_id;
    update live_seat set joined_month = 0, rev = rev + 1 where group_id = p_group_id and joined_month > 0;
  end if;
  return true;
end $$;
