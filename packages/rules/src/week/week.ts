/* 'Assembleia da semana': one campaign for all, sealed beforehand (RULES 14). What the clock says is the server's to know. */
export { freeWord, isWeekName, pictureOf, rankedWord, type WeekName, weekName } from './name.ts';
export * from './result.ts';
export { openTry, proofOf, sealOf, wordOf } from './sealed-week.ts';
