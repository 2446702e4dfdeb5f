import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import getPort from 'get-port';
import { COMMANDS, idOf, type Remote, whenUp } from './remote.ts';

export interface WebKitPrograms {
  /** WebKitWebDriver, MiniBrowser and Xvfb, a virtual screen. */
  readonly driver: string;
  readonly browser: string;
  readonly screen: string;
}

/** Starts Xvfb; it chooses a free number for itself and writes it to its third stream. */
async function startScreen(program: string): Promise<{ child: ChildProcess; display: string }> {
  const child = spawn(program, ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const [number] = (await once(child.stdio[3] as NodeJS.ReadableStream, 'data')) as [Buffer];
  return { child, display: `:${number.toString().trim()}` };
}

/** Starts WebKitGTK's small browser on a screen of its own. */
export async function startWebKit(
  { driver, browser, screen }: WebKitPrograms,
  { width, height }: { width: number; height: number },
): Promise<Remote> {
  const [home, port, { child: xvfb, display }] = await Promise.all([
    mkdtemp(join(tmpdir(), 'consorcio-webkit-')),
    getPort(),
    startScreen(screen),
  ]);
  const env = {
    ...process.env,
    HOME: home,
    DISPLAY: display,
    LANG: 'pt_BR.UTF-8',
    LIBGL_ALWAYS_SOFTWARE: '1',
    WEBKIT_DISABLE_DMABUF_RENDERER: '1',
    /* GStreamer is to look for no sound card: a machine of tests has none. */
    GST_REGISTRY: join(home, 'gstreamer'),
    PULSE_SERVER: 'none',
  };
  const child = spawn(driver, [`--port=${port}`, '--host=127.0.0.1'], { stdio: 'ignore', env });
  const gone = [once(child, 'exit'), once(xvfb, 'exit')];
  const ask = async (method: string, path: string, body?: unknown): Promise<unknown> => {
    const answer = await fetch(`http://127.0.0.1:${port}${path}`, {
      method,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (answer.ok) return value;
    const { error, message } = value as { error: string; message: string };
    throw new Error(`${error}: ${message}`);
  };
  await whenUp('WebKitWebDriver', () => ask('GET', '/status'));
  const options = { binary: browser, args: ['--automation'] };
  const opened = await ask('POST', '/session', {
    capabilities: { alwaysMatch: { 'webkitgtk:browserOptions': options } },
  });
  const session = `/session/${(opened as { sessionId: string }).sessionId}`;
  await ask('POST', `${session}/timeouts`, { script: 120_000, pageLoad: 120_000 });
  await ask('POST', `${session}/window/rect`, { width, height });
  return {
    send: (command, params, element) => {
      const path = COMMANDS[command].path.replace('{id}', element === undefined ? '' : idOf(element));
      const body = command === 'enterFrame' ? { id: element ?? null } : params;
      return ask('POST', session + path, body);
    },
    photograph: async () => Buffer.from(String(await ask('GET', `${session}/screenshot`)), 'base64'),
    close: async () => {
      await ask('DELETE', session).catch(() => undefined);
      child.kill('SIGKILL');
      xvfb.kill('SIGTERM');
      await Promise.all(gone);
      await rm(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 });
    },
  };
}
