-- The time as of which things are old (src/age-clock.ts): no machine's clock alone says that something may be deleted. One row.
create table age_clock (
  id smallint primary key,
  -- Null until something is kept whose age matters.
  at timestamptz,
  -- What the machine's clock showed when `at` was looked at last.
  seen_at timestamptz
);

-- A database of before begins with the newest time that it holds.
insert into age_clock (id, at)
  select 1, case when newest is not null then least(newest, now()) end
  from (select greatest(
    (select max(last_used_at) from player), (select max(last_used_at) from session), (select max(deleted_at) from deletion),
    (select max(at) from operator_act), (select max(created_at) from live_group), (select max(day)::timestamptz from day_count)
  ) as newest) n;

-- When something is used, as it is noted: a machine whose clock is behind makes nobody old.
create function noted_time() returns timestamptz language plpgsql stable as $$
begin
  return greatest(now(), (select at from age_clock where id = 1));
end $$;
alter table player alter column last_used_at set default noted_time();
alter table session alter column last_used_at set default noted_time();
alter table deletion alter column deleted_at set default noted_time();
