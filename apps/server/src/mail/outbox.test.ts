import { expect, test } from 'vitest';
import { outbox } from './outbox.ts';

const nothing = (): void => undefined;

test('notices leave half of the room to mails that were asked for', async () => {
  const never = (_mail: unknown, signal: AbortSignal) =>
    new Promise<void>((_, refuse) => signal.addEventListener('abort', () => refuse(new Error('stopped'))));
  const mails = outbox({
    server: { send: never, verify: async () => undefined },
    log: { info: nothing, warn: nothing },
    onEnd: nothing,
  });
  const write = async () => ({ to: 'ana@exemplo.com.br', subject: '', text: '' });
  for (let i = 0; i < 50; i += 1) mails.put(write, 'notice');
  expect(() => mails.put(write, 'notice')).toThrow('UNAVAILABLE');
  for (let i = 0; i < 50; i += 1) mails.put(write);
  expect(() => mails.put(write)).toThrow('UNAVAILABLE');
  await mails.stop();
});
