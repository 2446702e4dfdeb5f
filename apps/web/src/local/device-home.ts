import type { SentAnswer, SentRequest } from '@consorcio/contract/call';
import { TOKEN, tellRefusal } from '@consorcio/contract/kept';
import { type OfPlatform, pathHere, searchHere } from '@consorcio/contract/wire';
import { onDeviceCopy } from '@consorcio/copy/on-device';
import type { HomeAnswer, HomeRequest } from '@consorcio/game/home';
import { Unavailable } from '@consorcio/kernel';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
import { enterAsPupil, keepPupil } from '../session/school-window.ts';
import { toast } from '../ui/notices/toast.ts';
import { trustedScriptUrl } from '../ui/trusted.ts';
import type { Asked, Told } from './home-worker.ts';
import worker from './home-worker.ts?worker&url';

/*
 * The first script of the edition of files (scripts/site.mjs): its calls go to a worker of this device, and its screens stand behind
 * the address's `#`.
 */

interface Port {
  postMessage(asked: Asked): void;
  onmessage: ((event: MessageEvent<Told>) => void) | null;
}
interface Waiting {
  readonly answer: (answer: HomeAnswer) => void;
  readonly fail: (reason: unknown) => void;
}

const waiting = new Map<number, Waiting>();
let port: Port | undefined;
let asked = 0;
/** The player was told that the device does not read what it keeps. */
let isTold = false;
/** UNAVAILABLE, in CONTRACT section 3. */
const UNREADABLE = 503;

/** A worker that is lost answers nobody: the next call starts another. */
function lose(reason: unknown): void {
  port = undefined;
  for (const { fail } of waiting.values()) fail(reason);
  waiting.clear();
}

function connect(): Port {
  const address = trustedScriptUrl(worker);
  try {
    const shared = new SharedWorker(address);
    shared.onerror = lose;
    return shared.port;
  } catch {
    /* There is none, or it is refused. */
    const own = new Worker(address);
    own.onerror = lose;
    return own;
  }
}

function answerTo(request: HomeRequest): Promise<HomeAnswer> {
  return new Promise((answer, fail) => {
    if (port === undefined) {
      port = connect();
      port.onmessage = ({ data }) => {
        if (data === 'forgetful') return platform === undefined ? tellRefusal() : undefined;
        waiting.get(data[0])?.answer(data[1]);
        waiting.delete(data[0]);
      };
    }
    asked += 1;
    waiting.set(asked, { answer, fail });
    port.postMessage([asked, request]);
  });
}

/** Of a package: who plays, and where the game is kept beside this device. */
const platform = ofPlatform();
function ofPlatform(): OfPlatform | undefined {
  try {
    return (window.parent as typeof window & { ofPlatform?: OfPlatform }).ofPlatform;
  } catch {
    return undefined;
  }
}
const FILE = '/file';

/** Begins with the game that the platform keeps. @throws Unavailable for one of a newer program, which stays as it is there */
async function open({ pupil, text }: OfPlatform): Promise<void> {
  enterAsPupil({ hash: `#aluno=${pupil}`, search: '' });
  const [, token] = /"token":"([\w-]{64})"/.exec(text) ?? [];
  if (token === undefined) return;
  TOKEN.write(token);
  keepPupil(token);
  const { status } = await answerTo({ method: 'PUT', target: FILE, headers: {}, body: text });
  if (status === UNREADABLE) {
    tellUnreadable();
    throw new Unavailable(FILE);
  }
}
const opened = platform === undefined ? Promise.resolve() : open(platform);
opened.catch(() => undefined);

/** Said once. */
function tellUnreadable(): void {
  if (!isTold) toast.error(onDeviceCopy.notOpened);
  isTold = true;
}

/** Asks this device as `fetch` asks a server. @throws where its worker is lost */
async function askOnDevice(address: string, { method, headers, body }: SentRequest<AbortSignal>): Promise<SentAnswer> {
  await opened;
  const target = address.slice(address.indexOf('/api/') + '/api'.length);
  const { status, text } = await answerTo({ method, target, headers, body });
  if (status === UNREADABLE) tellUnreadable();
  const isOk = status < 300;
  if (isOk && method !== 'GET' && platform !== undefined && headers.authorization !== undefined)
    void answerTo({ method: 'GET', target: FILE, headers }).then(
      (file) => file.status === 200 && platform.keep(file.text),
    );
  return { ok: isOk, status, text: async () => text };
}

/** How the router reads and changes the address. */
const hash = {
  hook: (): [string, typeof navigate] => [useLocationProperty(pathHere), (to, options) => navigate(`#${to}`, options)],
  searchHook: (): string => useLocationProperty(searchHere),
  hrefs: (path: string): string => `#${path}`,
};

declare global {
  var askDevice: typeof askOnDevice | undefined;
  var hashAddress: typeof hash | undefined;
}
/* Before the program runs, which asks for no part of this where a server answers; the minigames' frames ask their page. */
Object.assign(globalThis, { askDevice: askOnDevice, hashAddress: hash });
