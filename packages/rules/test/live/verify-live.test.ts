import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { must } from '@consorcio/kernel';
import { describe, expect, test } from 'vitest';
import type { PublishedLive } from '../../src/live/audit/index.ts';
import { audits, forgeries, logForgeries, looseForgeries, wallForgeries, withLogs } from './audits.ts';

/*
 * The second verifier, in another language and from docs/spec/live.md alone: it agrees with the rules on every golden group, and
 * finds what was changed.
 */

const worked = must(audits[0], 'the worked group').audit;
const played = must(audits[1], 'a group whose scores were played for').audit;
const PROGRAM = fileURLToPath(new URL('../../../../tools/verify_live.py', import.meta.url));
const hasPython = spawnSync('python3', ['--version'], { stdio: 'ignore' }).status === 0;
const without = hasPython ? '' : ' (left out: there is no python3)';

type Verdict = { readonly code: number | null; readonly said: string };
const verify = (audit: PublishedLive | object): Verdict => verifyText(JSON.stringify(audit));

function verifyText(text: string): Verdict {
  const { status, stdout } = spawnSync('python3', [PROGRAM], {
    input: text,
    encoding: 'utf8',
    env: { ...process.env, PYTHONUTF8: '1', PYTHONDONTWRITEBYTECODE: '1' },
  });
  return { code: status, said: stdout };
}

describe.runIf(hasPython).each(audits)(`tools/verify_live.py and $name${without}`, ({ audit }) => {
  test('find every part true', () => {
    const { code, said } = verify(audit);
    expect(said).toContain(`confere    ${audit.draws.length} sorteios`);
    expect(said).toMatch(/diferença 0\nTUDO CONFERE\n$/);
    expect(code).toBe(0);
  });
});

test.runIf(hasPython).each(forgeries)(`tools/verify_live.py finds that $name was changed${without}`, ({ forge }) => {
  const { code, said } = verify(forge(worked));
  expect(said).toMatch(/^DIFERENTE {2}/m);
  expect(code).toBe(1);
});

test.runIf(hasPython).each(looseForgeries)(`tools/verify_live.py does not take $name for the same${without}`, (odd) => {
  const { code, said } = verify(odd.forge(worked));
  expect(said).toMatch(/^DIFERENTE {2}/m);
  expect(code).toBe(1);
});

test.runIf(hasPython)(`tools/verify_live.py reads numbers and digits however they are written${without}`, () => {
  const text = JSON.stringify({ ...worked, commitment: worked.commitment.toUpperCase() });
  expect(verify(JSON.parse(text)).code).toBe(0);
  const written = text.replace(/"months":(\d)/, '"months":$1e0').replace(/"value":(\d+)/, '"value":$1.0');
  expect(verifyText(written).code).toBe(0);
});

test.runIf(hasPython)(`tools/verify_live.py finds a changed bid in what the projector showed${without}`, () => {
  const { audit } = must(
    audits.find(({ name }) => name === 'a group as week'),
    'a published group',
  );
  const text = JSON.stringify(audit);
  expect(text).toContain('"lost":[20]');
  const { code, said } = verify(JSON.parse(text.replace('"lost":[20]', '"lost":[21]')));
  expect(said).toContain('DIFERENTE  mês 2, ata, bids');
  expect(code).toBe(1);
});

test.runIf(hasPython).each(wallForgeries)(`tools/verify_live.py finds that $name${without}`, ({ forge }) => {
  const { audit } = must(
    audits.find(({ name }) => name === 'a group as week'),
    'a published group',
  );
  expect(verify({ ...audit, closed: forge(audit.closed ?? []) })).toMatchObject({
    code: 1,
    said: expect.stringMatching(/^DIFERENTE {2}.*ata/m),
  });
});

test.runIf(hasPython).each(['moves', 'balances', 'seats'] as const)(
  `tools/verify_live.py finds that one of %s comes twice${without}`,
  (name) => {
    expect(verify({ ...worked, [name]: [...worked[name], ...worked[name].slice(-1)] }).code).toBe(1);
  },
);

test.runIf(hasPython)(`a sealed audit and a file that is not an audit are reported with exit code 2${without}`, () => {
  expect(verify({ ...worked, seed: null })).toMatchObject({ code: 2, said: expect.stringContaining('lacrada') });
  expect(verify([])).toMatchObject({ code: 2, said: expect.stringContaining('não podem ser conferidos') });
});

test.runIf(hasPython)(`the place of a changed coin is reported${without}`, () => {
  const forged = forgeries.find(({ name }) => name === 'a coin of a person');
  expect(forged && verify(forged.forge(worked)).said).toContain('DIFERENTE  mês 3, cota 2');
});

test.runIf(hasPython)(`logs of minigames are counted, and reported as not replayed${without}`, () => {
  const { code, said } = verify(withLogs(played));
  expect(said).toContain(`confere    ${withLogs(played).runs?.length} registros de minijogos, sem refazer os pontos`);
  expect(code).toBe(0);
  expect(verify(played).said).toContain('sem dados  os registros dos minijogos não foram publicados');
});

test.runIf(hasPython).each(logForgeries)(`tools/verify_live.py finds that $name${without}`, ({ forge }) => {
  expect(verify(forge(withLogs(played)))).toMatchObject({ code: 1, said: expect.stringContaining('registro') });
});
