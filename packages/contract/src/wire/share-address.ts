/** What can be shared; SPEC section 2, share page. */
export const SHARE_KINDS = ['badge', 'avatar', 'campaign'] as const;
export type ShareKind = (typeof SHARE_KINDS)[number];
export const PLATFORMS = ['facebook', 'whatsapp', 'twitter', 'unknown'] as const;
export type Platform = (typeof PLATFORMS)[number];

export interface ShareAddress {
  readonly kind: ShareKind;
  /** User badge, persona or campaign, by kind. */
  readonly id: string;
  /** With an avatar: the dream that was chosen. */
  readonly dream?: number;
}

/** Path and query of the share page, so that maker and reader of a link can't drift apart. CONTRACT section 6. */
export function sharePath({ kind, id, dream }: ShareAddress): string {
  const chosen = dream === undefined ? '' : `&dream=${dream}`;
  return `/compartilhar?kind=${kind}&id=${encodeURIComponent(id)}${chosen}`;
}

/** Pixels of a share picture, as link previews want it. CONTRACT section 6. */
export const SHARE_WIDTH = 1200;

const shareFile = ({ kind, id, dream }: ShareAddress, form: 'png' | 'svg'): string =>
  `/share/${kind}/${encodeURIComponent(id)}.${form}${dream === undefined ? '' : `?dream=${dream}`}`;

/** Path of the picture that link previews show of a share page. */
export const sharePicture = (address: ShareAddress): string => shareFile(address, 'png');

/** Path of the drawing that the share page shows. CONTRACT section 6. */
export const shareDrawing = (address: ShareAddress): string => shareFile(address, 'svg');

/** As much of URLSearchParams as is needed here; this package knows neither browser nor server. */
interface Query {
  get(name: string): string | null;
}

/** Reads the query of the share page; SPEC section 2: id defaults to 0, kind to badge. */
export function parseShareQuery(query: Query): ShareAddress {
  const asked = query.get('kind');
  const kind = SHARE_KINDS.find((known) => known === asked) ?? 'badge';
  return { kind, id: query.get('id') ?? '0', ...dreamAsked(query) };
}

/** The dream that an address of an avatar names. */
export function dreamAsked(query: Query): Pick<ShareAddress, 'dream'> {
  const dream = Number(query.get('dream'));
  return Number.isInteger(dream) && dream > 0 ? { dream } : {};
}
