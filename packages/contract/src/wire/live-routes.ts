import type { Route } from './routes.ts';

/**
 * The calls of live groups (LIVE section 5). Apart from the others, so that the first screen does not carry them. `{groupId}`
 * is opaque: 22 characters.
 */
export const LIVE_ROUTES = {
  liveCreate: { method: 'POST', path: '/live', access: 'public' },
  liveCode: { method: 'GET', path: '/live/code/{code}', access: 'public' },
  liveJoin: { method: 'POST', path: '/live/{groupId}/seat', access: 'public' },
  liveReturn: { method: 'POST', path: '/live/{groupId}/return', access: 'public' },
  liveSeat: { method: 'GET', path: '/live/{groupId}/me', access: 'seat' },
  liveProfile: { method: 'POST', path: '/live/{groupId}/me/profile', access: 'seat' },
  liveAnswers: { method: 'POST', path: '/live/{groupId}/me/answers', access: 'seat' },
  liveGuess: { method: 'POST', path: '/live/{groupId}/me/guess', access: 'seat' },
  liveReact: { method: 'POST', path: '/live/{groupId}/me/react', access: 'seat' },
  liveBegin: { method: 'POST', path: '/live/{groupId}/me/begin', access: 'seat' },
  liveFinish: { method: 'POST', path: '/live/{groupId}/me/finish', access: 'seat' },
  liveSeal: { method: 'POST', path: '/live/{groupId}/me/seal', access: 'seat' },
  liveProjector: { method: 'GET', path: '/live/{groupId}/screen', access: 'public' },
  liveHost: { method: 'GET', path: '/live/{groupId}/host', access: 'host' },
  liveCommand: { method: 'POST', path: '/live/{groupId}/host/command', access: 'host' },
  liveHostSeat: { method: 'POST', path: '/live/{groupId}/host/seat', access: 'host' },
  liveDoor: { method: 'POST', path: '/live/{groupId}/host/door', access: 'host' },
  liveEntry: { method: 'POST', path: '/live/{groupId}/host/entry', access: 'host' },
  liveBell: { method: 'POST', path: '/live/{groupId}/host/bell', access: 'host' },
  liveHostKey: { method: 'POST', path: '/live/{groupId}/host/key', access: 'host' },
  liveMoves: { method: 'POST', path: '/live/{groupId}/host/moves', access: 'host' },
  liveTable: { method: 'GET', path: '/live/{groupId}/host/table', access: 'host' },
  liveEvents: { method: 'GET', path: '/live/{groupId}/events', access: 'public' },
  liveDebrief: { method: 'GET', path: '/live/{groupId}/debrief', access: 'public' },
  liveAudit: { method: 'GET', path: '/live/{groupId}/audit', access: 'public' },
  liveDelete: { method: 'DELETE', path: '/live/{groupId}', access: 'host' },
} as const satisfies Record<string, Route>;

export type LiveRouteName = keyof typeof LIVE_ROUTES;
