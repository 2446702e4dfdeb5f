import type { FileAddress } from './dialogs/file-shown.tsx';
import { loadChunk } from './loading/load-chunk.ts';

/**
 * Apps that show pages in a window of their own: most of them drop a file that a page makes, and say nothing. Android marks
 * such windows with `wv`; on iPhones they do not call themselves Safari, which the installed game does not either.
 */
const APPS = /; wv\)|\b(?:FBA[NV]|FB_IAB|Instagram|WhatsApp|MoodleMobile|Line\/|Snapchat|LinkedInApp|BytedanceWebview)/;
const BARE_IPHONE = /\b(?:iPhone|iPad|iPod)\b(?!.*\bSafari\/)/;

/** Whether a page is shown by an app that is no browser. */
export const isWebView = ({ userAgent, standalone = false }: { userAgent: string; standalone?: boolean }): boolean =>
  APPS.test(userAgent) || (BARE_IPHONE.test(userAgent) && !standalone);

export const downloadText = (name: string, text: string, addressOf?: FileAddress): boolean =>
  downloadFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }), addressOf);

/**
 * Downloads what is in memory as a file; where an app would drop it without a word, its contents are shown to be kept, with the
 * address if there is one, and this is false.
 */
export function downloadFile(name: string, content: Blob, addressOf?: FileAddress): boolean {
  if (isWebView(navigator)) {
    void loadChunk('FileShown', () => import('./dialogs/file-shown.tsx')).then(({ showFile }) =>
      showFile(name, content, addressOf),
    );
    return false;
  }
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
  return true;
}
