import { describe, expect, test } from 'vitest';
import type { Migration } from '../db/migrate.ts';
import { ageOf } from './restore-older.ts';

const migration = (name: string): Migration => ({ name, sql: '', checksum: `sum of ${name}` });
const KNOWN = ['0001-a.sql', '0002-b.sql', '0003-c.sql'].map(migration);
const sumsOf = (names: readonly string[]) => Object.fromEntries(names.map((name) => [name, migration(name).checksum]));
const head = (migrations: readonly string[], checksums = sumsOf(migrations)) => ({ migrations, checksums });

describe('a backup', () => {
  test('of an earlier version lacks the migrations that came later, in their order', () => {
    const age = ageOf(head(['0001-a.sql']), KNOWN);
    expect(age.had.map(({ name }) => name)).toEqual(['0001-a.sql']);
    expect(age.missing.map(({ name }) => name)).toEqual(['0002-b.sql', '0003-c.sql']);
  });
  test('of a newer version is refused with a message that names what is unknown', () => {
    expect(() => ageOf(head(['0001-a.sql', '0009-z.sql']), KNOWN)).toThrow(
      /^The backup was made by a newer version of the game \(it knows 0009-z\.sql\): [^\n]+ Nothing was changed\.$/,
    );
  });
  test('whose migrations were others of the same names is refused with a sentence', () => {
    expect(() => ageOf(head(['0001-a.sql'], { '0001-a.sql': 'other' }), KNOWN)).toThrow(
      /^The migration 0001-a\.sql is not the one [^\n]+\.$/,
    );
  });
});
