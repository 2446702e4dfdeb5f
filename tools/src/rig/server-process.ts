import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';

/** Milliseconds that a server may take until it is ready. */
const READY_LIMIT = 120_000;

/** The built server as a process of its own, on one port, that can be killed and started again. */
export class ServerProcess {
  readonly origin: string;
  readonly #main: string;
  readonly #environment: Readonly<Record<string, string>>;
  readonly #program: readonly string[];
  #child: ChildProcess | null = null;
  #output = '';

  /** `main`: path of the built server. `environment`: its settings. `program`: what runs it. */
  constructor(
    main: string,
    port: number,
    environment: Readonly<Record<string, string>>,
    program: readonly string[] = [process.execPath, '--enable-source-maps'],
  ) {
    this.origin = `http://127.0.0.1:${port}`;
    this.#main = main;
    this.#program = program;
    this.#environment = { LOG_LEVEL: 'error', ...environment, PORT: String(port) };
  }

  /** Of the process that runs now. */
  get pid(): number {
    return this.#child?.pid ?? 0;
  }

  /** Ends it with SIGTERM and gives its exit code. */
  async stop(): Promise<number | null> {
    const child = this.#child;
    if (child === null || child.exitCode !== null) return child?.exitCode ?? null;
    const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    return ended;
  }

  /** Starts it, and gives the milliseconds until it was ready. */
  async start(): Promise<number> {
    const from = performance.now();
    const [program = '', ...given] = this.#program;
    const child = spawn(program, [...given, this.#main], {
      env: { PATH: process.env.PATH, ...this.#environment },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    this.#child = child;
    process.once('exit', () => child.kill('SIGKILL'));
    this.#output = '';
    for (const stream of [child.stdout, child.stderr]) {
      stream?.on('data', (text: Buffer) => {
        this.#output = `${this.#output}${text.toString()}`.slice(-4_000);
      });
    }
    await this.whenReady();
    return performance.now() - from;
  }

  /** Milliseconds until the server says that it is ready. */
  async whenReady(): Promise<number> {
    const from = performance.now();
    for (;;) {
      const status = await fetch(`${this.origin}/readyz`, { signal: AbortSignal.timeout(2_000) }).then(
        (answer) => answer.status,
        () => 0,
      );
      if (status === 200) return performance.now() - from;
      const isOver = this.#child?.exitCode !== null || performance.now() - from > READY_LIMIT;
      if (isOver) throw new Error(`the server is not ready: ${this.#output}`);
      await pause(10);
    }
  }

  async kill(): Promise<void> {
    const child = this.#child;
    if (child === null || child.exitCode !== null || child.signalCode !== null) return;
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGKILL');
    await ended;
  }
}
