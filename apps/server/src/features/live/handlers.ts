import { liveEndpoints as calls, readGroupCode } from '@consorcio/contract';
import { ok, refuse } from '@consorcio/kernel';
import type { Feature } from '../../feature.ts';
import { unchanged } from '../../http/known-answer.ts';
import { readId } from '../../http/live-token.ts';
import { Refusal } from '../../http/refusal.ts';
import { codeProof } from '../../limits/calls.ts';
import { auditOf, debriefOf } from './debrief.ts';
import { deleteGroup, isDue, type PlayContext, settledGroup } from './group.ts';
import { projectorView } from './group-views.ts';
import {
  hostSeat,
  hostTable,
  hostViewOf,
  lead,
  readHost,
  renewEntry,
  renewHostKey,
  setBell,
  shutDoor,
  typeMoves,
} from './host.ts';
import { liveLimits } from './limits.ts';
import { serveNews } from './news/events.ts';
import { announcing, liveNews } from './news/news.ts';
import { liveActivities } from './of-activity.ts';
import { findGroup, groupOfCode, isLinkOf, ledBefore, openGroup } from './open.ts';
import { presenceIn } from './presence.ts';
import { type GroupRead, readGroup, readSeat, seen } from './read-group.ts';
import { answer, choose, hasCurrentView, joinGroup, react, returnToSeat } from './seat.ts';
import { begin, finish, guess, seal } from './seat-month.ts';
import { seatView } from './seat-view.ts';
import { counting, stories } from './story.ts';

type Needs =
  | 'database'
  | 'now'
  | 'metrics'
  | 'log'
  | 'ages'
  | 'phoneAddresses'
  | 'proofs'
  | 'live'
  | 'windows'
  | 'randomBytes'
  | 'runs'
  | 'scoreRun'
  | 'settings'
  | 'pages'
  | 'counter'
  | 'isClosing';

