import type { ShareAddress } from '@consorcio/contract';
import {
  ABOUT_CONSORTIUM,
  badgeEarned,
  contractWords,
  dreamConquered,
  HASHTAG,
  SOMEBODY,
  shareText,
} from '@consorcio/copy/share';
import { BADGES, DREAMS, PERSONAS } from '@consorcio/rules/catalogue';
import type { BadgeGrade, BadgeType, ContractEnd, DreamId, PersonaId } from '@consorcio/rules/vocabulary';
import { statement } from '../../db/database.ts';
import type { Uses } from '../../feature.ts';
import { publicName } from '../../public-names/names.ts';

const BADGE = statement<{ readonly name: string; readonly personaId: number | null; readonly badgeId: number }>(
  'share-badge',
)`
  select p.name, p.persona_id as "personaId", b.badge_id as "badgeId" from user_badge b join player p on p.player_id = b.player_id
    where b.player_id = $1 and b.user_badge_id = $2`;

interface SharedCampaign {
  readonly name: string;
  readonly personaId: number | null;
  readonly dreamId: number;
  /** How its contract ended after the letter; null where it did not. */
  readonly end: ContractEnd | null;
}

const CAMPAIGN = statement<SharedCampaign>('share-campaign')`
  select p.name, p.persona_id as "personaId", c.dream_id as "dreamId",
      c.state -> 'after' ->> 'end' as "end" from campaign c join player p on p.player_id = c.player_id
    where c.player_id = $1 and c.campaign_id = $2 and c.status = 'SUCCESS' and c.week is null`;

/** What the public may see of a shared thing: first name, badge, persona, dream, a paid contract, and nothing else (CONTRACT 6). */
export type PublicView =
  | ({ readonly kind: 'badge'; readonly badge: SharedBadge } & Sharer)
  | {
      readonly kind: 'avatar';
      readonly personaId: PersonaId;
      readonly persona: string;
      readonly dream: { readonly id: DreamId; readonly name: string } | null;
    }
  | ({
      readonly kind: 'campaign';
      readonly dreamId: DreamId;
      readonly dream: string;
      readonly contractEnd: PaidEnd | null;
    } & Sharer)
  | { readonly kind: 'unknown' };

/** Ends that strangers may see: a contract that was paid. */
type PaidEnd = Exclude<ContractEnd, 'RETOMADO'>;
/** The end that strangers may see; null for none, and for a good that was taken back. */
export const publicEnd = (end: ContractEnd | null): PaidEnd | null => (end === 'RETOMADO' ? null : end);

/** Who shares, as strangers see it. */
export interface Sharer {
  /** As pages show it. */
  readonly firstName: string;
  /** The persona's, for a picture whose fonts have no letter of the first name. */
  readonly otherName: string;
  /** Who stands beside the words; null where no persona was chosen. */
  readonly personaId: PersonaId | null;
}
interface SharedBadge {
  readonly name: string;
  readonly type: BadgeType;
  readonly grade: BadgeGrade;
}

const UNKNOWN: PublicView = { kind: 'unknown' };
const GAME = 'Vai de Consórcio';

/** The first name of whoever shares, or the persona's where it is no name to show. */
export function sharerOf({ name, personaId }: { readonly name: string; readonly personaId: number | null }): Sharer {
  const persona = PERSONAS.find(({ id }) => id === personaId);
  const otherName = persona?.name ?? SOMEBODY;
  return { firstName: publicName(name, otherName), otherName, personaId: persona?.id ?? null };
}

function avatar(id: string, dreamId: number | undefined): PublicView {
  const persona = PERSONAS.find((one) => String(one.id) === id);
  if (persona === undefined) return UNKNOWN;
  const dream = DREAMS.find((one) => one.id === dreamId);
  const wish = dream === undefined ? null : { id: dream.id, name: dream.name };
  return { kind: 'avatar', personaId: persona.id, persona: persona.name, dream: wish };
}

/** One view feeds both the page's head and the picture, so they always agree. An unknown id is no error. */
export async function publicView(
  { database, ids }: Uses<'database' | 'ids'>,
  { kind, id, dream }: ShareAddress,
): Promise<PublicView> {
  if (kind === 'avatar') return avatar(id, dream);
  const named = ids.read(id);
  if (named === null) return UNKNOWN;
  if (kind === 'badge') {
    const [found] = await database.query(BADGE, [named.playerId, named.partId]);
    const badge = BADGES.find((one) => one.id === found?.badgeId);
    return found === undefined || badge === undefined ? UNKNOWN : { kind, ...sharerOf(found), badge };
  }
  const [found] = await database.query(CAMPAIGN, [named.playerId, named.partId]);
  const chosen = DREAMS.find((one) => one.id === found?.dreamId);
  if (found === undefined || chosen === undefined) return UNKNOWN;
  return { kind, ...sharerOf(found), dreamId: chosen.id, dream: chosen.name, contractEnd: publicEnd(found.end) };
}

/** Title and description of a preview, in the words that the picture uses too. */
export function previewTexts(view: PublicView): { readonly title: string; readonly description: string } {
  const description = `${ABOUT_CONSORTIUM} ${HASHTAG}`;
  switch (view.kind) {
    case 'badge':
      return { title: `${view.firstName}: ${badgeEarned(view.badge.name)}`, description };
    case 'avatar': {
      const dream = view.dream === null ? '' : ` Meu sonho: ${view.dream.name}.`;
      return { title: `${shareText.avatar}: ${view.persona}`, description: `${dream} ${description}`.trim() };
    }
    case 'campaign': {
      const seal = contractWords(view.contractEnd, view.personaId);
      return { title: `${view.firstName}: ${dreamConquered(view.dream)}`, description: `${seal}. ${description}` };
    }
    case 'unknown':
      return { title: GAME, description };
  }
}
