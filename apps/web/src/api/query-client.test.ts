import { onlineManager } from '@tanstack/react-query';
import { afterEach, expect, test } from 'vitest';
import { CallFailure } from './queries.ts';
import { queryClient } from './query-client.ts';

afterEach(() => {
  onlineManager.setOnline(true);
  queryClient.clear();
});

test('without a connection a screen hears at once that nothing came, instead of waiting for ever', async () => {
  onlineManager.setOnline(false);
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
