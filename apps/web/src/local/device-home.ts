import type { SentAnswer, SentRequest } from '@consorcio/contract/call';
import { tellRefusal } from '@consorcio/contract/kept';
import { pathHere, searchHere } from '@consorcio/contract/wire';
import { onDeviceCopy } from '@consorcio/copy/on-device';
import type { HomeAnswer } from '@consorcio/game/home';
import { navigate, useLocationProperty } from 'wouter/use-browser-location';
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

/** Asks this device as `fetch` asks a server. @throws where its worker is lost */
async function askOnDevice(address: string, { method, headers, body }: SentRequest<AbortSignal>): Promise<SentAnswer> {
  const target = address.slice(address.indexOf('/api/') + '/api'.length);
  const { status, text } = await new Promise<HomeAnswer>((answer, fail) => {
    if (port === undefined) {
      port = connect();
      port.onmessage = ({ data }) => {
        if (data === 'forgetful') return tellRefusal();
        waiting.get(data[0])?.answer(data[1]);
        waiting.delete(data[0]);
      };
    }
    asked += 1;
    waiting.set(asked, { answer, fail });
    port.postMessage([asked, { method, target, headers, body }]);
  });
  if (status === UNREADABLE && !isTold) {
    isTold = true;
    toast.error(onDeviceCopy.notOpened);
  }
  return { ok: status < 300, status, text: async () => text };
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
