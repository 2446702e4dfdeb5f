import roofs from 'pictures:room-roof';
import { ROOF_RISE, roofBounds, roomBounds, roomFrame } from '@consorcio/art/room-plan';
import type { MinigameSlug } from '@consorcio/rules/vocabulary';
import { type CSSProperties, type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';
import { isLight } from '../../../ui/light-mode.ts';
import { curve } from '../../../ui/motion/curve.ts';
import { isMotionReduced } from '../../../ui/motion/reduced-motion.ts';
import { BACK, TOWN_ID } from '../../city/town.ts';
import css from '../../map.module.css';
import { type Part, seenIn } from './camera.ts';
import { RoomParts } from './room-parts.tsx';
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

type Bounds = ReturnType<typeof roomBounds>;

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
    '--from': String(1 / shot.scale),
  } as CSSProperties;
}

/** The roof over the room it belongs to: all lengths in parts of the room. */
function roofStyle(place: MinigameSlug): CSSProperties {
  const room = roomBounds(place);
  const roof = roofBounds(place);
  const percent = (part: number, whole: number): string => `${((part / whole) * 100).toFixed(3)}%`;
  return {
    left: percent(roof.x - room.x, room.width),
    top: percent(roof.y - room.y, room.height),
    width: percent(roof.width, room.width),
    '--rise': percent(-ROOF_RISE, roof.height),
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
