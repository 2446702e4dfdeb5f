/** Who may call: anybody, or by a bearer token a signed-in player, a seat or the host of a live group. */
export type Access = 'public' | 'player' | 'seat' | 'host';
export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export interface Route {
  readonly method: Method;
  /** Below `/api`; `{name}` marks a path parameter. */
  readonly path: string;
  readonly access: Access;
}

/**
 * Every call of the API: method, path and access, and nothing else. Path spelling lives here and nowhere else.
 * The wire says jackpot where the code says raffle (see the glossary). Source: SPEC section 7, CONTRACT section 3.
 */
export const ROUTES = {
  register: { method: 'POST', path: '/auth/register', access: 'public' },
  guest: { method: 'POST', path: '/auth/guest', access: 'public' },
  claim: { method: 'POST', path: '/auth/claim', access: 'player' },
  login: { method: 'POST', path: '/auth/login', access: 'public' },
  auth: { method: 'GET', path: '/auth', access: 'player' },
  logout: { method: 'POST', path: '/auth/logout', access: 'player' },
  personaList: { method: 'GET', path: '/persona/list', access: 'player' },
  personaChoose: { method: 'PUT', path: '/persona/choose', access: 'player' },
  personaCurrent: { method: 'GET', path: '/persona/current', access: 'player' },
  dreamList: { method: 'GET', path: '/dream/list', access: 'player' },
  dreamChoose: { method: 'PUT', path: '/dream/choose', access: 'player' },
  stageCurrent: { method: 'GET', path: '/stage/current', access: 'player' },
  stageBegin: { method: 'PUT', path: '/stage/begin', access: 'player' },
  stageFinish: { method: 'PUT', path: '/stage/finish', access: 'player' },
  raffle: { method: 'POST', path: '/auction/jackpot', access: 'player' },
  bidEffort: { method: 'POST', path: '/auction/bid-effort', access: 'player' },
  keepEffort: { method: 'POST', path: '/auction/keep-effort', access: 'player' },
  rooms: { method: 'GET', path: '/room', access: 'player' },
  seeResults: { method: 'POST', path: '/campaign/visualized-results', access: 'player' },
  giveUp: { method: 'POST', path: '/campaign/give-up', access: 'player' },
  publicCampaign: { method: 'GET', path: '/campaign/public/{campaignId}', access: 'public' },
  audit: { method: 'GET', path: '/campaign/{campaignId}/audit', access: 'public' },
  statement: { method: 'GET', path: '/campaign/{campaignId}/statement', access: 'player' },
  choices: { method: 'GET', path: '/campaign/{campaignId}/choices', access: 'player' },
  group: { method: 'GET', path: '/campaign/{campaignId}/group', access: 'player' },
  afterLetter: { method: 'GET', path: '/campaign/{campaignId}/after', access: 'player' },
  afterLetterUse: { method: 'PUT', path: '/campaign/{campaignId}/after/use', access: 'player' },
  afterLetterPlan: { method: 'PUT', path: '/campaign/{campaignId}/after/plan', access: 'player' },
  afterLetterEvent: { method: 'PUT', path: '/campaign/{campaignId}/after/event', access: 'player' },
  afterLetterPay: { method: 'PUT', path: '/campaign/{campaignId}/after/pay', access: 'player' },
  week: { method: 'GET', path: '/week', access: 'player' },
  weekStart: { method: 'PUT', path: '/week/start', access: 'player' },
  pastWeeks: { method: 'GET', path: '/week/past', access: 'public' },
  issueCertificate: { method: 'PUT', path: '/campaign/{campaignId}/certificate', access: 'player' },
  checkCertificate: { method: 'GET', path: '/certificate/{code}', access: 'public' },
  pendingEvents: { method: 'GET', path: '/random-events/{campaignId}', access: 'player' },
  acknowledgeEvent: { method: 'PUT', path: '/random-events/visualize/{id}', access: 'player' },
  badgeList: { method: 'GET', path: '/badge/list', access: 'player' },
  badgePending: { method: 'GET', path: '/badge/pending', access: 'player' },
  badgeEarned: { method: 'GET', path: '/badge/earned', access: 'player' },
  badgeSeen: { method: 'PUT', path: '/badge/visualize/{id}', access: 'player' },
  share: { method: 'POST', path: '/share', access: 'player' },
  conceptList: { method: 'GET', path: '/concept/list', access: 'player' },
  conceptSeen: { method: 'PUT', path: '/concept/seen', access: 'player' },
  conceptAnswer: { method: 'PUT', path: '/concept/answer', access: 'player' },
  conceptLearn: { method: 'PUT', path: '/concept/learn', access: 'player' },
  quizStanding: { method: 'GET', path: '/quiz', access: 'player' },
  quizAnswer: { method: 'POST', path: '/quiz', access: 'player' },
  quizTotals: { method: 'GET', path: '/quiz/totals', access: 'public' },
  operator: { method: 'GET', path: '/operator', access: 'public' },
  recover: { method: 'POST', path: '/auth/recover', access: 'public' },
  recoveryWays: { method: 'GET', path: '/auth/recover', access: 'public' },
  askForLink: { method: 'POST', path: '/auth/recover/mail', access: 'public' },
  recoverByLink: { method: 'POST', path: '/auth/recover/link', access: 'public' },
  account: { method: 'GET', path: '/me', access: 'player' },
  correctName: { method: 'PUT', path: '/me', access: 'player' },
  correctEmail: { method: 'PUT', path: '/me/email', access: 'player' },
  changePassword: { method: 'PUT', path: '/me/password', access: 'player' },
  makeRecoveryCode: { method: 'POST', path: '/me/recovery-code', access: 'player' },
  endSession: { method: 'DELETE', path: '/me/sessions/{id}', access: 'player' },
  endSessions: { method: 'DELETE', path: '/me/sessions', access: 'player' },
  exportMe: { method: 'GET', path: '/me/export', access: 'player' },
  exportTicket: { method: 'POST', path: '/me/export', access: 'player' },
  deleteMe: { method: 'DELETE', path: '/me', access: 'player' },
} as const satisfies Record<string, Route>;

export type RouteName = keyof typeof ROUTES;
