-- Wrong passwords, codes and sign-ups of the last minutes, counted for all servers together. Keys are hashes; rows end by
-- themselves and are in no backup.
create table attempt (
  -- Of an account, or of an address of the internet.
  attempt_key bytea not null,
  -- Of an account: the address from which. Empty elsewhere.
  part bytea not null,
  times integer not null,
  until timestamptz not null,
  primary key (attempt_key, part)
);

-- Counts so many more (none: only looks), and gives how many there are of the key and of the part, and the seconds until
-- the last of them is forgotten.
create function attempt_count(p_attempt_key bytea, p_part bytea, p_more integer, p_seconds integer)
returns integer[] language plpgsql as $$
declare
  counts integer[];
  at timestamptz := now();
  ending timestamptz := now() + make_interval(secs => p_seconds);
begin
  if p_more > 0 then
    delete from attempt where attempt_key = p_attempt_key and until <= at;
    insert into attempt (attempt_key, part, times, until)
      values (p_attempt_key, p_part, p_more, ending)
      on conflict (attempt_key, part) do update set times = attempt.times + excluded.times;
  end if;
  select array[coalesce(sum(times), 0), coalesce(sum(times) filter (where part = p_part), 0),
      coalesce(ceil(extract(epoch from max(until) - at)), 0)]::integer[]
    into counts from attempt where attempt_key = p_attempt_key and until > at;
  return counts;
end $$;
