import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { COMMANDS, idOf, type Remote, whenUp } from './remote.ts';

/** Firefox is quiet: nothing is fetched from its maker, no first-run page. */
const PREFERENCES = {
  'app.normandy.enabled': false,
  'app.update.disabledForTesting': true,
  'browser.aboutwelcome.enabled': false,
  'browser.shell.checkDefaultBrowser': false,
  'browser.startup.page': 0,
  'datareporting.policy.dataSubmissionEnabled': false,
  'extensions.update.enabled': false,
  'intl.accept_languages': 'pt-BR',
  'network.captive-portal-service.enabled': false,
  'network.connectivity-service.enabled': false,
  'remote.prefs.recommended': true,
  'services.settings.server': 'data:,#remote-settings-dummy/v1',
  'toolkit.telemetry.reportingpolicy.firstRun': false,
};

/** One answer of Marionette: [1, id, error, result]. */
type Answer = readonly [1, number, { error: string; message: string } | null, unknown];
type Send = (name: string, params: Readonly<Record<string, unknown>>) => Promise<unknown>;

/** Marionette is the wire under geckodriver: JSON with its length before it, over a socket. */
async function converse(port: number): Promise<{ send: Send; socket: Socket }> {
  const socket = connect(port, '127.0.0.1');
  const waiting = new Map<number, (answer: Answer) => void>();
  let rest: Buffer = Buffer.alloc(0);
  const hello = new Promise<void>((resolve, reject) => {
    socket.once('error', reject);
    socket.once('close', () => reject(new Error('closed')));
    socket.on('data', (bytes: Buffer) => {
      rest = Buffer.concat([rest, bytes]);
      for (;;) {
        const colon = rest.indexOf(':');
        const length = Number(rest.subarray(0, Math.max(0, colon)).toString());
        if (colon < 0 || rest.length < colon + 1 + length) return;
        const message: unknown = JSON.parse(rest.subarray(colon + 1, colon + 1 + length).toString());
        rest = rest.subarray(colon + 1 + length);
        if (!Array.isArray(message)) resolve();
        else waiting.get(message[1])?.(message as unknown as Answer);
      }
    });
  });
  await hello;
  let last = 0;
  const send: Send = (name, params) =>
    new Promise((resolve, reject) => {
      last += 1;
      const id = last;
      const lost = (): void => reject(new Error(`Firefox went away during ${name}`));
      socket.once('close', lost);
      waiting.set(id, ([, , error, result]) => {
        waiting.delete(id);
        socket.off('close', lost);
        if (error === null) resolve(result);
        else reject(new Error(`${error.error}: ${error.message}`));
      });
      const text = JSON.stringify([0, id, name, params]);
      socket.write(`${Buffer.byteLength(text)}:${text}`);
    });
  return { send, socket };
}

const resultOf = (result: unknown): unknown =>
  typeof result === 'object' && result !== null && 'value' in result ? result.value : result;

/** Starts Firefox without a window, on a profile of its own. */
export async function startFirefox(
  program: string,
  { width, height }: { width: number; height: number },
): Promise<Remote> {
  const [home, port] = await Promise.all([mkdtemp(join(tmpdir(), 'consorcio-firefox-')), getPort()]);
  const lines = Object.entries({ ...PREFERENCES, 'marionette.port': port }).map(
    ([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  await writeFile(join(home, 'user.js'), lines.join('\n'));
  const args = ['--headless', '--marionette', '--no-remote', '--profile', home];
  const child = spawn(program, args, { stdio: 'ignore', env: { ...process.env, HOME: home, LANG: 'pt_BR.UTF-8' } });
  const ended = once(child, 'exit');
  const { send, socket } = await whenUp('Firefox', () => converse(port));
  await send('WebDriver:NewSession', { capabilities: { alwaysMatch: {} } });
  await send('WebDriver:SetTimeouts', { script: 120_000, pageLoad: 120_000 });
  await send('WebDriver:SetWindowRect', { width, height });
  return {
    send: async (command, params, element) =>
      resultOf(
        await send(COMMANDS[command].marionette, {
          ...params,
          ...(element !== undefined && (command === 'enterFrame' ? { element: idOf(element) } : { id: idOf(element) })),
        }),
      ),
    photograph: async () => {
      const picture = resultOf(await send('WebDriver:TakeScreenshot', { full: false }));
      return Buffer.from(String(picture), 'base64');
    },
    close: async () => {
      socket.destroy();
      child.kill('SIGKILL');
      await ended;
      await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
