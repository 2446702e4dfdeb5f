import ballsAddress from 'picture:raffle-balls';
import members from 'pictures:raffle-member';
import pieces from 'pictures:raffle-piece';
import players from 'pictures:raffle-player';
import {
  BALLS,
  BOARD_ROWS,
  fitOf,
  PIECE_NAMES,
  PIECES,
  type PieceBox,
  type PieceName,
  STAR,
} from '@consorcio/art/raffle-shot';
import { assemblyBoard } from '@consorcio/copy/popups';

export interface Sprite {
  readonly image: HTMLCanvasElement;
  readonly box: PieceBox;
}
export interface Hall {
  readonly pieces: Readonly<Record<PieceName, Sprite>>;
  readonly player: Sprite;
  readonly balls: Sprite;
}
/** More pixels than this are not seen. */
const MAX_RATIO = 2;
const MAX_SIDE = 4_096;

/** Pixels of the screen in one unit of the shot at scale 1. */
export const density = (): number => fitOf(innerWidth, innerHeight) * Math.min(devicePixelRatio, MAX_RATIO);

/** Fetches a drawing and turns it into pixels, once. Rejects when it does not come. */
async function spriteOf(address: string | undefined, box: PieceBox): Promise<Sprite> {
  if (address === undefined) throw new Error('no such piece');
  const drawing = new Image();
  drawing.src = address;
  await drawing.decode();
  const width = box.width * box.cells;
  const scale = Math.min(box.sharpness * density(), MAX_SIDE / width, MAX_SIDE / box.height);
  const image = document.createElement('canvas');
  image.width = Math.ceil(width * scale);
  image.height = Math.ceil(box.height * scale);
  image.getContext('2d')?.drawImage(drawing, 0, 0, image.width, image.height);
  return { image, box };
}

/** Sets the board's words in the page's own font. */
function writeBoard({ image, box }: Sprite): void {
  const context = image.getContext('2d');
  if (context === null) return;
  const scale = image.width / box.width;
  context.setTransform(scale, 0, 0, scale, -box.x * scale, -box.y * scale);
  context.textAlign = 'center';
  for (const [i, { y, size, fill }] of BOARD_ROWS.entries()) {
    context.font = `800 ${size}px ${titleFont()}`;
    context.fillStyle = fill;
    context.fillText(assemblyBoard.raffle[i] ?? '', 0, y);
  }
}
/** The family of the page's titles. */
export const titleFont = (): string => getComputedStyle(document.documentElement).getPropertyValue('--font-title');

/** The hall with the player. Rejects when a piece of it does not come. */
export async function hallFor(persona: number): Promise<Hall> {
  const [player, balls, ...all] = await Promise.all([
    spriteOf(players[persona], STAR),
    spriteOf(ballsAddress, BALLS),
    ...PIECE_NAMES.map((name) => spriteOf(pieces[name], PIECES[name])),
  ]);
  const hall = Object.fromEntries(PIECE_NAMES.map((name, i) => [name, all[i]])) as Hall['pieces'];
  writeBoard(hall.wall);
  return { pieces: hall, player, balls };
}
/** @param person number in the crowd, see person-of-quota.ts */
export const memberSprite = (person: number): Promise<Sprite> => spriteOf(members[person], STAR);
