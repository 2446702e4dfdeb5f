import { describe, expect, expectTypeOf, test } from 'vitest';
import {
  type BodyOf,
  ERROR_CODES,
  endpoints,
  type FieldFault,
  fieldFaults,
  isEmail,
  LIVE_ROUTES,
  liveEndpoints,
  normalEmail,
  openApi,
  parseShareQuery,
  passwordFaults,
  type ReplyOf,
  ROUTES,
  sharePath,
} from './index.ts';

const faultsOf = (body: unknown): readonly FieldFault[] => {
  const parsed = endpoints.register.body.safeParse(body);
  return parsed.success ? [] : fieldFaults(parsed.error);
};
const missing = (field: string): FieldFault => ({ field, code: 'REQUIRED', detail: '' });
const good = { email: 'ana@exemplo.com.br', name: 'Ana', characterName: 'Bia', password: 'Segredo1!' };

describe('a body that fails validation', () => {
  test('has one fault for each missing field', () => {
    expect(faultsOf({})).toEqual(['email', 'name', 'characterName', 'password'].map(missing));
  });
  test('says which kind a field of the wrong kind must be', () => {
    expect(faultsOf({ ...good, name: 7 })).toEqual([{ field: 'name', code: 'NOT_TEXT', detail: '' }]);
  });
  test('refuses characters that no database keeps', () => {
    const fault = { field: 'name', code: 'BAD_CHARACTERS', detail: '' };
    expect(faultsOf({ ...good, name: 'A\0na' })).toEqual([fault]);
    expect(faultsOf({ ...good, name: 'A\ud800' })).toEqual([fault]);
  });
  test('refuses a name of spaces only, and one of more than 100 characters', () => {
    expect(faultsOf({ ...good, name: '   ' })).toEqual([missing('name')]);
    expect(faultsOf({ ...good, name: 'x'.repeat(101) })).toEqual([{ field: 'name', code: 'TOO_LONG', detail: '100' }]);
  });
  test('that is not an object has one fault, of the body', () => {
    const fault = { field: 'body', code: 'INVALID', detail: '' };
    expect(faultsOf([])).toEqual([fault]);
    expect(faultsOf(undefined)).toEqual([fault]);
  });
  test('names an unknown platform and an unknown idea', () => {
    const share = endpoints.share.body.safeParse({ userBadgeId: 'a', platform: 'orkut' });
    expect(share.success ? [] : fieldFaults(share.error)).toEqual([
      { field: 'platform', code: 'NOT_ONE_OF', detail: 'facebook, whatsapp, twitter, unknown' },
    ]);
    const concept = endpoints.conceptLearn.body.safeParse({ conceptId: 35 });
    expect(concept.success ? [] : fieldFaults(concept.error)).toEqual([
      { field: 'conceptId', code: 'NOT_CONCEPT', detail: '34' },
    ]);
  });
});

test('a bid may be any JSON number: the rule decides', () => {
  expect(endpoints.bidEffort.body.safeParse({ effort: -1.5 }).success).toBe(true);
  expect(endpoints.bidEffort.body.safeParse({ effort: '3' }).success).toBe(false);
});

describe('a password', () => {
  test('gets every fault in the order of the specification', () => {
    expect(passwordFaults('')).toEqual(['TOO_SHORT', 'NO_LOWER_CASE', 'NO_UPPER_CASE', 'NO_DIGIT', 'NO_SPECIAL']);
    expect(passwordFaults(`Aa1!${'x'.repeat(97)}`)).toEqual(['TOO_LONG']);
  });
  test('of 8 and of 100 good characters will do', () => {
    expect(passwordFaults('Aa1!aaaa')).toEqual([]);
    expect(passwordFaults(`Aa1!${'x'.repeat(96)}`)).toEqual([]);
  });
  test.each([...'!"#$%&\'()*+,-./:;<=>?@[\\]^_`{|}~'])('counts %s as a special character', (sign) => {
    expect(passwordFaults(`Aa1aaaaa${sign}`)).toEqual([]);
  });
  test('does not count an accent or an emoji as a special character', () => {
    expect(passwordFaults('Aa1aaaaaé😀')).toEqual(['NO_SPECIAL']);
  });
});

