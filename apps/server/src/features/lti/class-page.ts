import { PATHS } from '@consorcio/contract';
import { effortText } from '@consorcio/copy/digits';
import { ltiCopy } from '@consorcio/copy/lti';
import { type CampaignRow, keptFrom } from '@consorcio/game';
import { termsOf } from '@consorcio/rules';
import { dreamTextOf } from '@consorcio/rules/catalogue';
import { CONCEPT_COUNT } from '@consorcio/rules/vocabulary';
import type { Uses } from '../../feature.ts';
import { basePathOf } from '../../http/base-path.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { type ClassRow, READ_CLASS } from './activity-store.ts';
import { activityHash, pupilHashes } from './bound-guest.ts';
import type { Lti } from './lti.ts';
import { type CheckedLink, lineOf, returnOf } from './open-link.ts';
import type { LtiPage } from './pages.ts';
import { platformClient } from './platform-client.ts';
import type { LtiPlatform } from './platform-settings.ts';
import { LaunchRefused } from './refused.ts';
import { digest, seal, unseal } from './sealed.ts';
import { pathOf, targetKey, targetOf, targetOfKey } from './targets.ts';

const copy = ltiCopy.classPage;
const ASK = 'class';
/** Seconds for which a teacher's page can be read again: a school day. */
const ASK_LASTS = 12 * 3_600;
/** Field of the page's address, and of its form. */
const FIELD = 'turma';

/** Which class a teacher's page is about. */
interface ClassAsk {
  readonly platform: string;
  readonly deploymentId: string;
  readonly activity: string;
  readonly title: string | null;
  readonly target: string;
  /** Where the platform's people, and its grades, are. */
  readonly members: string | null;
  readonly line: string | null;
  readonly returnUrl: string | null;
  /** Digest of the secret of the browser that may read it by its address; null: none may, it goes by a form alone. */
  readonly browser: string | null;
}

/** Which class a teacher came to, sealed: in the page's address nobody reads it, and in another browser it opens nothing. */
export function askOf(
  { keys }: Pick<Lti, 'keys'>,
  checked: CheckedLink,
  services: Uses<'log' | 'now'>,
): Promise<string> {
  const { platform, launch, browser } = checked;
  const { deploymentId, activity, title, members, custom } = launch;
  const asked: ClassAsk = {
    platform: platform.id,
    deploymentId,
    activity,
    title,
    target: targetKey(targetOf(custom)),
    members,
    line: lineOf(checked, services),
    returnUrl: returnOf(checked),
    browser,
  };
  return seal(keys, ASK, { ...asked, exp: Math.floor(services.now() / 1000) + ASK_LASTS });
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

/** What the platform has of a pupil, beside what the game has. `there`: 0 to 1000; null: it does not say. */
function schoolCell({ points, accepted }: ClassRow, isGraded: boolean, there: number | null | undefined): string {
  const has = there === null ? accepted : there;
  const grade = has == null ? '' : effortText(has / 10);
  if (!isGraded) return copy.ungraded;
  return points !== null && (has ?? -1) < points ? copy.notYet(grade) : grade;
}

/** By the hash of each user, what the platform tells now of its people; null where it does not. */
async function toldOf<Told>(
  lti: Lti,
  { log }: Uses<'log'>,
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
    log.warn({ err: error, issuer, clientId }, 'a platform did not tell of a class');
    return null;
  }
}

/**
 * The page of a class, for who teaches. `browsers`: the secrets that came with the page's address; null: it came by a form.
 * @throws LaunchRefused STATE for a text that we did not seal, too long ago, or for another browser
 */
export async function classPage(
  lti: Lti,
  services: Uses<'database' | 'settings' | 'log' | 'now'>,
  ask: string,
  browsers: readonly string[] | null,
): Promise<LtiPage> {
  const { database, now, settings } = services;
  const asked = (await unseal(lti.keys, ASK, ask, now()).catch(() => null)) as ClassAsk | null;
  const isOwn = asked?.browser === null ? browsers === null : browsers?.some((one) => digest(one) === asked?.browser);
  if (asked === null || isOwn !== true) throw new LaunchRefused('STATE');
  const platform = (await lti.platforms()).find(({ id }) => id === asked.platform);
  if (platform === undefined) throw new LaunchRefused('UNKNOWN_PLATFORM');
  const { members, line } = asked;
  const client = platformClient(lti, now);
  const [names, grades, rows] = await Promise.all([
    toldOf(lti, services, [asked, platform], async () => (members === null ? null : client.namesOf(platform, members))),
    toldOf(lti, services, [asked, platform], async () => (line === null ? null : client.resultsThere(platform, line))),
    database.query(READ_CLASS, [await activityHash(lti, asked.platform, asked)]),
  ]);
  const lines = rows.map((row) => {
    const user = row.user === null ? '' : Buffer.from(row.user).toString('hex');
    const [dream, month] = placeOf(row);
    const note = row.points === null ? copy.noNote : copy.note(row.points, row.outcome === 'PROVISIONAL');
    const school = schoolCell(row, line !== null, grades === null ? null : grades.get(user)?.points);
    const cells = [dream, month, note, school, copy.ideas(row.ideas, CONCEPT_COUNT)];
    const tds = cells.map((cell) => `<td>${escapeHtml(cell)}</td>`).join('');
    return `<tr><th scope="row">${escapeHtml(names?.get(user) ?? row.nickname)}</th>${tds}</tr>`;
  });
  const heads = copy.head.map((name) => `<th scope="col">${name}</th>`).join('');
  const table = `<div class="rows" role="region" tabindex="0" aria-label="${escapeHtml(copy.title(asked.title))}"><table><thead><tr>${heads}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
  const target = targetOfKey(asked.target) ?? { kind: 'game' };
  const dream = target.kind === 'dream' ? dreamTextOf(target.dreamId).name : null;
  const base = basePathOf(settings.publicUrl);
  const link = (path: string, text: string, more = ''): string =>
    `<a class="button" href="${escapeHtml(path)}"${more}>${escapeHtml(text)}</a>`;
  const away = ' target="_blank" rel="noopener"';
  const told = rows.length === 0 ? copy.empty : copy.started(rows.length);
  const about = [copy.notes, names === null || names.size === 0 ? copy.noNames : copy.names];
  const body = `<p>${escapeHtml(copy.dream(dream))} ${escapeHtml(told)}</p>${rows.length === 0 ? '' : table}
<div class="acts"><form method="${asked.browser === null ? 'post' : 'get'}" action="${new URL(lti.addresses.classPage).pathname}"><input type="hidden" name="${FIELD}" value="${escapeHtml(ask)}"><button class="button">${copy.refresh}</button></form>
${asked.returnUrl === null ? '' : link(asked.returnUrl, copy.back, ' rel="noreferrer"')}</div>
${rows.length === 0 ? '' : about.map((text) => `<p>${escapeHtml(text)}</p>`).join('')}
<h2>${copy.lesson}</h2><div class="acts">${link(base + PATHS.teachers, copy.kit, away)}${link(base + pathOf(target), copy.preview, away)}</div><p>${copy.previewHint}</p>`;
  return { title: copy.title(asked.title), body, formTo: "'self'" };
}
