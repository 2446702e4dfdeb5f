import type { Dice } from '@consorcio/kernel';

export const pick = <Value>(dice: Dice, values: readonly [Value, ...Value[]]): Value =>
  values[dice.below(values.length)] ?? values[0];

const deep = (levels: number, [open, close]: readonly [string, string]): string =>
  `${open.repeat(levels)}1${close.repeat(levels)}`;

/** JSON texts that a body's field would not expect. */
const ODD: readonly [string, ...string[]] = [
  ...(['null', 'true', 'false', '""', '[]', '{}', '0', '-0', '-1', '1.5', '1e308', '-1e308', '1e400'] as const),
  ...['9007199254740993', '99999999999999999999999999', '2147483648', '-2147483649', '32768', '1e-400', '4.2e1'],
  ...['"\\ud800"', '"\\udfff\\ud800"', '"\\u0000"', '"a\\u0000b"', '"\u202e\\u0007"', '"😀"', '" "', '"\\n"'],
  ...[
    '"null"',
    '"1"',
    '"true"',
    '"__proto__"',
    '"constructor"',
    `"'; drop table player; --"`,
    '"%00"',
    '"../../etc/passwd"',
  ],
  ...['{"__proto__":{"a":1}}', '{"constructor":{"prototype":{"a":1}}}', '{"toString":1,"valueOf":2}', '{"length":-1}'],
  ...['[null]', '[[]]', '[1,"a",{}]', deep(40, ['[', ']']), deep(40, ['{"a":', '}']), deep(5_000, ['[', ']'])],
  ...[`"${'x'.repeat(1_001)}"`, `"${'é'.repeat(20_000)}"`, `[${'1,'.repeat(3_000)}1]`],
];

/** Any JSON text. */
export const oddJson = (dice: Dice): string => pick(dice, ODD);

/** Whole bodies that are hardly JSON. */
const BODIES: readonly [string, ...string[]] = [
  ...(['', ' ', '{', '}', 'null', '[]', '"x"', '1', 'undefined', '\u0000', '\ufeff{}', '{"a":1,}', "{'a':1}"] as const),
  ...['{"a":1}{"a":2}', '{"a":NaN}', '{"":""}', '{"__proto__":null}', deep(100_000, ['[', ']']), '\ud800'],
];
export const oddBody = (dice: Dice): string => pick(dice, BODIES);

/** Bytes of a body that no call takes. */
const HUGE = 20 * 1024 * 1024;
let huge: string | null = null;
export function hugeBody(): string {
  huge ??= `{"email":"${'x'.repeat(HUGE)}"}`;
  return huge;
}

/** Parts of a path, encoded as a client might. */
const SEGMENTS: readonly [string, ...string[]] = [
  ...([
    '0',
    '-1',
    '1e9',
    '%00',
    '%zz',
    '%',
    '%F0%9F%98%80',
    '%ED%A0%80',
    '..',
    '..%2F..%2Fetc%2Fpasswd',
    '%2e%2e',
  ] as const),
  ...['__proto__', 'constructor', 'null', 'undefined', '{}', '%27%20or%201%3D1--', 'a'.repeat(43), 'A'.repeat(32)],
  ...[
    'x'.repeat(499),
    'x'.repeat(2_000),
    '%2F',
    ';a=b',
    '*',
    ':id',
    '%0d%0aset-cookie:a=b',
    '00000000-0000-0000-0000-000000000000',
  ],
];
export const oddSegment = (dice: Dice): string => pick(dice, SEGMENTS);

const HEADERS: readonly [Readonly<Record<string, string>>, ...Readonly<Record<string, string>>[]] = [
  ...([
    {},
    { accept: 'text/html' },
    { accept: '*/*;q=nonsense,,,;' },
    { 'accept-encoding': 'br;q=2, gzip, \u00ff' },
    { 'content-type': 'text/plain' },
    { 'content-type': 'application/json; charset=utf-7' },
    { 'content-type': 'multipart/form-data' },
    { 'content-type': ';;;' },
    { 'content-length': '5' },
  ] as const),
  ...[
    { 'x-forwarded-for': '999.1.1.1, <script>, ::' },
    { 'x-forwarded-for': ','.repeat(500) },
    { 'x-forwarded-proto': 'javascript' },
    { 'x-http-method-override': 'DELETE' },
    { host: '' },
    { host: 'evil.example\\@x' },
    { range: 'bytes=-1-,9999999999-' },
    { 'if-none-match': '*' },
    { 'if-modified-since': 'yesterday' },
    { origin: 'null' },
    { cookie: '__proto__=1; a' },
    { connection: 'upgrade', upgrade: 'websocket' },
    { expect: '100-continue' },
    { 'transfer-encoding': 'chunked' },
    { authorization: 'Bearer' },
    { authorization: 'Basic YTpi' },
    { authorization: `Bearer ${'A'.repeat(64)}` },
    { authorization: `Bearer ${'-'.repeat(64)}` },
    { authorization: `Bearer ${'x'.repeat(10_000)}` },
    { authorization: 'bearer \u00e9' },
    { __proto__x: 'a', constructor: 'b' },
  ],
];
export const oddHeaders = (dice: Dice): Readonly<Record<string, string>> => pick(dice, HEADERS);
