import { afterEach, expect, test, vi } from 'vitest';
import { CallFailure } from './queries.ts';
import { queryClient } from './query-client.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  queryClient.clear();
});

test('in a page opened without a connection a screen hears at once that nothing came, and asks once', async () => {
  vi.stubGlobal('navigator', { onLine: false });
  let asked = 0;
  const queryFn = (): Promise<never> => {
    asked += 1;
    return Promise.reject(new CallFailure({ kind: 'network' }));
  };
  await expect(
    queryClient.fetchQuery({
      queryKey: ['asked offline'],
      queryFn,
      retry: queryClient.getDefaultOptions().queries?.retry ?? false,
    }),
  ).rejects.toThrow();
  expect(asked).toBe(1);
});

test('what did not come is asked again when the connection is back', () => {
  expect(queryClient.defaultQueryOptions({ queryKey: ['any'] }).refetchOnReconnect).toBe(true);
});
