import sheets from 'pictures:room';
import roofs from 'pictures:room-roof';
import type { Bounds } from '@consorcio/art/city-boxes';
import { type PlacedPart, roomGlow, roomSheetPlan } from '@consorcio/art/room-people';
import { ROOF_RISE, roofBounds, roomBounds, roomFrame } from '@consorcio/art/room-plan';
import type { MinigameSlug } from '@consorcio/rules/vocabulary';
import { type CSSProperties, type RefObject, useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isLight } from '../../../ui/light-mode.ts';
import { curve } from '../../../ui/motion/curve.ts';
import { isMotionReduced } from '../../../ui/motion/reduced-motion.ts';
import { cssUrl } from '../../../ui/pictures/served.ts';
import { percentOf, placeIn } from '../../city/map-px.ts';
import { usePauseWhileCovered } from '../../city/pause-while-covered.ts';
import { ARRIVED, BACK, TOWN_ID } from '../../city/town.ts';
import css from '../../map.module.css';
import { type Part, seenIn } from './camera.ts';
import { type Seen, useShot } from './use-shot.ts';

interface Props {
  readonly place: MinigameSlug;
  /** Who stands in the room. */
  readonly persona: number;
  /** The card beside which the room stands. */
  readonly card: RefObject<HTMLElement | null>;
  /** The camera goes to the building, which stays closed: the room is not fetched. */
  readonly isClosed: boolean;
}

/** The place stands open in the town like a doll's house: the camera goes to it, its roof rises. */
export function OpenPlace({ place, persona, card, isClosed }: Props) {
  /* After a reload the popup comes with the town. */
  const [town, setTown] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setTown(document.getElementById(TOWN_ID)), []);
  const [isThere, setThere] = useState(false);
  const onThere = useCallback(() => setThere(true), []);
  const scene = useRef<HTMLDivElement>(null);
  const seen = useShot(place, town, card);
  useLayoutEffect(() => {
    const element = town && scene.current;
    return () => leave(element);
  }, [town]);
  if (town === null) return null;
  const isOpen = !isClosed && !isLight();
  return createPortal(
    <div ref={scene} className={css.scene} data-place={place} data-there={isThere || undefined} aria-hidden="true">
      {isOpen && <div className={css.haze} />}
      {seen && isOpen && (
        <div data-room className={css.room} style={{ ...boxOf(seen, roomBounds(place)), ...wayOf(seen, place) }}>
          <RoomParts place={place} persona={persona} onThere={onThere} />
          <img className={css.roof} style={roofStyle(place)} src={roofs[place]} alt="" draggable={false} />
        </div>
      )}
    </div>,
    town,
  );
}

const boxOf = ({ shot, town, origin }: Seen, bounds: Bounds): Part => {
  const { left, top, width, height } = seenIn(shot, town, bounds);
  return { left: origin.left + left, top: origin.top + top, width, height };
};

/**
 * From where the room comes: from its building on the map, so that it goes the town's own way. `--sheet-px`: how large one
 * px of its sheet is.
 */
function wayOf({ shot, town }: Seen, place: MinigameSlug): CSSProperties {
  const { x, y } = roomBounds(place);
  const { left, top, width } = seenIn(shot, town, roomBounds(place));
  return {
    '--sheet-px': `${width / roomFrame(place).width}px`,
    '--from-x': `${town.px * x - left}px`,
    '--from-y': `${town.px * y - top}px`,
    '--from': `${1 / shot.scale}`,
  } as CSSProperties;
}

/** The roof over the room it belongs to: all lengths in parts of the room. */
function roofStyle(place: MinigameSlug): CSSProperties {
  const room = roomBounds(place);
  const roof = roofBounds(place);
  return {
    left: percentOf(roof.x - room.x, room.width),
    top: percentOf(roof.y - room.y, room.height),
    width: percentOf(roof.width, room.width),
    '--rise': percentOf(-ROOF_RISE, roof.height),
  } as CSSProperties;
}

/** Lets the open place go: what was in it goes back to its building and fades. Nothing waits for it. */
function leave(scene: HTMLElement | null): void {
  const town = scene?.parentElement;
  if (scene === null || town === null || town === undefined) return;
  const ghost = scene.cloneNode() as HTMLElement;
  /* Moved, since copies would be painted anew while the camera is on its way. */
  ghost.append(...scene.childNodes);
  ghost.dataset.leaving = '';
  ghost.querySelector('[data-alive]')?.removeAttribute('data-alive');
  town.append(ghost);
  const room = ghost.querySelector<HTMLElement>('[data-room]');
  if (room !== null && !isMotionReduced()) {
    const building = { transform: 'translate(var(--from-x), var(--from-y)) scale(var(--from))' };
    const timing = { duration: BACK, easing: curve('move-calm'), fill: 'forwards' } as const;
    room.animate([{ transform: 'translate(0, 0) scale(1)' }, building], timing);
  }
  ghost.animate({ opacity: 0 }, { duration: BACK, easing: curve('move-leave') }).onfinish = () => ghost.remove();
}

interface PartsProps {
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
function RoomParts({ place, persona, onThere }: PartsProps) {
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
        const style = { ...placeIn(frame, box), '--i': i, ...(tiles.length === 1 ? cutOf(tiles[0]) : {}) };
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
      <span className={css.glow} style={{ ...placeIn(frame, glow.box), '--glow': glow.colour } as CSSProperties} />
    </div>
  );
}

/** No two tiles of a sheet lie in one place. */
const keyOf = (tile: Bounds | undefined): string => `${tile?.x} ${tile?.y}`;
const beatOf = ({ part }: PlacedPart): string | undefined => (part === 'still' ? undefined : part.beat);

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
