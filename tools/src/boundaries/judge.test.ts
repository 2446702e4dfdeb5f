import { expect, test } from 'vitest';
import { faultOf, namingFaultsOf, zoneOf } from './judge.ts';

const fault = (from: string, to: string): string | null =>
  faultOf({ from, to, line: 1, isLazy: false, isPassedOn: false });

test('the longest folder that holds a file is its zone', () => {
  expect(zoneOf('packages/rules/src/catalogue/dreams.ts')?.name).toBe('rules/catalogue');
  expect(zoneOf('packages/rules/src/assembly/bid.ts')?.name).toBe('rules');
});

test('rules know neither contract nor server nor clock', () => {
  expect(fault('packages/rules/src/assembly/bid.ts', 'packages/contract/src/index.ts')).toContain('may not import');
  expect(fault('packages/rules/src/assembly/bid.ts', 'node:fs')).toContain('may not import');
  expect(fault('packages/rules/src/assembly/bid.ts', 'packages/kernel/src/index.ts')).toBeNull();
});

test('a minigame core does not know what its score is worth', () => {
  expect(fault('packages/minigames/src/tapper/step.ts', 'packages/rules/src/index.ts')).toContain('may not import');
});

test('a screen does not reach into another screen', () => {
  expect(fault('apps/web/src/screens/login/a.tsx', 'apps/web/src/screens/dream-selection/b.tsx')).toContain(
    'reaches into',
  );
  expect(fault('apps/web/src/screens/login/a.tsx', 'apps/web/src/screens/login/b.tsx')).toBeNull();
});

test('a feature of the server uses no other but the campaign’s unit of work', () => {
  const feature = 'apps/server/src/features';
  expect(fault(`${feature}/stage/a.ts`, `${feature}/badge/b.ts`)).toContain('reaches into');
  expect(fault(`${feature}/stage/a.ts`, `${feature}/campaign/with-campaign.ts`)).toBeNull();
});

test('only the browser pages of the map know the statechart library', () => {
  expect(fault('apps/web/src/ui/buttons/button.tsx', 'xstate')).toContain('may not import');
  expect(fault('apps/web/src/map/chart/map-machine.ts', 'xstate')).toBeNull();
});

test('no page goes to the browser’s storage past its guard, by whatever name', () => {
  const page = 'apps/web/src/screens/login/login-screen.tsx';
  for (const way of ["localStorage.setItem('a', 'b')", 'window.sessionStorage.clear()', "globalThis['localStorage']"])
    expect(namingFaultsOf(page, `\n${way}`)).toEqual([expect.stringContaining(`${page}:2`)]);
  expect(namingFaultsOf(page, 'TOKEN.read()')).toEqual([]);
  expect(namingFaultsOf('packages/contract/src/page/kept.ts', 'localStorage')).toEqual([]);
});

test('the rulebook of today is asked for only where a campaign, a week or a group begins', () => {
  for (const name of ['CURRENT_RULEBOOK', 'CURRENT_LIVE_RULEBOOK']) {
    const page = `\nconst terms = rulebookOf(${name});`;
    expect(namingFaultsOf('apps/web/src/screens/extract/model.ts', page)).toEqual([
      expect.stringContaining('apps/web/src/screens/extract/model.ts:2'),
    ]);
    expect(namingFaultsOf('apps/server/src/features/week/seal-weeks.ts', page)).toEqual([]);
  }
});
