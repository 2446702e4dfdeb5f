import { toast } from './notices/toast.ts';

/**
 * Puts a text on the clipboard; false when the browser refuses. Over plain http, as in a room without internet, browsers
 * offer no Clipboard API: there the text is selected and copied as a reader would.
 */
export async function copyText(text: string): Promise<boolean> {
  if (!window.isSecureContext) return copySelection(text);
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copySelection(text);
  }
}

/** The same, and says in a notice whether it is there now. */
export async function copyAndTell(text: string, copied: string, notCopied: string): Promise<void> {
  if (await copyText(text)) toast.success(copied);
  else toast.error(notCopied);
}

function copySelection(text: string): boolean {
  const before = document.activeElement;
  const field = document.createElement('textarea');
  field.value = text;
  field.readOnly = true;
  field.className = 'reader-only';
  // Beside what has the focus: a dialog lets nothing outside of it take it.
  (before?.parentElement ?? document.body).append(field);
  field.select();
  const isCopied = document.execCommand('copy');
  field.remove();
  if (before instanceof HTMLElement) before.focus();
  return isCopied;
}
