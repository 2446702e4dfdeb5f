import { Dice } from '@consorcio/kernel';
import { describe, expect, test } from 'vitest';
import { SimulatedDisk } from './disk/simulated-disk.ts';

const SECTOR = 512;
const filled = (letter: string, sectors = 1): Buffer => Buffer.alloc(SECTOR * sectors, letter);
const write = (at: number, bytes: Buffer) => ({ kind: 'write', path: 'a', at, bytes }) as const;
/** What a hundred power cuts leave, each a text of one letter a sector; '-' without the file. */
function leftBy(disk: SimulatedDisk, path = 'a'): ReadonlySet<string> {
  const left = new Set<string>();
  for (let schedule = 1; schedule <= 100; schedule += 1) {
    const content = disk.cut(Dice.of('00112233445566778899aabbccddeeff', schedule)).get(path);
    left.add(content?.toString('latin1').replace(/(\w)\1{511}/g, '$1') ?? '-');
  }
  return left;
}

describe('after a power cut', () => {
  test('what was synced is there, content and name', () => {
    const disk = new SimulatedDisk(new Map());
    disk.apply({ kind: 'make', path: 'a', isFolder: false });
    disk.apply(write(0, filled('x', 2)));
    disk.apply({ kind: 'sync', path: 'a' });
    expect([...leftBy(disk)]).toEqual(['xx']);
  });

  test('of a write that was not synced any sectors are there, each whole', () => {
    const disk = new SimulatedDisk(new Map([['a', filled('x', 2)]]));
    disk.apply(write(0, filled('y', 2)));
    expect([...leftBy(disk)].sort()).toEqual(['xx', 'xy', 'yx', 'yy']);
  });

  test('a later write may be there without an earlier one, but never in the same sector', () => {
    const disk = new SimulatedDisk(new Map([['a', filled('x', 2)]]));
    disk.apply(write(0, filled('y')));
    disk.apply(write(SECTOR, filled('z')));
    expect(leftBy(disk)).toContain('xz');
    disk.apply(write(10, Buffer.from('z')));
    const halves = [...leftBy(disk)].filter((left) => left.includes('z') && left.startsWith('xxxxxxxxxx'));
    expect(halves.filter((left) => left[10] === 'z')).toEqual([]);
  });

  test('a rename that was not synced happened or did not, and its folder’s sync keeps it', () => {
    const disk = new SimulatedDisk(new Map([['a', filled('x')]]));
    disk.apply({ kind: 'rename', from: 'a', path: 'b' });
    expect([...leftBy(disk)].sort()).toEqual(['-', 'x']);
    expect([...leftBy(disk, 'b')].sort()).toEqual(['-', 'x']);
    disk.apply({ kind: 'sync', path: '' });
    expect([...leftBy(disk)]).toEqual(['-']);
    expect([...leftBy(disk, 'b')]).toEqual(['x']);
  });
});
