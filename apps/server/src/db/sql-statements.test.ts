import { expect, test } from 'vitest';
import { readMigrations, statementsIn } from './migrate.ts';

test('statements end at their semicolons, not at those of comments, texts and functions', () => {
  const body = '$$ begin delete from t; return $1; end -- done;\n$$';
  expect(
    statementsIn(`-- first; not one
      insert into t values ('a;', 'it''s; -- b', $1, 3 - 2);
      create function f() returns int language plpgsql as ${body};
      ;
      select 1 -- last;`),
  ).toEqual([
    "insert into t values ('a;', 'it''s; -- b', $1, 3 - 2)",
    `create function f() returns int language plpgsql as ${body}`,
    'select 1',
  ]);
});

test('a new column is added first, then its check under the name that PostgreSQL gives it', () => {
  expect(statementsIn('alter table t add column c bytea check (c is null or sha256(c) = d);')).toEqual([
    'alter table t add column c bytea',
    'alter table t add constraint t_c_check check (c is null or sha256(c) = d)',
  ]);
});

test('every migration is split into statements that Citus accepts: a new column without a constraint', () => {
  const texts = readMigrations().flatMap(({ sql }) => statementsIn(sql));
  expect(texts.length).toBeGreaterThan(40);
  for (const text of texts) expect(text).toMatch(/^(alter|create|delete|drop|insert|update) /);
  for (const text of texts.filter((one) => /^alter .* add column/.test(one)))
    expect(text).not.toMatch(/\b(check|references|primary|unique)\b/);
});
