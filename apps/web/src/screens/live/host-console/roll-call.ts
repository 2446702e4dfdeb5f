import { hostCopy } from '@consorcio/copy/live-host';
import type { Names } from '../../../live/host-keys.ts';

const { roll } = hostCopy.people;

const plain = (name: string): string =>
  name
    .trim()
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase();
/** Whether a typed name is the one on the list, or its first ones. */
const isNamed = (listed: string, typed: string): boolean => `${plain(listed)} `.startsWith(`${plain(typed)} `);

/** What the numbers of people and of quotas say. */
function countOf(people: number, quotas: number): readonly string[] {
  const off = people - quotas;
  return [off === 0 ? roll.all : off > 0 ? roll.few(off) : roll.many(-off)];
}

/**
 * Who of a class is missing and who is there twice. `list`: names, a line each, or a number of people alone; `names`: as the host
 * has typed them, by quota.
 */
export function rollCall(list: string, names: Names, quotas: readonly number[]): readonly string[] {
  const listed = list.split('\n').filter((line) => line.trim() !== '');
  if (listed.length === 0) return [];
  const count = listed.length === 1 ? Number(listed[0]) : Number.NaN;
  if (Number.isInteger(count)) return countOf(count, quotas.length);
  const typed = quotas.flatMap((quota) => (names[quota] === undefined ? [] : [{ quota, name: names[quota] }]));
  const found = listed.map((name) => ({
    name: name.trim(),
    quotas: typed.filter((each) => isNamed(name, each.name)).map(({ quota }) => quota),
  }));
  const missing = found.filter((each) => each.quotas.length === 0).map(({ name }) => name);
  const twice = found.filter((each) => each.quotas.length > 1).map((each) => roll.twice(each.name, each.quotas));
  const told = [...(missing.length > 0 ? [roll.missing(missing)] : []), ...twice];
  return told.length > 0 ? told : countOf(listed.length, quotas.length);
}
