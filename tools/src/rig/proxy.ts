import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const EXAMPLE = new URL('../../../deploy/nginx.conf', import.meta.url);
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/bin/nginx'];
/** Milliseconds. */
const START_LIMIT = 10_000;

export const findNginx = (): string | null =>
  NGINX.find((path) => spawnSync(path, ['-v'], { stdio: 'ignore' }).status === 0) ?? null;

/**
 * deploy/nginx.conf as it is, but for what a machine without the game's name and certificate lacks: the servers' ports,
 * the port it listens on, TLS and the redirect to it, and folders that anybody may write.
 */
function nginxConfig(ports: readonly number[], listen: number, home: string): string {
  const servers = ports.map((port) => `server 127.0.0.1:${port} max_fails=1 fail_timeout=2s;`).join('\n    ');
  const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${home}/${of};`);
  return readFileSync(EXAMPLE, 'utf8')
    .replace(/(?:\s*server 127\.0\.0\.1:\d+ [^;]*;)+/, `\n    ${servers}`)
    .replace(/ {2}server \{\s*listen 80;[\s\S]*?\n {2}\}\n/, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${listen};`)
    .replaceAll(/^\s*ssl_\w+ .*\n/gm, '')
    .replace('events {', `daemon off;\npid ${home}/pid;\nerror_log ${home}/error.log;\nevents {`)
    .replace('http {', `http {\n  access_log off;\n  ${paths.join('\n  ')}`);
}

/** nginx with the example's settings, in front of servers of this machine. */
export class ExampleProxy {
  readonly origin: string;
  readonly #child: ChildProcess;
  readonly #home: string;

  private constructor(child: ChildProcess, home: string, port: number) {
    this.#child = child;
    this.#home = home;
    this.origin = `http://127.0.0.1:${port}`;
  }

  static async start(nginx: string, ports: readonly number[], port: number): Promise<ExampleProxy> {
    const home = mkdtempSync(join(tmpdir(), 'consorcio-nginx-'));
    const file = join(home, 'nginx.conf');
    writeFileSync(file, nginxConfig(ports, port, home));
    const child = spawn(nginx, ['-p', home, '-c', file, '-e', join(home, 'error.log')], { stdio: 'ignore' });
    process.once('exit', () => child.kill('SIGTERM'));
    const proxy = new ExampleProxy(child, home, port);
    for (const until = Date.now() + START_LIMIT; ; await pause(50)) {
      const isUp = await fetch(`${proxy.origin}/healthz`).then(
        ({ ok }) => ok,
        () => false,
      );
      if (isUp) return proxy;
      if (child.exitCode !== null || Date.now() > until)
        throw new Error(`nginx does not start: ${readFileSync(join(home, 'error.log'), 'utf8')}`);
    }
  }

  async stop(): Promise<void> {
    const ended = new Promise((resolve) => this.#child.once('exit', resolve));
    this.#child.kill('SIGTERM');
    if (this.#child.exitCode === null) await ended;
    rmSync(this.#home, { recursive: true, force: true });
  }
}
