/**
 * Seeds of campaigns whose draws are known: what a test needs then happens always, not often. For the first dream unless
 * told. `useSite({ campaignSeed })` starts a server that draws from one.
 */

/** In the first month others bid more than one point, and the raffle draws somebody else. */
export const LOSES_FIRST_MONTH = '8ad1e81d1e97e77c3de4b8d4f86f4d551c4dca27e35fee8a1486b9be65d2f5d4';

/** Second dream: in the first month nobody offers as much as a player who works well. */
export const WINS_FIRST_BID = '71ef28a4f6d42b2dc3dbc5c220a8aea4462129ccbf0517ec7a1342ab751e92da';