test.each(['ana', 'ana@', '@x.br', 'a b@x.br', 'ana@x', 'ana@x..br', ''])('%j is not an address', (address) => {
  expect(isEmail(address)).toBe(false);
});
test.each(['\u202A', '\u200B', '\u2060', '\u0085', '\u007F', '\u001B'])(
  'what has the invisible %j in it, as copied from a chat, is no address: nobody could type it again',
  (sign) => {
    for (const address of [`${sign}ana@x.br`, `ana@${sign}x.br`, `ana@x.br${sign}`])
      expect(isEmail(address)).toBe(false);
  },
);
test.each(['ana@x.br', ' Ana.Bia+jogo@exemplo.com.br ', 'josé@exemplo.com'])('%j is an address', (address) => {
  expect(isEmail(address)).toBe(true);
});

test.each([
  ['Ana@Exemplo.com.br', ' ana@exemplo.com.br '],
  ['ana@escola-são-joão.com.br', 'ana@xn--escola-so-joo-3ebe.com.br'],
  ['ana@escola-sa\u0303o-joa\u0303o.com.br', 'ANA@ESCOLA-SÃO-JOÃO.COM.BR'],
  ['jose\u0301@exemplo.com.br', 'JOSÉ@exemplo.com.br'],
])('%j and %j are the same address', (one, other) => {
  expect(normalEmail(one)).toBe(normalEmail(other));
});
test.each([
  ['ana.bia@exemplo.com.br', 'anabia@exemplo.com.br'],
  ['ana@são.br', 'ana@sao.br'],
  ['josé@exemplo.com.br', 'jose@exemplo.com.br'],
  ['ana@são.br', 'ana@são.br/x.br'],
])('%j and %j are two addresses', (one, other) => {
  expect(normalEmail(one)).not.toBe(normalEmail(other));
});
test('an address without accents is compared as it always was, whatever its domain', () => {
  for (const address of ['a@1.2', 'a@exemplo.123', 'a@x_y.br', 'a@xn--a.br', 'a@%41.br'])
    expect(normalEmail(address)).toBe(address);
});

test('a share link is read as it was made', () => {
  const address = { kind: 'avatar', id: '3', dream: 4 } as const;
  expect(parseShareQuery(new URL(sharePath(address), 'http://x').searchParams)).toEqual(address);
  expect(parseShareQuery(new URLSearchParams(''))).toEqual({ kind: 'badge', id: '0' });
});

describe('the OpenAPI document', () => {
  const paths = openApi().paths as Record<string, Record<string, { responses: Record<string, unknown> }>>;
  test('lists every call under its path and method', () => {
    const listed = Object.entries(paths).flatMap(([path, calls]) =>
      Object.keys(calls).map((m) => `${m.toUpperCase()} ${path}`),
    );
    expect(listed.sort()).toEqual(
      Object.values({ ...ROUTES, ...LIVE_ROUTES })
        .map((r) => `${r.method} ${r.path}`)
        .sort(),
    );
  });
  test('gives every call an answer for success and for a failure', () => {
    for (const calls of Object.values(paths))
      for (const call of Object.values(calls)) {
        expect(Object.keys(call.responses).some((status) => status.startsWith('2'))).toBe(true);
        expect(call.responses).toHaveProperty('500');
      }
  });
});

test('every code that a call may answer is in the table of codes', () => {
  for (const call of Object.values({ ...endpoints, ...liveEndpoints }))
    for (const code of call.errors) expect(ERROR_CODES).toContain(code);
});

test('types follow the schemas', () => {
  expectTypeOf<BodyOf<'bidEffort'>>().toEqualTypeOf<{ effort: number }>();
  expectTypeOf<ReplyOf<'raffle'>>().toEqualTypeOf<{
    readonly wonJackpot: boolean;
    readonly drawnQuota: number;
    readonly quota: number;
    readonly waiting: number;
  }>();
  expectTypeOf<ReplyOf<'logout'>>().toEqualTypeOf<undefined>();
});
