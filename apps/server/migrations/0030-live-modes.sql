-- Live groups over days and on paper.
-- A group over days is paused for weeks: milliseconds of more than 24 days do not fit an integer.
alter table live_group alter column paused_left type bigint;

-- Over days: the hour at which the room closes, as the clock of the zone shows it ('2026-11-26T20:00'), and days between assemblies.
alter table live_group
  add column first_at text,
  add column every_days smallint check (every_days in (1, 2, 7)),
  add constraint live_group_schedule check ((mode = 'WEEK') = (first_at is not null) and (first_at is null) = (every_days is null));

-- What the host has typed of a month that is played on paper, if the month is still open: all lines or none. A line that was
-- typed before is typed anew.
create function live_paper_type(p_group_id uuid, p_month smallint, p_moves jsonb) returns boolean language plpgsql as $$
begin
  perform from live_group
    where group_id = p_group_id and mode = 'PAPER' and phase = 'PRIVATE' and month = p_month and not is_paused for share;
  if not found then
    return false;
  end if;
  insert into live_move (group_id, month, quota, card_option, buys, place, is_played, score_bp, pace, pays, bid, rev)
    select p_group_id, p_month, typed.quota, typed.option, typed.buys, typed.place, true, typed.score, typed.pace, typed.pays,
        typed.bid, 1
      from jsonb_to_recordset(p_moves) as typed(
        quota smallint, option text, buys boolean, place smallint, score smallint, pace text, pays boolean, bid integer)
    on conflict (group_id, month, quota) do update set card_option = excluded.card_option, buys = excluded.buys,
      place = excluded.place, is_played = true, run_version = null, run_began_at = null, score_bp = excluded.score_bp,
      pace = excluded.pace, pays = excluded.pays, bid = excluded.bid, rev = live_move.rev + 1;
  return true;
end $$;
