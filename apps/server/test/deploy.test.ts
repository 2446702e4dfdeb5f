import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

const UNIT = readFileSync(new URL('../../../deploy/vai-de-consorcio.service', import.meta.url), 'utf8');
/** The settings of a section of the unit. */
const section = (name: string): ReadonlyMap<string, string> => {
  const [, text = ''] = UNIT.split(`[${name}]\n`);
  const lines = text.split(/\n\[/)[0]?.match(/^\w+=.*$/gm) ?? [];
  return new Map(lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]));
};

test('systemd starts the server again for as long as PostgreSQL is away', () => {
  expect(section('Unit').get('StartLimitIntervalSec')).toBe('0');
  expect(section('Service').get('Restart')).toBe('on-failure');
  expect(Number(section('Service').get('RestartSec'))).toBeGreaterThanOrEqual(1);
});
