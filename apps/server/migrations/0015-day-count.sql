-- What the servers counted by day for the operator's desk: sums only, nothing about anybody. A row a day and a server that
-- ran; rows of past days become one. Where tables are spread, these rows are spread by their day.
create table day_count (
  day date not null,
  -- A number that each start of a server draws for itself.
  writer uuid not null,
  -- Name, then label, then how often: {"ends": {"BID": 3}}.
  counts jsonb not null,
  primary key (day, writer)
);
