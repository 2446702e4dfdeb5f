import type { CDPSession } from 'playwright-core';

/** Bytes a second, milliseconds. */
interface Network {
  readonly offline: false;
  readonly latency: number;
  readonly downloadThroughput: number;
  readonly uploadThroughput: number;
}

/**
 * Lighthouse's mobile network as it sets it in a real browser: 562.5 ms before each answer, which stands for the setting
 * up of connections as well. For freshly opened pages.
 */
export const LIGHTHOUSE_MOBILE: Network = {
  offline: false,
  latency: 562.5,
  downloadThroughput: 184_320,
  uploadThroughput: 84_375,
};
/** The slow 4G it simulates, once the connections are open: 150 ms, 1.6 Mbit/s down, 750 kbit/s up. */
export const SLOW_4G: Network = {
  offline: false,
  latency: 150,
  downloadThroughput: 204_800,
  uploadThroughput: 96_000,
};
/** A usual mobile network: 60 ms, 9 Mbit/s down, 1.5 Mbit/s up. */
export const USUAL_4G: Network = {
  offline: false,
  latency: 60,
  downloadThroughput: 1_125_000,
  uploadThroughput: 187_500,
};
/** How many times slower than this machine. */
const SLOW_CPU = 4;

/** Makes a page as slow as a cheap phone on that network. */
export async function slowDown(cdp: CDPSession, network: Network, rate = SLOW_CPU): Promise<void> {
  await cdp.send('Network.enable');
  await cdp.send('Network.emulateNetworkConditions', network);
  await cdp.send('Emulation.setCPUThrottlingRate', { rate });
}
