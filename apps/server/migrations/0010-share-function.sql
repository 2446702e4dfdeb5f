-- A share of a badge in place of an earlier one on the same platform. False when the badge is not the player's.
create function share_record(p_player_id uuid, p_share_id uuid, p_user_badge_id uuid, p_platform text)
returns boolean language plpgsql as $$
begin
  if not exists (select 1 from user_badge where player_id = p_player_id and user_badge_id = p_user_badge_id) then
    return false;
  end if;
  delete from share where player_id = p_player_id and user_badge_id = p_user_badge_id and platform = p_platform;
  insert into share (player_id, share_id, user_badge_id, platform)
    values (p_player_id, p_share_id, p_user_badge_id, p_platform);
  return true;
end $$;
