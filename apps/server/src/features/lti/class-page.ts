import { PATHS } from '@consorcio/contract';
import { effortText } from '@consorcio/copy/digits';
import { liveNoteOf, ltiCopy } from '@consorcio/copy/lti';
import { type CampaignRow, keptFrom } from '@consorcio/game';
import { termsOf } from '@consorcio/rules';
import { dreamTextOf } from '@consorcio/rules/catalogue';
import { CONCEPT_COUNT } from '@consorcio/rules/vocabulary';
import { basePathOf } from '../../http/base-path.ts';
import { escapeHtml } from '../../http/html.ts';
import { type ClassRow, READ_CLASS } from './activity-store.ts';
import { activityHash, pupilHashes } from './bound-guest.ts';
import { type DeskTicket, hexOf, placesOf } from './live-activity.ts';
import type { Lti, LtiContext } from './lti.ts';
import { type CheckedLink, deskButton, lineOf, returnOf } from './open-link.ts';
import type { LtiPage } from './pages.ts';
import { platformClient } from './platform-client.ts';
import type { LtiPlatform } from './platform-settings.ts';
import { LaunchRefused } from './refused.ts';
import { digest, seal, unseal } from './sealed.ts';
import { allowsShifts, type LinkTarget, pathOf, targetKey, targetOf, targetOfKey, WHOLE_GAME } from './targets.ts';

const copy = ltiCopy.classPage;
const ASK = 'class';
/** Seconds for which a teacher's page can be read again: a school day. */
const ASK_LASTS = 12 * 3_600;
/** Field of the page's address, and of its form. */
const FIELD = 'turma';

/** Which class a teacher's page is about. */
interface ClassAsk {
  readonly platform: string;
  readonly client: string;
  readonly deploymentId: string;
  readonly activity: string;
  readonly title: string | null;
  readonly target: string;
  /** The class allows no turn without a game. */
  readonly noShifts: boolean;
  /** Where the platform's people, and its grades, are. */
  readonly members: string | null;
  readonly line: string | null;
  readonly returnUrl: string | null;
  /** Digest of the secret of the browser that may read it by its address; null: none may, it goes by a form alone. */
  readonly browser: string | null;
}

/** Which class a teacher came to, sealed: in the page's address nobody reads it, and in another browser it opens nothing. */
export function askOf(lti: LtiContext, checked: CheckedLink): Promise<string> {
  const { platform, launch, browser } = checked;
  const { deploymentId, activity, title, members, custom } = launch;
  const asked: ClassAsk = {
    platform: platform.id,
    client: platform.clientId,
    deploymentId,
    activity,
    title,
    target: targetKey(targetOf(custom)),
    noShifts: !allowsShifts(custom),
    members,
    line: lineOf(checked, lti),
    returnUrl: returnOf(checked),
    browser,
  };
  return seal(lti.keys, ASK, { ...asked, exp: Math.floor(lti.now() / 1000) + ASK_LASTS });
}

/** The address of the page. */
export const askPath = ({ addresses }: Pick<Lti, 'addresses'>, ask: string): string =>
  `${new URL(addresses.classPage).pathname}?${new URLSearchParams({ [FIELD]: ask })}`;

/** Where a pupil is, by the newest campaign: the dream, and the month. */
function placeOf(row: ClassRow): readonly [dream: string, month: string] {
  if (row.campaignId === null) return [copy.notBegun, ''];
  const { value } = keptFrom(row as ClassRow & CampaignRow);
  const { status, cycle, after, dreamId } = value;
  const over = after?.status === 'OPEN' ? copy.after : copy.over;
  const month =
    status === 'ACTIVE' ? copy.month(cycle, termsOf(value).dream.cycles) : status === 'SUCCESS' ? over : copy.ended;
  return [dreamTextOf(dreamId).name, month];
}

/** What the page of a class tells of an activity of one kind. */
interface ToldClass {
  readonly about: string;
  readonly head: readonly string[];
  /** Of a row, after who it is; `school`: what the platform has. */
  cells(row: ClassRow, school: string): readonly string[];
  /** What a pupil is called in the game. */
  nameOf(row: ClassRow): string;
  readonly notes: string;
  /** Where the platform tells no names. */
  readonly noNames: string;
  /** Buttons, HTML. */
  readonly acts: string;
}

const gameClass = (target: LinkTarget, noShifts: boolean): ToldClass => ({
  about:
    copy.dream(target.kind === 'dream' ? dreamTextOf(target.dreamId).name : null) + (noShifts ? copy.noShifts : ''),
  head: copy.head,
  cells(row, school) {
    const note = row.points === null ? copy.noNote : copy.note(row.points, row.outcome === 'PROVISIONAL');
    return [...placeOf(row), note, school, copy.ideas(row.ideas, CONCEPT_COUNT)];
  },
  nameOf: ({ nickname }) => nickname,
  notes: copy.notes,
  noNames: copy.noNames,
  acts: '',
});

