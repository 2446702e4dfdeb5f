import { endpoints, liveEndpoints } from '@consorcio/contract';
import { SILENT } from '@consorcio/contract/call';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { memoryStorage } from '../../test/memory-storage.ts';
import { call, isAnswerForeign, onTokenRefused } from './client.ts';

vi.stubGlobal('localStorage', memoryStorage());
const fetched = vi.fn<(address: string, request: RequestInit) => Promise<Response>>();
vi.stubGlobal('fetch', fetched);

const answers = (status: number, body?: unknown): void => {
  fetched.mockImplementation(async () => new Response(body === undefined ? null : JSON.stringify(body), { status }));
};
const requestSent = (): [string, RequestInit] => fetched.mock.calls[0] ?? ['', {}];

beforeEach(() => {
  localStorage.clear();
  fetched.mockReset();
});

describe('a call', () => {
  test('goes where the contract says, with its method and body', async () => {
    answers(200, { campaignId: 'c' });
    await call('dreamChoose', { body: { dreamId: 3 } });
    const [address, request] = requestSent();
    expect(address).toBe('/api/dream/choose');
    expect(request).toMatchObject({ method: 'PUT', body: '{"dreamId":3}' });
  });

  test('escapes the parameters in its path', async () => {
    answers(200, {});
    await call('publicCampaign', { params: { campaignId: 'a/b ?' } });
    expect(requestSent()[0]).toBe('/api/campaign/public/a%2Fb%20%3F');
  });

  test('carries the token when there is one, and no header otherwise', async () => {
    answers(200, []);
    await call('personaList');
    expect(requestSent()[1].headers).not.toHaveProperty('authorization');
    localStorage.setItem('token', 't1');
    fetched.mockClear();
    await call('personaList');
    expect(requestSent()[1].headers).toHaveProperty('authorization', 'Bearer t1');
  });

  test('answers the value of a success, and nothing for an empty one', async () => {
    answers(200, [{ id: 1 }]);
    expect(await call('personaList')).toEqual({ ok: true, value: [{ id: 1 }] });
    answers(204);
    expect(await call('logout')).toEqual({ ok: true, value: undefined });
  });
});

describe('a failure is an answer', () => {
  test('a code of the list', async () => {
    answers(409, { statusCode: 409, message: 'CAMP_NOT_FINISHED' });
    expect(await call('dreamChoose', { body: { dreamId: 1 } })).toEqual({
      ok: false,
      error: { kind: 'code', code: 'CAMP_NOT_FINISHED', status: 409 },
    });
  });

  test('what comes with USER_MUST_SEE_RESULTS is handed on', async () => {
    answers(409, { statusCode: 409, message: 'USER_MUST_SEE_RESULTS', info: { stage: 1 } });
    expect(await call('stageCurrent')).toMatchObject({ error: { code: 'USER_MUST_SEE_RESULTS', info: { stage: 1 } } });
  });

  test('lines of an invalid body', async () => {
    answers(400, { statusCode: 400, message: ['email: Campo obrigatório'] });
    expect(await call('login', { body: { email: '', password: '' } })).toEqual({
      ok: false,
      error: { kind: 'lines', lines: ['email: Campo obrigatório'], status: 400 },
    });
  });

  test('a lost connection is distinguished, and so is a gateway that finds no server', async () => {
    fetched.mockRejectedValue(new TypeError('Failed to fetch'));
    expect(await call('auth')).toEqual({ ok: false, error: { kind: 'network' } });
    fetched.mockResolvedValue(new Response('<html>Bad gateway</html>', { status: 502 }));
    expect(await call('auth')).toEqual({ ok: false, error: { kind: 'network' } });
  });

  const foreign = { ok: false, error: { kind: 'network', isForeign: true } };

  test.each(['<html>Entre na rede do hotel</html>', '', '{}', 'null', '"ok"'])(
    "a success that is not the API's own, %o, is somebody else's",
    async (body) => {
      fetched.mockResolvedValue(new Response(body, { status: 200 }));
      expect(await call('auth')).toEqual(foreign);
      expect(isAnswerForeign()).toBe(true);
    },
  );

  test.each([401, 403, 404, 407, 413, 429, 500, 511, 520, 530])(
    "an error %i that has not the API's own form is somebody else's, and the token is kept",
    async (status) => {
      const heard = vi.fn();
      const stop = onTokenRefused(heard);
      localStorage.setItem('token', 't');
      for (const body of ['<html>Bloqueado</html>', '{}', '{"message":"TOKEN_INVALID"}']) {
        fetched.mockResolvedValue(new Response(body, { status }));
        expect(await call('auth')).toEqual(foreign);
      }
      answers(200, [{ id: 1 }]);
      await call('personaList');
      expect(isAnswerForeign()).toBe(false);
      expect(heard).not.toHaveBeenCalled();
      expect(localStorage.getItem('token')).toBe('t');
      stop();
    },
  );

  test('every call whose answer may be an empty object is known', () => {
    const isSilent = (call: object): boolean =>
      'reply' in call && (call.reply as typeof endpoints.auth.reply).safeParse({}).success;
    /* An export is a file, and never empty. */
    const silent = Object.entries({ ...endpoints, ...liveEndpoints }).filter(
      ([name, call]) => name !== 'exportMe' && isSilent(call),
    );
    expect(silent.map(([name]) => name).sort()).toEqual([...SILENT].sort());
  });

  test('a code of ours that this program does not know is UNKNOWN', async () => {
    answers(418, { statusCode: 418, message: 'teapot' });
    expect(await call('auth')).toMatchObject({ error: { kind: 'code', code: 'UNKNOWN', status: 418 } });
  });
});

describe('a refused token', () => {
  test.each(['TOKEN_INVALID', 'TOKEN_REQUIRED'])(
    '%s is told once, when the token is still the one in use',
    async (code) => {
      const heard = vi.fn();
      const stop = onTokenRefused(heard);
      answers(401, { statusCode: 401, message: code });
      localStorage.setItem('token', 'old');
      await call('rooms');
      expect(heard).toHaveBeenCalledTimes(1);
      const late = call('rooms');
      localStorage.setItem('token', 'new');
      await late;
      expect(heard).toHaveBeenCalledTimes(1);
      stop();
    },
  );

  test('a wrong password at the login ends no session', async () => {
    const heard = vi.fn();
    const stop = onTokenRefused(heard);
    localStorage.setItem('token', 't');
    answers(401, { statusCode: 401, message: 'PW_MISMATCH' });
    await call('login', { body: { email: 'a@b.co', password: 'x' } });
    expect(heard).not.toHaveBeenCalled();
    stop();
  });
});
