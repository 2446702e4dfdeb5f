import { lookup as resolve } from 'node:dns';
import { type IncomingMessage, request as plainRequest, type RequestOptions } from 'node:http';
import { request as tlsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { addAbortSignal, type Duplex, type Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import ipaddr from 'ipaddr.js';

/** Milliseconds for a whole answer, and the most bytes of it, unpacked. */
const PATIENCE = 5_000;
const MOST_READ = 100_000;

/** An address that may not be asked, or an answer that is not read. */
export class OutsideRefused extends Error {
  override readonly name = 'OutsideRefused';
}

/** What else an address of version 6 may be is tunnels, translations and what is not given out (IANA, 2000::/3). */
const GLOBAL = ipaddr.parseCIDR('2000::/3');

/** Whether an address is on the public internet, or of the intranet that INTRANET names (addresses or ranges). */
export function mayAsk(address: string, intranet: readonly string[]): boolean {
  const ip = ipaddr.process(address);
  const isOwn = intranet.some((range) => {
    const own = range.includes('/') ? ipaddr.parseCIDR(range) : ([ipaddr.process(range), 128] as [typeof ip, number]);
    const bits = own[0].kind() === 'ipv4' ? Math.min(32, own[1]) : own[1];
    return own[0].kind() === ip.kind() && ip.match(own[0] as ipaddr.IPv4 & ipaddr.IPv6, bits);
  });
  if (isOwn) return true;
  return ip.range() === 'unicast' && (ip.kind() === 'ipv4' || ip.match(GLOBAL));
}

const refuseAddress = (host: string, address: string): OutsideRefused =>
  new OutsideRefused(`${host} is ${address}, which is no public address: INTRANET does not name it`);

/** The addresses of a name, all of them allowed: what is asked is one of these, so no second look-up decides. */
const lookupAmong =
  (intranet: readonly string[]): LookupFunction =>
  (host, options, done) => {
    resolve(host, { ...options, all: true }, (error, found) => {
      if (error !== null) return done(error, '', 0);
      const bad = found.find(({ address }) => !mayAsk(address, intranet));
      const [first] = found;
      if (bad !== undefined || first === undefined) return done(refuseAddress(host, bad?.address ?? 'nowhere'), '', 0);
      if (options.all === true) return done(null, found);
      return done(null, first.address, first.family);
    });
  };

const UNPACKED: Readonly<Record<string, () => Duplex>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

function unpacked(answer: IncomingMessage): Readable {
  const coding = answer.headers['content-encoding']?.trim().toLowerCase() ?? '';
  if (coding === '' || coding === 'identity') return answer;
  const unpack = UNPACKED[coding];
  if (unpack === undefined) throw new OutsideRefused(`an answer in ${coding.slice(0, 40)}`);
  const source = unpack();
  answer.once('error', (error) => source.destroy(error));
  return answer.pipe(source);
}

/** The bytes of a body, counted piece by piece, so that no more than the limit is ever held. */
async function bytesOf(answer: IncomingMessage, signal: AbortSignal): Promise<Buffer<ArrayBuffer>> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const part of addAbortSignal(signal, unpacked(answer))) {
    size += part.length;
    if (size > MOST_READ) throw new OutsideRefused(`an answer of more than ${MOST_READ} bytes`);
    parts.push(part);
  }
  return Buffer.concat(parts);
}

/** What is asked: as for `fetch`. */
export interface OutsideRequest {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | URLSearchParams;
}
export type AskOutside = (url: string, init?: OutsideRequest) => Promise<Response>;

/**
 * The only way to an address that somebody else has named. The name is looked up here, and the connection goes to what was
 * found; an address that is not public is refused unless `intranet` has it. No redirect is followed, and an answer is read
 * whole, at most 100 kB and 5 seconds of it.
 * @throws OutsideRefused, or errors of the network, also when the time is over
 */
export const outsideReader =
  (intranet: readonly string[]): AskOutside =>
  async (url, { method = 'GET', headers = {}, body } = {}) => {
    const to = new URL(url);
    const host = to.hostname.replaceAll(/[[\]]/g, '');
    if (isIP(host) !== 0 && !mayAsk(host, intranet)) throw refuseAddress(to.host, host);
    if (to.protocol !== 'https:' && to.protocol !== 'http:') throw new OutsideRefused(`${to.protocol} is not asked`);
    const signal = AbortSignal.timeout(PATIENCE);
    const form = body instanceof URLSearchParams ? { 'content-type': 'application/x-www-form-urlencoded' } : {};
    const text = body === undefined ? null : String(body);
    const length = text === null ? {} : { 'content-length': String(Buffer.byteLength(text)) };
    const options: RequestOptions = {
      method,
      signal,
      agent: false,
      lookup: lookupAmong(intranet),
      headers: { accept: 'application/json', 'accept-encoding': 'identity', ...form, ...headers, ...length },
    };
    const answer = await new Promise<IncomingMessage>((done, fail) => {
      const asked = (to.protocol === 'https:' ? tlsRequest : plainRequest)(to, options, done);
      asked.once('error', fail);
      asked.end(text);
    });
    const { statusCode: status = 0 } = answer;
    try {
      if (status >= 300 && status < 400) throw new OutsideRefused(`${to.origin} leads elsewhere (${status})`);
      const bytes = await bytesOf(answer, signal);
      const told = Object.entries(answer.headers).map(([name, value]) => [name, String(value)] as [string, string]);
      return new Response(bytes.length === 0 ? null : bytes, { status, headers: told });
    } finally {
      answer.destroy();
    }
  };
