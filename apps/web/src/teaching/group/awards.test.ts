import { expect, test } from 'vitest';
import { awardsOf, withOwnEnd } from './awards.ts';

const nobody = { late: [], gone: [] };
const held = { cycle: 1, bids: [{ quota: 3, bid: 4 }], winnerQuota: 3, drawnQuota: 7 };

test('the winner of the bids and the drawn quota are awarded in their month, the others wait', () => {
  const group = { ...nobody, quota: 1, quotas: 8, waiting: [1, 2, 4, 5, 6, 8], assemblies: [held] };
  expect([...awardsOf(group, 3).values()]).toEqual([
    { quota: 3, cycle: 1, by: 'bid' },
    { quota: 7, cycle: 1, by: 'raffle' },
  ]);
});

test('when all is paid the closing assembly awards everybody who still waited', () => {
  const awards = awardsOf({ ...nobody, quota: 1, quotas: 4, waiting: [], assemblies: [{ ...held, drawnQuota: 4 }] }, 3);
  expect([1, 2, 3, 4].map((quota) => awards.get(quota)?.by)).toEqual(['closing', 'closing', 'bid', 'raffle']);
  expect(awards.get(1)?.cycle).toBe(3);
});

test('whoever is late or has left was not awarded at the end', () => {
  const group = { quota: 1, quotas: 5, waiting: [], late: [5], gone: [2], assemblies: [{ ...held, drawnQuota: 4 }] };
  expect([...awardsOf(group, 3).keys()].sort()).toEqual([1, 3, 4]);
});

test('an assembly that is still open has awarded nobody', () => {
  const open = { cycle: 1, bids: [], winnerQuota: null, drawnQuota: null };
  expect(awardsOf({ ...nobody, quota: 1, quotas: 2, waiting: [1, 2], assemblies: [open] }, 3).size).toBe(0);
});

test('whoever was excluded or gave up waits no more and has left the group', () => {
  const group = { ...nobody, quota: 1, quotas: 4, waiting: [1, 2], assemblies: [{ ...held, drawnQuota: 4 }] };
  for (const status of ['FAILED', 'GIVEN_UP'] as const)
    expect(withOwnEnd(group, status)).toMatchObject({ waiting: [2], gone: [1] });
  for (const status of ['ACTIVE', 'SUCCESS'] as const) expect(withOwnEnd(group, status)).toBe(group);
});