/** Live groups: one consórcio of real people, by a code, without accounts (LIVE section 5). */
export const live: Feature<Needs> = (api, services) => {
  const { now, metrics, log } = services;
  const database = announcing(services.database, (groupId, isOfGroup) => news.announce(groupId, isOfGroup));
  const { randomBytes, runs, scoreRun } = services;
  const context: PlayContext = {
    ...{ database, now, randomBytes, runs, scoreRun },
    stories: stories(database),
    onDeleted: metrics.countLiveDeleted,
    counting: counting({ ...services, database }),
    ages: services.ages,
    addresses: services.phoneAddresses,
    isCrowded: (code) => services.proofs.isCrowded(code),
  };
  services.live.activities = liveActivities(context);
  const presence = presenceIn(database, now);
  const news = liveNews(database, {
    isDue: (row) => isDue(context, row),
    settle: (groupId) =>
      settledGroup(context, groupId).catch((error: unknown) =>
        log.warn({ err: error }, 'a live group was not settled'),
      ),
  });
  const limits = liveLimits(services.windows);
  /** Notes where a group is led or played, and that its code is right. */
  const isPlayed = (groupId: string, code: string, address: string): void => {
    limits.isHere(groupId, address);
    services.proofs.note(codeProof(code));
  };
  const groupAt = async (groupId: string): Promise<GroupRead> => {
    const id = readId(groupId);
    if (id === null) throw new Refusal('LIVE_NOT_FOUND');
    return readGroup(context, id);
  };

  api.public(calls.liveCreate, async ({ body, address }) => {
    await limits.opened(address, () => ledBefore(context, body.led ?? []));
    const opened = await openGroup(context, body);
    const groupId = opened.ok ? readId(opened.value.groupId) : null;
    if (opened.ok && groupId !== null) isPlayed(groupId, opened.value.code, address);
    return opened;
  });

  api.public(calls.liveCode, async ({ params, query, address }) => {
    const code = readGroupCode(params.code);
    /* A text that cannot be a code does not count as a guess. */
    if (code === null) return refuse('LIVE_NOT_FOUND');
    const groupId = await findGroup(context, code);
    const found = groupId === null ? null : { groupId, isLinked: isLinkOf(groupId, query.link) };
    limits.code(address, code, found);
    return groupId === null ? refuse('LIVE_NOT_FOUND') : groupOfCode(context, groupId, code);
  });

  api.public(calls.liveJoin, async ({ params, query, body, address }) => {
    const groupId = readId(params.groupId);
    if (groupId === null) return refuse('LIVE_NOT_FOUND');
    const code = query.code === undefined ? null : (readGroupCode(query.code) ?? '');
    const joined = await joinGroup(context, { groupId, key: body.key, code }, (known, seats) =>
      limits.join(known, address, seats),
    );
    if (joined.ok) isPlayed(groupId, joined.value.view.group.code, address);
    return joined;
  });

  api.public(calls.liveReturn, async ({ params, body }) => {
    const { groupId } = (await groupAt(params.groupId)).group;
    const returned = await returnToSeat(context, groupId, body);
    return returned === null ? refuse('LIVE_PICTURES_WRONG') : ok(returned);
  });

  api.public(calls.liveProjector, async ({ params }) => {
    const { group, seats, moves } = await groupAt(params.groupId);
    const view = projectorView(await seen(context, group, seats.length), seats, moves);
    return { ...ok(view), tag: view.version };
  });

  api.public(calls.liveDebrief, async ({ params }) => {
    const { group, seats } = await groupAt(params.groupId);
    return debriefOf(await seen(context, group, seats.length));
  });

  api.public(calls.liveAudit, async ({ params }) => {
    const read = await groupAt(params.groupId);
    const { group, seats, moves } = read;
    const shown = await seen(context, group, seats.length);
    return ok(await auditOf(context, read, shown.story, projectorView(shown, seats, moves).group.commitment));
  });

  api.withSeat(calls.liveSeat, async ({ live: token, knownTag }) => {
    if (knownTag !== null && (await hasCurrentView(context, { news, presence }, token, knownTag)))
      return unchanged(knownTag);
    const { group, seat, move, people } = await readSeat(context, token);
    await presence.note(token, seat);
    const view = seatView(await seen(context, group, people), seat, move);
    return { ...ok(view), tag: view.version };
  });

  api.withSeat(calls.liveProfile, ({ live: token, body }) => choose(context, token, body));
  api.withSeat(calls.liveAnswers, ({ live: token, body }) => answer(context, token, body));
  api.withSeat(calls.liveReact, ({ live: token, body }) => react(context, token, body));
  api.withSeat(calls.liveBegin, ({ live: token, body }) => begin(context, token, body));
  api.withSeat(calls.liveFinish, ({ live: token, body, log }) => finish(context, token, body, log));
  api.withSeat(calls.liveSeal, ({ live: token, body }) => seal(context, token, body));
  api.withSeat(calls.liveGuess, ({ live: token, body }) => guess(context, token, body));

  api.withHost(calls.liveHost, async ({ live: token, address }) => {
    const read = await readHost(context, token);
    isPlayed(token.groupId, read.group.code, address);
    const view = await hostViewOf(context, read);
    return { ...ok(view), tag: view.version };
  });

  api.withHost(calls.liveCommand, ({ live: token, body }) => lead(context, token, body));

  api.withHost(calls.liveHostSeat, ({ live: token, body }) => hostSeat(context, token, body));
  api.withHost(calls.liveDoor, async ({ live, body }) => ok(await shutDoor(context, live, body.isShut)));
  api.withHost(calls.liveEntry, async ({ live, body }) => ok(await renewEntry(context, live, body.code)));
  api.withHost(calls.liveBell, ({ live: token, body }) => setBell(context, token, body.at));
  api.withHost(calls.liveHostKey, async ({ live, body }) => ok(await renewHostKey(context, live, body.key)));

  api.withHost(calls.liveMoves, ({ live: token, body }) => typeMoves(context, token, body));

  api.withHost(calls.liveTable, ({ live: token }) => hostTable(context, token));

  serveNews(api, services, news, presence);

  api.withHost(calls.liveDelete, async ({ live: token }) => {
    await deleteGroup(context, (await readHost(context, token)).group);
    return ok(undefined);
  });
};
