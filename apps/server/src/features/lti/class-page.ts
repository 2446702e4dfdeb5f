import { PATHS } from '@consorcio/contract';
import { ltiCopy } from '@consorcio/copy/lti';
import { type CampaignRow, keptFrom } from '@consorcio/game';
import { termsOf } from '@consorcio/rules';
import { dreamTextOf } from '@consorcio/rules/catalogue';
import { CONCEPT_COUNT } from '@consorcio/rules/vocabulary';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../db/database.ts';
import { basePathOf } from '../../http/base-path.ts';
import { escapeHtml } from '../../http/escape-html.ts';
import { type ClassRow, READ_CLASS } from './activity-store.ts';
import { userHashes } from './bound-guest.ts';
import type { CheckedLaunch } from './check-launch.ts';
import type { LinkLaunch } from './claims.ts';
import type { Lti } from './lti.ts';
import type { LtiPage } from './pages.ts';
import { platformClient } from './platform-client.ts';
import { LaunchRefused } from './refused.ts';
import { readSigned, signed } from './sealed.ts';
import { pathOf, targetKey, targetOf, targetOfKey } from './targets.ts';

const copy = ltiCopy.classPage;
const ASK = 'class';
/** Milliseconds for which a teacher's page can be read again. */
const ASK_LASTS = 12 * 3_600_000;

/** Which class a teacher's page is about. */
interface ClassAsk {
  readonly platform: string;
  readonly deploymentId: string;
  readonly activity: string;
  readonly title: string | null;
  readonly target: string;
  readonly members: string | null;
  readonly returnUrl: string | null;
}

/** Which class a teacher came to, signed. */
export function askOf(
  { keys }: Pick<Lti, 'keys'>,
  { platform, launch }: CheckedLaunch & { readonly launch: LinkLaunch },
  { returnUrl, now }: { readonly returnUrl: string | null; readonly now: number },
): Promise<string> {
  const { deploymentId, activity, title, members, custom } = launch;
  const target = targetKey(targetOf(custom));
  const values: ClassAsk = { platform: platform.id, deploymentId, activity, title, target, members, returnUrl };
  return signed(keys, ASK, { ...values }, { now, lasts: ASK_LASTS });
}

interface Parts {
  readonly database: Pick<Database, 'query'>;
  readonly log: FastifyBaseLogger;
  readonly now: () => number;
  readonly publicUrl: string;
}

/** Reads a class: where each pupil is. The row's campaign is the newest one. */
function cellsOf(row: ClassRow): readonly string[] {
  const note = row.points === null ? copy.noNote : copy.note(row.points, row.outcome === 'PROVISIONAL');
  const ideas = copy.ideas(row.ideas, CONCEPT_COUNT);
  if (row.campaignId === null) return [copy.notBegun, '', note, ideas];
  const { value } = keptFrom(row as ClassRow & CampaignRow);
  const { status, cycle, after } = value;
  const month =
    status === 'ACTIVE'
      ? copy.month(cycle, termsOf(value).dream.cycles)
      : status === 'SUCCESS'
        ? after?.status === 'OPEN'
          ? copy.after
          : copy.over
        : copy.ended;
  return [dreamTextOf(value.dreamId).name, month, note, ideas];
}

/** Names by the hash of each user, as the platform tells them now; none where it does not. */
async function namesIn(lti: Lti, asked: ClassAsk, { log, now }: Parts): Promise<ReadonlyMap<string, string>> {
  const platform = (await lti.platforms()).find(({ id }) => id === asked.platform);
  if (platform === undefined) throw new LaunchRefused('UNKNOWN_PLATFORM');
  const { issuer } = platform;
  if (asked.members === null || !URL.canParse(asked.members)) return new Map();
  try {
    const told = await platformClient(lti, now).namesOf(platform, asked.members);
    const named = [...told].map(async ([id, name]) => {
      const { user, before } = await userHashes(lti, platform, asked.deploymentId, id);
      return [before, user].map((hash) => [Buffer.from(hash).toString('hex'), name] as const);
    });
    return new Map((await Promise.all(named)).flat());
  } catch (error) {
    log.warn({ err: error, issuer, clientId: platform.clientId }, 'the names of a class were not told');
    return new Map();
  }
}

/** What a class's activity is known by. */
export const activityHash = (
  { keys }: Pick<Lti, 'keys'>,
  platformId: string,
  { deploymentId, activity }: Pick<LinkLaunch, 'deploymentId' | 'activity'>,
): Promise<Uint8Array> => keys.hash('activity', platformId, deploymentId, activity);

/**
 * The page of a class, for who teaches.
 * @throws LaunchRefused STATE for a text that we did not sign, or too long ago
 */
export async function classPage(lti: Lti, ask: string, parts: Parts): Promise<LtiPage> {
  const { database, now, publicUrl } = parts;
  const asked = (await readSigned(lti.keys, ASK, ask, now())) as ClassAsk | null;
  if (asked === null) throw new LaunchRefused('STATE');
  const names = await namesIn(lti, asked, parts);
  const rows = await database.query(READ_CLASS, [await activityHash(lti, asked.platform, asked)]);
  const nameOf = ({ user }: ClassRow, i: number): string =>
    (user === null ? undefined : names.get(Buffer.from(user).toString('hex'))) ?? copy.nobody(i + 1);
  const lines = rows.map((row, i) => {
    const cells = cellsOf(row).map((cell) => `<td>${escapeHtml(cell)}</td>`);
    return `<tr><th scope="row">${escapeHtml(nameOf(row, i))}</th>${cells.join('')}</tr>`;
  });
  const heads = copy.head.map((name) => `<th scope="col">${name}</th>`).join('');
  const table = `<div class="rows" role="region" tabindex="0" aria-label="${escapeHtml(copy.title(asked.title))}"><table><thead><tr>${heads}</tr></thead><tbody>${lines.join('')}</tbody></table></div>`;
  const target = targetOfKey(asked.target) ?? { kind: 'game' };
  const dream = target.kind === 'dream' ? dreamTextOf(target.dreamId).name : null;
  const base = basePathOf(publicUrl);
  const link = (path: string, text: string, more = ''): string =>
    `<a class="button" href="${escapeHtml(path)}"${more}>${escapeHtml(text)}</a>`;
  const away = ' target="_blank" rel="noopener"';
  const told = rows.length === 0 ? copy.empty : copy.started(rows.length);
  const about = [copy.notes, names.size > 0 ? copy.names : copy.noNames];
  const body = `<p>${escapeHtml(copy.dream(dream))} ${escapeHtml(told)}</p>${rows.length === 0 ? '' : table}
<div class="acts"><form method="post" action="${new URL(lti.addresses.classPage).pathname}"><input type="hidden" name="turma" value="${ask}"><button class="button">${copy.refresh}</button></form>
${asked.returnUrl === null ? '' : link(asked.returnUrl, copy.back, ' rel="noreferrer"')}</div>
${rows.length === 0 ? '' : about.map((line) => `<p>${escapeHtml(line)}</p>`).join('')}
<h2>${copy.lesson}</h2><div class="acts">${link(base + PATHS.teachers, copy.kit, away)}${link(base + pathOf(target), copy.preview, away)}</div><p>${copy.previewHint}</p>`;
  return { title: copy.title(asked.title), body, formTo: "'self'" };
}
