/** What drills and benches stand on: servers, databases and proxies of this machine, and callers over the network. */
export { cpuTime, residentMegabytes } from './cpu-time.ts';
export { median, quantile, rounded } from './figures.ts';
export { GamePlayer } from './game-player.ts';
export { BUILT_SERVER, ENGINES, type EngineName, type GameRig, openRig } from './game-rig.ts';
export { askLive, type LiveAnswer, type LiveRequest, liveTokenOf, newLiveKey } from './live-client.ts';
export { playOn } from './play-on.ts';
export { ExampleProxy, findNginx } from './proxy.ts';
export { stopOnSignals } from './stop-on-signals.ts';
export { type WireAnswer, WireClient } from './wire-client.ts';
