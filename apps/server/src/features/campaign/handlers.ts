import { endpoints } from '@consorcio/contract';
import { operatorCopy } from '@consorcio/copy/operator';
import { type Asked, GAME, type GameCall, type Happened, type Ports } from '@consorcio/game';
import type { FastifyBaseLogger } from 'fastify';
import { byDay, type DeskReport } from '../../desk/desk.ts';
import { COUNTED, countCommand, countEnd, countStep } from '../../desk/steps.ts';
import type { Feature, Services } from '../../feature.ts';
import type { Token } from '../../http/token.ts';
import { newId } from '../../ids.ts';
import { behaviourReport } from './behaviour-report.ts';
import { playerStore } from './player-store.ts';

const { ends: copy, day } = operatorCopy;
const COLUMNS = Object.entries(copy.names).map(([label, title]) => ({
  group: 'players',
  id: label.toLowerCase().replace('_', '-'),
  title,
  label,
  name: COUNTED.ends,
}));

const endsReport: DeskReport = {
  group: 'players',
  id: 'campaigns-by-end',
  title: copy.title,
  note: copy.note,
  chart: 'stacked',
  read: async (period) => byDay(period, COLUMNS, day),
};

/** Calls of anybody, and calls whose own statement does not find the session: it is looked up first. All others find it themselves. */
const OPEN: readonly GameCall[] = ['audit'];
const LOOKED_UP: readonly GameCall[] = ['personaList', 'statement', 'choices', 'group', 'badgeSeen'];

/** What the game's commands have done, in the operator's sums by day. */
function countHappened(counts: Services['counts'], happened: Happened): void {
  switch (happened.type) {
    case 'PERSONA':
      countStep(counts, happened.playerId, 'persona');
      return;
    case 'BEGUN':
      countEnd(counts, 'BEGUN');
      if (happened.isFirst) countStep(counts, happened.playerId, 'dream');
      return;
    case 'PLAYED':
      countCommand(counts, happened);
  }
}

type Needs = 'desk' | 'counts' | 'now' | 'ids' | 'newSeal' | 'noter' | 'runs' | 'scoreRun' | 'database' | 'sessions';

/** The game of one player, at home on this server. */
export const game: Feature<Needs> = (api, services) => {
  services.desk.add(endsReport);
  services.desk.add(behaviourReport(services.counts, services.now));
  const { ids, now, newSeal, noter, runs, scoreRun, counts } = services;
  const walls = {
    ids,
    now,
    newSeal,
    newId,
    beginRun: runs.begin,
    noteOf: noter.ask,
    count: (happened: Happened) => countHappened(counts, happened),
  };
  interface Request {
    readonly token?: Token;
    readonly log: FastifyBaseLogger;
  }
  for (const name of Object.keys(GAME) as GameCall[]) {
    const decide = GAME[name] as (ports: Ports, asked: Asked<never>) => Promise<never>;
    const handle = (request: Request): Promise<never> => {
      const { token = null, log } = request;
      const store = playerStore(services, token);
      const ports: Ports = { ...walls, store, scoreRun: (handed) => scoreRun({ ...handed, log }) };
      const playerId = token?.playerId ?? '';
      return decide(ports, Object.assign(request, { playerId }) as unknown as Asked<never>);
    };
    if (OPEN.includes(name)) api.public(endpoints[name] as typeof endpoints.audit, handle);
    else if (LOOKED_UP.includes(name)) api.withPlayer(endpoints[name] as typeof endpoints.statement, handle);
    else api.withToken(endpoints[name] as typeof endpoints.stageCurrent, handle);
  }
};
