import type { CoreState } from '@consorcio/minigames';
import type { Field } from '../canvas/field.ts';
import type { Controls } from '../game-view.ts';
import { keyOf } from '../input/key-of.ts';
import { timeOf } from '../loop/page-clock.ts';
import type { RunPlayer } from './run-player.ts';

/** Everything that stops the game: the button, P, Esc, a hidden tab, a window that lost the focus, a turned screen. */
export function bindPause(pause: () => void): () => void {
  const onKey = (event: KeyboardEvent): void => {
    if (event.key === 'Escape' || keyOf(event) === 'p') pause();
  };
  const onHidden = (): void => {
    if (document.hidden) pause();
  };
  const turned = matchMedia('(orientation: portrait)');
  window.addEventListener('keydown', onKey);
  window.addEventListener('blur', pause);
  document.addEventListener('visibilitychange', onHidden);
  turned.addEventListener('change', pause);
  return () => {
    window.removeEventListener('keydown', onKey);
    window.removeEventListener('blur', pause);
    document.removeEventListener('visibilitychange', onHidden);
    turned.removeEventListener('change', pause);
  };
}

/** Gives a run's keys and touches to its controls while it runs. */
export function bindControls<State extends CoreState, OwnControls extends Controls<State>>(
  field: Field,
  player: RunPlayer<State, OwnControls>,
): () => void {
  const { controls } = player;
  const onKey = (event: KeyboardEvent): void => {
    // A button that has the focus takes the keys that press it, and no other.
    if (event.target instanceof HTMLButtonElement && (event.key === 'Enter' || event.key === ' ')) return;
    if (!player.isRunning || event.repeat || event.ctrlKey || event.metaKey || event.altKey) return;
    if (controls.onKey(event, player.state, timeOf(event))) event.preventDefault();
  };
  const onDown = (event: PointerEvent): void => {
    event.preventDefault();
    if (player.isRunning) controls.onDown(field.pointOf(event), event, player.state, timeOf(event));
  };
  const onMove = (event: PointerEvent): void => {
    if (player.isRunning) controls.onMove?.(field.pointOf(event), event, player.state, timeOf(event));
  };
  const onUp = (event: PointerEvent): void => {
    if (player.isRunning) controls.onUp?.(field.pointOf(event), event, player.state, timeOf(event));
  };
  window.addEventListener('keydown', onKey);
  const surface = document.body;
  const onSurface = (event: PointerEvent): void => {
    if (event.target === surface || event.target === field.element) onDown(event);
  };
  surface.addEventListener('pointerdown', onSurface);
  surface.addEventListener('pointermove', onMove);
  surface.addEventListener('pointerup', onUp);
  surface.addEventListener('pointercancel', onUp);
  return () => {
    window.removeEventListener('keydown', onKey);
    surface.removeEventListener('pointerdown', onSurface);
    surface.removeEventListener('pointermove', onMove);
    surface.removeEventListener('pointerup', onUp);
    surface.removeEventListener('pointercancel', onUp);
  };
}
