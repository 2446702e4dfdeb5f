import { afterEach, describe, expect, test, vi } from 'vitest';
import { ChunkLoadError, loadChunk } from './load-chunk.ts';

afterEach(() => vi.useRealTimers());

describe('a part of the program', () => {
  test('that comes is handed on as it is', async () => {
    const module = { Menu: () => null };
    expect(await loadChunk('menu', () => Promise.resolve(module))).toBe(module);
  });

  test.each([
    ['Chromium', 'Failed to fetch dynamically imported module: http://localhost:3000/static/js/menu.chunk.js'],
    ['Firefox', 'error loading dynamically imported module: http://localhost:3000/static/js/menu.chunk.js'],
  ])('that does not load is reported in the words of the specification, with its address (%s)', async (_, said) => {
    const asked = loadChunk('menu', () => Promise.reject(new TypeError(said)));
    await expect(asked).rejects.toThrow(
      'Loading chunk menu failed.\n(error: http://localhost:3000/static/js/menu.chunk.js)',
    );
    await expect(asked).rejects.toBeInstanceOf(ChunkLoadError);
  });

  test('that does not load is reported without an address where the browser gives none (WebKit)', async () => {
    const asked = loadChunk('menu', () => Promise.reject(new TypeError('Importing a module script failed.')));
    await expect(asked).rejects.toThrow('Loading chunk menu failed.\n(error: menu)');
  });

  test('that gets lost once is asked for again; one that throws is not', async () => {
    const lost = new TypeError('Importing a module script failed.');
    const load = vi.fn().mockRejectedValueOnce(lost).mockResolvedValueOnce('the part');
    expect(await loadChunk('menu', load)).toBe('the part');
    const thrown = vi.fn().mockRejectedValue(new ReferenceError('x is not defined'));
    await expect(loadChunk('menu', thrown)).rejects.toThrow('x is not defined');
    expect(thrown).toHaveBeenCalledTimes(1);
  });

  test('that has not come after 120 seconds is given up', async () => {
    vi.useFakeTimers();
    const asked = loadChunk('menu', () => new Promise<never>(() => undefined));
    const told = expect(asked).rejects.toThrow('Loading chunk menu failed.\n(timeout: menu)');
    await vi.advanceTimersByTimeAsync(119_999);
    expect(vi.getTimerCount()).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    await told;
  });

  test('that loaded and throws reports its own error', async () => {
    const fault = new ReferenceError('x is not defined');
    await expect(loadChunk('menu', () => Promise.reject(fault))).rejects.toBe(fault);
  });
});
