import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { quantile, rounded } from '../../rig/figures.ts';
import { callFrom } from './caller.ts';
import type { Verdict } from './verdict.ts';

/** Slow clients of each kind at once. */
const CLIENTS = 100;
/** Milliseconds: QUALITY's line for headers, the server's own for a whole request, and what a check may come late by. */
const HEADERS_LIMIT = 20_000;
const REQUEST_LIMIT = 30_000;
const LATE = 4_000;
/** Milliseconds between two bytes. */
const DRIP = 1_000;

interface Cut {
  readonly after: number;
  readonly status: string;
}

/** Begins a request and sends a byte per second; returns when the server ended it, and with what. */
const dribble = (origin: string, begin: string): Promise<Cut> =>
  new Promise((resolve) => {
    const { hostname, port } = new URL(origin);
    const socket = connect(Number(port), hostname, () => socket.write(begin));
    const from = performance.now();
    const dripping = setInterval(() => socket.write('x'), DRIP);
    let got = '';
    socket.on('data', (bytes) => {
      got += bytes.toString('latin1');
    });
    socket.on('error', () => undefined);
    socket.on('close', () => {
      clearInterval(dripping);
      resolve({ after: performance.now() - from, status: got.slice(9, 12) });
    });
  });

function verdictOf(attack: string, limit: number, cuts: readonly Cut[]): Verdict {
  const times = cuts.map(({ after }) => after);
  const [first, last] = [Math.min(...times), Math.max(...times)];
  const statuses = [...new Set(cuts.map(({ status }) => status))].join(', ');
  return {
    attack,
    expected: `408 after ${limit / 1000} s`,
    found: `${statuses} after ${rounded(first / 1000, 1)} to ${rounded(last / 1000, 1)} s`,
    isRight: statuses === '408' && first >= limit - 500 && last <= limit + LATE,
  };
}

/** Slow headers are cut after 20 s, slow bodies after 30; others are answered meanwhile. */
export async function slowClients(origin: string): Promise<readonly Verdict[]> {
  const many = (begin: string) => Promise.all(Array.from({ length: CLIENTS }, () => dribble(origin, begin)));
  const length = 'content-type: application/json\r\ncontent-length: 5000';
  let isOver = false;
  const slow = Promise.all([
    many('GET /api/auth HTTP/1.1\r\nhost: x\r\nx-slow: '),
    many(`POST /api/auth/login HTTP/1.1\r\nhost: x\r\n${length}\r\n\r\n`),
  ]).finally(() => {
    isOver = true;
  });
  const times: number[] = [];
  while (!isOver) {
    times.push((await callFrom(origin, '198.51.100.20', 'GET', '/quiz/totals')).took);
    await pause(200);
  }
  const [headers, bodies] = await slow;
  return [
    verdictOf(`${CLIENTS} clients with slow headers`, HEADERS_LIMIT, headers),
    verdictOf(`${CLIENTS} clients with slow bodies`, REQUEST_LIMIT, bodies),
    {
      attack: 'others meanwhile',
      expected: 'answered within 1 s',
      found: `p50 ${rounded(quantile(times, 0.5), 1)}, p99 ${rounded(quantile(times, 0.99), 1)} ms`,
      isRight: quantile(times, 0.99) < 1_000,
    },
  ];
}
