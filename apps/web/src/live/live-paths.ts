/** Pages of a live group below `/ao-vivo` (LIVE 6). */
const TOP = '/ao-vivo';

export const LIVE_PATHS = {
  start: TOP,
  host: `${TOP}/conduzir/:groupId`,
  wall: `${TOP}/telao/:groupId`,
  check: `${TOP}/conferir/:groupId`,
} as const;

/** The address of a group's page. */
export const livePath = (page: 'host' | 'wall' | 'check', groupId: string): string =>
  LIVE_PATHS[page].replace(':groupId', encodeURIComponent(groupId));

/** What people type to come in, before the group's code. */
export const SHORT_PATH = '/v';
export const joinPath = (code: string): string => `${SHORT_PATH}/${code}`;
