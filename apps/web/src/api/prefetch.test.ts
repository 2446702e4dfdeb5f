import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';

const answer = Promise.resolve(new Response('{}'));
let early: typeof import('./prefetch.ts');
let now = 1_000;
const ask = vi.fn(() => Promise.resolve(new Response('{}')));

beforeEach(async () => {
  vi.resetModules();
  ask.mockClear();
  now = 1_000;
  vi.stubGlobal('performance', { now: () => now });
  vi.stubGlobal('early', { token: 'mine', answers: { '/api/auth': answer } });
  early = await import('./prefetch.ts');
});
afterEach(() => vi.unstubAllGlobals());

describe('a call that the page made before its program was there', () => {
  test('is not made again', () => {
    early.prefetch(['/api/auth'], 'mine', ask);
    expect(ask).not.toHaveBeenCalled();
    expect(early.takePrefetched('/api/auth', 'mine')).toBe(answer);
  });
  test('is not made again either when the guard has already taken its own', () => {
    vi.stubGlobal('early', { token: 'mine', answers: { '/api/auth': answer, '/api/stage/current': answer } });
    early.takePrefetched('/api/auth', 'mine');
    early.prefetch(['/api/stage/current'], 'mine', ask);
    expect(ask).not.toHaveBeenCalled();
    expect(early.takePrefetched('/api/stage/current', 'mine')).toBe(answer);
  });
  test('answers once: the second request is sent again', () => {
    early.takePrefetched('/api/auth', 'mine');
    expect(early.takePrefetched('/api/auth', 'mine')).toBeUndefined();
  });
  test('answers nobody else', () => {
    expect(early.takePrefetched('/api/auth', 'yours')).toBeUndefined();
    expect(early.takePrefetched('/api/auth', 'mine')).toBeUndefined();
  });
  test('grows old', () => {
    now = 60_000;
    expect(early.takePrefetched('/api/auth', 'mine')).toBeUndefined();
  });
  test('is missed by no page without one', async () => {
    vi.resetModules();
    vi.stubGlobal('early', undefined);
    const { takePrefetched } = await import('./prefetch.ts');
    expect(takePrefetched('/api/auth', 'mine')).toBeUndefined();
  });
});

describe('a call made ahead between two screens', () => {
  test('answers the screen that comes', async () => {
    early.prefetch(['/api/stage/current'], 'mine', ask);
    expect(ask).toHaveBeenCalledTimes(1);
    expect(await early.takePrefetched('/api/stage/current', 'mine')).toBeInstanceOf(Response);
  });
  test('is forgotten when another screen comes: the campaign may have gone on', () => {
    early.prefetch(['/api/stage/current'], 'mine', ask);
    early.prefetch([], 'mine', ask);
    expect(early.takePrefetched('/api/stage/current', 'mine')).toBeUndefined();
  });
  test('is created for each screen', () => {
    early.prefetch(['/api/stage/current'], 'mine', ask);
    early.prefetch(['/api/stage/current'], 'mine', ask);
    expect(ask).toHaveBeenCalledTimes(2);
  });
  test('is not made for nobody', () => {
    early.prefetch(['/api/stage/current'], null, ask);
    expect(ask).not.toHaveBeenCalled();
  });
});
