/* The notices at the bottom left. Numbers: SPEC section 9. Drawn by overlays/toasts.tsx. */

/** Most notices in sight; one more sends the oldest away. */
const MAX_TOASTS = 3;
/** Milliseconds. */
export const AUTO_HIDE = 5_000;
/** As long as the way out in stage-frame.module.css. */
export const EXIT = 195;

/** `told`: neither good nor bad. */
type ToastKind = 'success' | 'told' | 'error';
export interface Toast {
  readonly id: number;
  readonly kind: ToastKind;
  /** Lines are separated by newlines. */
  readonly text: string;
  readonly isLeaving: boolean;
}

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

const publish = (next: readonly Toast[]): void => {
  toasts = next;
  for (const listen of listeners) listen();
};

export const readToasts = (): readonly Toast[] => toasts;
export function onToasts(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Sends a notice away: it leaves for EXIT milliseconds, then it is gone. */
export function dismissToast(id: number): void {
  if (!toasts.some((toast) => toast.id === id && !toast.isLeaving)) return;
  publish(toasts.map((toast) => (toast.id === id ? { ...toast, isLeaving: true } : toast)));
  setTimeout(() => publish(toasts.filter((toast) => toast.id !== id)), EXIT);
}

function show(kind: ToastKind, text: string): void {
  lastId += 1;
  const id = lastId;
  publish([...toasts, { id, kind, text, isLeaving: false }]);
  const staying = toasts.filter((toast) => !toast.isLeaving);
  for (const oldest of staying.slice(0, Math.max(0, staying.length - MAX_TOASTS))) dismissToast(oldest.id);
  setTimeout(() => dismissToast(id), AUTO_HIDE);
}

/** `toast.error(sentence)`: shows a notice for 5 seconds. */
export const toast = {
  success: (text: string): void => show('success', text),
  tell: (text: string): void => show('told', text),
  error: (text: string): void => show('error', text),
};
