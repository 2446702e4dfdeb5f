import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const EXAMPLE = new URL('../../../deploy/nginx.conf', import.meta.url);
const PATH_EXAMPLE = new URL('../../../deploy/nginx-path.conf', import.meta.url);
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
  return readFileSync(EXAMPLE, 'utf8')
    .replace(/(?:\s*server 127\.0\.0\.1:\d+ [^;]*;)+/, `\n    ${servers}`)
    .replace(/ {2}server \{\s*listen 80;[\s\S]*?\n {2}\}\n/, '')
    .replace(/listen 443 ssl http2;/, `listen 127.0.0.1:${listen};`)
    .replaceAll(/^\s*ssl_\w+ .*\n/gm, '')
    .replace('events {', `${headOf(home)}events {`)
    .replace('http {', `http {\n  ${foldersIn(home)}`);
}

const headOf = (home: string): string => `daemon off;\npid ${home}/pid;\nerror_log ${home}/error.log;\n`;
const foldersIn = (home: string): string =>
  [
    'access_log off;',
    ...['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map((of) => `${of}_temp_path ${home}/${of};`),
  ].join('\n  ');

/** deploy/nginx-path.conf in a site of its own. `isKept`: the game is told the path; otherwise the proxy takes it away. */
function pathConfig(port: number, listen: number, home: string, isKept: boolean): string {
  const example = readFileSync(PATH_EXAMPLE, 'utf8').replaceAll('127.0.0.1:3000', `127.0.0.1:${port}`);
  const locations = isKept
    ? example
    : example.replaceAll('  proxy_pass', '  rewrite ^/jogo(/.*)$ $1 break;\n  proxy_pass');
  return `${headOf(home)}events {}\nhttp {\n  ${foldersIn(home)}\n  server {\n    listen 127.0.0.1:${listen};\n${locations}\n  }\n}\n`;
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

  static start(nginx: string, ports: readonly number[], port: number): Promise<ExampleProxy> {
    return ExampleProxy.#run(nginx, port, '', (home) => nginxConfig(ports, port, home));
  }

  /** In front of a game at `/jogo`, whose server listens at `game`. */
  static startPath(nginx: string, game: number, port: number, isKept: boolean): Promise<ExampleProxy> {
    return ExampleProxy.#run(nginx, port, '/jogo', (home) => pathConfig(game, port, home, isKept));
  }

  static async #run(
    nginx: string,
    port: number,
    path: string,
    config: (home: string) => string,
  ): Promise<ExampleProxy> {
    const home = mkdtempSync(join(tmpdir(), 'consorcio-nginx-'));
    const file = join(home, 'nginx.conf');
    writeFileSync(file, config(home));
    const child = spawn(nginx, ['-p', home, '-c', file, '-e', join(home, 'error.log')], { stdio: 'ignore' });
    process.once('exit', () => child.kill('SIGTERM'));
    const proxy = new ExampleProxy(child, home, port);
    for (const until = Date.now() + START_LIMIT; ; await pause(50)) {
      const isUp = await fetch(`${proxy.origin}${path}/healthz`).then(
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
