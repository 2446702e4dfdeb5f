/** What drills and benches stand on: servers, databases and proxies of this machine, and callers over the network. */
export { cpuTime, residentMegabytes } from './cpu-time.ts';
export { fail, skip, stopOnSignals } from './ending.ts';
export { mean, median, quantile, rounded } from './figures.ts';
export { GamePlayer } from './game-player.ts';
export { BUILT_SERVER, ENGINES, type EngineName, type GameRig, onEngines, openRig, UNLIMITED } from './game-rig.ts';
export { liveTokenOf, newLiveKey } from './live-client.ts';
export { ExampleProxy, findNginx } from './proxy.ts';
export { type WireAnswer, WireClient } from './wire-client.ts';
