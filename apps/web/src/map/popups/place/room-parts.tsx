import sheets from 'pictures:room';
import type { Bounds } from '@consorcio/art/city-boxes';
import { type PlacedPart, roomGlow, roomSheetPlan } from '@consorcio/art/room-people';
import { roomFrame } from '@consorcio/art/room-plan';
import type { MinigameSlug } from '@consorcio/rules/vocabulary';
import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { cssUrl } from '../../../ui/pictures/css-url.ts';
import { usePauseWhileCovered } from '../../city/pause-while-covered.ts';
import { ARRIVED } from '../../city/town.ts';
import css from '../../map.module.css';

interface Props {
  readonly place: MinigameSlug;
  /** Who stands in the room. */
  readonly persona: number;
  /** The room's sheet has come. */
  readonly onThere: () => void;
}
/** The town while the device is too slow for what moves (ui/motion/pace.ts). */
const STILL_TOWN = '[data-pace="stills"]';
/** The popup beside which the room stands. */
const OWN_POPUP = 1;

/** The layers of a room, all cut out of one sheet, and the people between them, who move by transform and opacity alone. */
export function RoomParts({ place, persona, onThere }: Props) {
  const room = useRef<HTMLDivElement>(null);
  /* While the camera is on its way the room is one layer; afterwards everybody is one of their own. */
  const [isAlive, setAlive] = useState(false);
  usePauseWhileCovered(room, OWN_POPUP, isAlive);
  useEffect(() => {
    const timer = setTimeout(() => setAlive(document.querySelector(STILL_TOWN) === null), ARRIVED);
    return () => clearTimeout(timer);
  }, []);
  const sheet = sheets[`${place}-${persona}`];
  /* The first picture after the press is the camera's start; the room's parts are made after it, and seen from the third on. */
  const [isBegun, setBegun] = useState(false);
  useEffect(() => {
    const request = requestAnimationFrame(() => setBegun(true));
    return () => cancelAnimationFrame(request);
  }, []);
  useEffect(() => {
    if (sheet === undefined || !isBegun) return;
    const image = new Image();
    let request = 0;
    image.onload = () => {
      request = requestAnimationFrame(onThere);
    };
    image.src = sheet;
    return () => {
      image.onload = null;
      cancelAnimationFrame(request);
    };
  }, [sheet, isBegun, onThere]);
  if (sheet === undefined || !isBegun) return null;
  const { parts, width, height } = roomSheetPlan(place);
  const frame = roomFrame(place);
  const glow = roomGlow(place);
  return (
    <div
      ref={room}
      className={css.parts}
      data-alive={isAlive || undefined}
      style={{ '--sheet': cssUrl(sheet), '--sheet-size': `${inSheet(width)} ${inSheet(height)}` } as CSSProperties}
    >
      {parts.map((placed, i) => {
        const { part, box, tiles } = placed;
        const style = { ...placeOf(box, frame), '--i': i, ...(tiles.length === 1 ? cutOf(tiles[0]) : {}) };
        const className = part === 'still' ? css.still : css.person;
        return (
          <span key={keyOf(tiles[0])} className={className} data-beat={beatOf(placed)} style={style}>
            {tiles.length > 1 &&
              tiles.map((tile, k) => (
                <span key={keyOf(tile)} className={css.picture} data-at={k} style={cutOf(tile)} />
              ))}
          </span>
        );
      })}
      <span className={css.glow} style={{ ...placeOf(glow.box, frame), '--glow': glow.colour } as CSSProperties} />
    </div>
  );
}

/** No two tiles of a sheet lie in one place. */
const keyOf = (tile: Bounds | undefined): string => `${tile?.x} ${tile?.y}`;
const beatOf = ({ part }: PlacedPart): string | undefined => (part === 'still' ? undefined : part.beat);

type Size = Pick<Bounds, 'width' | 'height'>;
const percent = (part: number, whole: number): string => `${(whole === 0 ? 0 : (part / whole) * 100).toFixed(3)}%`;

/** Where a part lies in its room, as shares of it. */
const placeOf = ({ x, y, width, height }: Bounds, room: Size): CSSProperties => ({
  left: percent(x, room.width),
  top: percent(y, room.height),
  width: percent(width, room.width),
  height: percent(height, room.height),
});

const inSheet = (px: number): string => `calc(${px} * var(--sheet-px))`;

/**
 * The background that shows one tile of the sheet. All tiles take the sheet in exactly one size: for each other size the
 * browser would lay out and record the whole sheet once more.
 */
const cutOf = (tile: Bounds | undefined): CSSProperties =>
  tile === undefined
    ? {}
    : {
        backgroundImage: 'var(--sheet)',
        backgroundSize: 'var(--sheet-size)',
        backgroundPosition: `${inSheet(-tile.x)} ${inSheet(-tile.y)}`,
      };
