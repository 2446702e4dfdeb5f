import { type HomeAnswer, type HomeRequest, homeOn } from '@consorcio/game/home';
import { deviceShelf } from './device-shelf.ts';

/*
 * Answers the game's calls on this device, for all its pages where the browser has shared workers, else for the page that started
 * it: then two pages meet in the database, where the version of a record lets one of them decide anew.
 */

/** A call, and what tells its answer from others. */
export type Asked = readonly [id: number, request: HomeRequest];
/** Its answer, or that this device forgets the game. */
export type Told = readonly [id: number, answer: HomeAnswer] | 'forgetful';

interface Port {
  postMessage(told: Told): void;
  onmessage: ((event: MessageEvent<Asked>) => void) | null;
}
declare const self: Port & { onconnect: ((event: { readonly ports: readonly Port[] }) => void) | null };

const ports = new Set<Port>();
let isForgetful = false;
const shelf = deviceShelf('vai-de-consorcio', () => {
  isForgetful = true;
  for (const port of ports) port.postMessage('forgetful');
});
const answer = homeOn({
  shelf,
  now: Date.now,
  randomBytes: (count) => crypto.getRandomValues(new Uint8Array(count)),
});

function serve(port: Port): void {
  ports.add(port);
  if (isForgetful) port.postMessage('forgetful');
  port.onmessage = async ({ data: [id, request] }) => port.postMessage([id, await answer(request)]);
}

if ('onconnect' in self) self.onconnect = ({ ports: [port] }) => port !== undefined && serve(port);
else serve(self);
