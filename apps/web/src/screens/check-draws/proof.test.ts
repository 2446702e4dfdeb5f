import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { commitmentOf, drawFrom, rafflesOf } from '@consorcio/rules/audit';
import { WEEK_DREAM_ID } from '@consorcio/rules/vocabulary';
import { proofOf } from '@consorcio/rules/week';
import { describe, expect, test } from 'vitest';
import { PROOF_SCRIPT, proofText } from '../../teaching/proof/proof.ts';
import { neighboursOf } from './neighbours-of.ts';

const seed = '000102030405060708090a0b0c0d0e0f101112131415161718191a1b1c1d1e1f';
const draw = drawFrom({ serverSeed: seed, clientSeed: '' });
/** The last one's first words lie above the limit (RULES 8.5, rejection example). */
const asked = [
  ['cota', 30],
  ['evento:1', 20],
  ['sorteio:1', 29],
  ['sorteio:2', 25],
  ['rejeicao:1', 2_147_483_649],
] as const;
const draws = asked.map(([label, n]) => ({ label, n, value: draw(n, label) }));
const audit = {
  commitment: commitmentOf(seed),
  clientSeed: '',
  rulebook: 3 as const,
  seed,
  draws,
  dreamId: 4 as const,
  isNewGamePlus: false,
  status: 'SUCCESS' as const,
  lateCycles: [],
  root: null,
  rootDraws: [],
};

/** Runs the script as a visitor would, by Node alone in an empty folder. */
function runScript(proof: string): { readonly code: number | null; readonly said: string } {
  const folder = mkdtempSync(join(tmpdir(), 'prova-'));
  writeFileSync(join(folder, 'conferir.mjs'), PROOF_SCRIPT);
  writeFileSync(join(folder, 'prova.json'), proof);
  const { status, stdout } = spawnSync(process.execPath, ['conferir.mjs', 'prova.json'], {
    cwd: folder,
    encoding: 'utf8',
  });
  rmSync(folder, { recursive: true });
  return { code: status, said: stdout.trim() };
}

test("a week's proof passes the same ten lines, and a changed draw of it does not", () => {
  const { quota: _, rootDraws: papers, ...proof } = proofOf('2026-S21', seed, 3);
  const week = { ...audit, ...proof, draws: [...proof.draws], rootDraws: [...papers], dreamId: WEEK_DREAM_ID };
  expect(runScript(proofText(week))).toMatchObject({ code: 0, said: expect.stringMatching(/^BATEU/) });
  const draws = proof.draws.map((made, i) => (i === 0 ? { ...made, value: (made.value + 1) % made.n } : made));
  expect(runScript(proofText({ ...week, draws })).said).toBe(`NÃO BATEU: ${draws[0]?.label}`);
});

test('the data of a live group pass the same ten lines', () => {
  const kept = { ...audit, months: 4, quotas: 8, moves: [], balances: [], seats: [] };
  expect(runScript(JSON.stringify(kept))).toEqual({ code: 0, said: 'BATEU: o lacre e 5 contas' });
});

test.each(['paper', 'week'])('what a server published of a group played as %s passes the same ten lines', (name) => {
  const file = new URL(`../../../../../packages/rules/test/live/golden/audit-${name}.json`, import.meta.url);
  const published = readFileSync(file, 'utf8');
  expect(runScript(published)).toMatchObject({ code: 0, said: expect.stringMatching(/^BATEU/) });
  const { draws, ...kept } = JSON.parse(published);
  const [first, ...others] = draws;
  const changed = JSON.stringify({ ...kept, draws: [{ ...first, value: (first.value + 1) % first.n }, ...others] });
  expect(runScript(changed)).toEqual({ code: 1, said: `NÃO BATEU: ${first.label}` });
});

describe('the downloaded proof', () => {
  test('has ten lines and needs no package', () => {
    expect(PROOF_SCRIPT.trim().split('\n')).toHaveLength(10);
    expect([...PROOF_SCRIPT.matchAll(/from '([^']+)'/g)].map(([, name]) => name)).toEqual(['node:crypto', 'node:fs']);
    expect(execFileSync(process.execPath, ['--version'], { encoding: 'utf8' })).toMatch(/^v/);
  });

  test('finds an honest campaign true', () => {
    expect(runScript(proofText(audit))).toEqual({ code: 0, said: 'BATEU: o lacre e 5 contas' });
  });

  test('names the draw that was changed, and the seal that does not fit', () => {
    const changed = draws.map((made) =>
      made.label === 'sorteio:2' ? { ...made, value: (made.value + 1) % 25 } : made,
    );
    expect(runScript(proofText({ ...audit, draws: changed }))).toEqual({ code: 1, said: 'NÃO BATEU: sorteio:2' });
    const commitment = `0${audit.commitment.slice(1)}`;
    expect(runScript(proofText({ ...audit, commitment }))).toEqual({ code: 1, said: 'NÃO BATEU: lacre' });
  });

  test('holds nothing of the player', () => {
    expect(Object.keys(JSON.parse(proofText(audit)))).toEqual([
      'rulebook',
      'commitment',
      'clientSeed',
      'seed',
      'draws',
    ]);
  });
});

describe('the raffles made once more', () => {
  test('are those of the worked vectors', () => {
    const made = rafflesOf(audit);
    expect(made.quota).toBe(28);
    expect(made.raffles.map(({ drawnQuota, globe }) => [globe.length, drawnQuota])).toEqual([
      [29, 29],
      [25, 21],
    ]);
  });

  test('show the drawn quota among seven neighbours, also at the ends of the globe', () => {
    const globe = [2, 4, 6, 8, 10, 12, 14, 16, 18];
    expect(neighboursOf({ cycle: 1, globe, drawnQuota: 10 })).toEqual([4, 6, 8, 10, 12, 14, 16]);
    expect(neighboursOf({ cycle: 1, globe, drawnQuota: 2 })).toEqual([2, 4, 6, 8, 10, 12, 14]);
    expect(neighboursOf({ cycle: 1, globe, drawnQuota: 18 })).toEqual([6, 8, 10, 12, 14, 16, 18]);
    expect(neighboursOf({ cycle: 1, globe: [3, 7, 9], drawnQuota: 9 })).toEqual([3, 7, 9]);
  });
});
