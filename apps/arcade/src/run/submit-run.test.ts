import { expect, test } from 'vitest';
import { submissionOf } from './submit-run.ts';

const refused = (status: number, code: 'UNKNOWN' | 'REPLAY_INVALID' | 'STAGE_IS_NOT_CURRENT' = 'UNKNOWN') =>
  submissionOf({ ok: false, error: { kind: 'code', code, status } });

test('a log that did not reach the server is kept to be sent again', () => {
  expect(submissionOf({ ok: false, error: { kind: 'network' } })).toEqual({ kind: 'later', isForeign: false });
  for (const status of [429, 500, 503]) expect(refused(status)).toEqual({ kind: 'later', isForeign: false });
});

test('a log that somebody else answered to is kept, too, and it is told', () => {
  expect(submissionOf({ ok: false, error: { kind: 'network', isForeign: true } })).toEqual({
    kind: 'later',
    isForeign: true,
  });
});

test('a session that ended leads to the login, the log kept', () => {
  expect(refused(401)).toEqual({ kind: 'signed-out' });
});

test('a log that can not be replayed, or whose stage is past, is not sent again', () => {
  expect(refused(422, 'REPLAY_INVALID')).toEqual({ kind: 'refused', isReplay: true });
  expect(refused(409, 'STAGE_IS_NOT_CURRENT')).toEqual({ kind: 'refused', isReplay: false });
});