/** Of an activity whose live group has ended: who had which seat and took part, the way to that group, and to another one. */
async function liveClass(
  lti: LtiContext,
  { platform, deploymentId, activity: id, returnUrl }: ClassAsk,
  { months }: LinkTarget & { readonly kind: 'live' },
): Promise<ToldClass> {
  const text = copy.live;
  const activity = await activityHash(lti, platform, { deploymentId, activity: id });
  const places = await placesOf(lti, activity);
  const act = async (live: DeskTicket['live'], label: string, kind = ''): Promise<string> => {
    const button = await deskButton(lti, { live, activity: hexOf(activity), months }, returnUrl);
    return `<form method="post" action="${new URL(lti.addresses.window).pathname}" target="_blank" rel="noopener"><input type="hidden" name="entrada" value="${button}"><button class="button${kind}">${label}</button></form>`;
  };
  return {
    about: text.about,
    head: text.head,
    cells({ playerId, outcome }, school) {
      const note = liveNoteOf(outcome);
      const took = note === null ? [text.tookNot, ''] : [text.took, String(note)];
      const place = places.get(playerId);
      return [place === undefined ? text.noPlace : text.place(place.quota), ...took, school];
    },
    nameOf: ({ playerId, nickname }) => places.get(playerId)?.nickname ?? nickname,
    notes: text.notes,
    noNames: text.noNames,
    acts: `${await act('desk', text.desk)}${await act('new desk', text.another, ' second')}`,
  };
}

const link = (path: string, text: string, more = ''): string =>
  `<a class="button" href="${escapeHtml(path)}"${more}>${escapeHtml(text)}</a>`;
const AWAY = ' target="_blank" rel="noopener"';

/** What the platform has of a pupil, beside what the game has. `there`: 0 to 1000; null: it does not say. */
function schoolCell({ points, accepted }: ClassRow, isGraded: boolean, there: number | null | undefined): string {
  const has = there === null ? accepted : there;
  const grade = has == null ? '' : effortText(has / 10);
  if (!isGraded) return copy.ungraded;
  return points !== null && (has ?? -1) < points ? copy.notYet(grade) : grade;
}

/** By the hash of each user, what the platform tells now of its people; null where it does not. */
async function toldOf<Told>(
  lti: LtiContext,
  [asked, platform]: readonly [ClassAsk, LtiPlatform],
  tell: () => Promise<ReadonlyMap<string, Told> | null>,
): Promise<ReadonlyMap<string, Told> | null> {
  try {
    const told = await tell();
    if (told === null) return null;
    const hashed = [...told].map(async ([id, one]) => {
      const hashes = await pupilHashes(lti, platform, asked, id);
      return hashes.map((hash) => [Buffer.from(hash).toString('hex'), one] as const);
    });
    return new Map((await Promise.all(hashed)).flat());
  } catch (error) {
    const { issuer, clientId } = platform;
    lti.log.warn({ err: error, issuer, clientId }, 'a platform did not tell of a class');
    return null;
  }
}

/**
 * The page of a class, for who teaches. `browsers`: the secrets that came with the page's address; null: it came by a form.
 * @throws LaunchRefused STATE for a text that we did not seal, too long ago, or for another browser
 */
export async function classPage(lti: LtiContext, ask: string, browsers: readonly string[] | null): Promise<LtiPage> {
  const { database, now, settings } = lti;
  const asked = (await unseal(lti.keys, ASK, ask, now()).catch(() => null)) as ClassAsk | null;
  const isOwn = asked?.browser === null ? browsers === null : browsers?.some((one) => digest(one) === asked?.browser);
  if (asked === null || isOwn !== true) throw new LaunchRefused('STATE');
  const platform = await lti.platformOf(asked.platform, { client: asked.client, unit: asked.activity });
  if (platform === null) throw new LaunchRefused('UNKNOWN_PLATFORM');
  const { members, line } = asked;
  const client = platformClient(lti, now);
  const [names, grades, rows] = await Promise.all([
    toldOf(lti, [asked, platform], async () => (members === null ? null : client.namesOf(platform, members))),
    toldOf(lti, [asked, platform], async () => (line === null ? null : client.resultsThere(platform, line))),
    database.query(READ_CLASS, [await activityHash(lti, asked.platform, asked)]),
  ]);
  const target = targetOfKey(asked.target) ?? WHOLE_GAME;
  const told = target.kind === 'live' ? await liveClass(lti, asked, target) : gameClass(target, asked.noShifts);
  const lines = rows.map((row) => {
    const user = row.user === null ? '' : Buffer.from(row.user).toString('hex');
    const school = schoolCell(row, line !== null, grades === null ? null : grades.get(user)?.points);
    const tds = told.cells(row, school).map((cell) => `<td>${escapeHtml(cell)}</td>`);
    return `<tr><th scope="row">${escapeHtml(names?.get(user) ?? told.nameOf(row))}</th>${tds.join('')}</tr>`;
  });
  const heads = told.head.map((name) => `<th scope="col">${name}</th>`).join('');
  const table = `<div class="rows" role="region" tabindex="0" aria-label="${escapeHtml(copy.title(asked.title))}"><table><thead><tr>${heads}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
  const base = basePathOf(settings.publicUrl);
  const started = rows.length === 0 ? copy.empty : copy.started(rows.length);
  const about = [told.notes, names === null || names.size === 0 ? told.noNames : copy.names];
  const preview = `${link(base + pathOf(target), copy.preview, AWAY)}</div><p>${copy.previewHint}</p>`;
  const body = `<p>${escapeHtml(told.about)} ${escapeHtml(started)}</p>${rows.length === 0 ? '' : table}
<div class="acts">${told.acts}<form method="${asked.browser === null ? 'post' : 'get'}" action="${new URL(lti.addresses.classPage).pathname}"><input type="hidden" name="${FIELD}" value="${escapeHtml(ask)}"><button class="button">${copy.refresh}</button></form>
${asked.returnUrl === null ? '' : link(asked.returnUrl, copy.back, ' rel="noreferrer"')}</div>
${rows.length === 0 ? '' : about.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}
<h2>${copy.lesson}</h2><div class="acts">${link(base + PATHS.teachers, copy.kit, AWAY)}${target.kind === 'live' ? '</div>' : preview}`;
  return { title: copy.title(asked.title), body, formTo: "'self'" };
}
