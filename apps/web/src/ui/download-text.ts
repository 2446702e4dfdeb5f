import { loadChunk } from './loading/load-chunk.ts';
import { isWebView } from './web-view.ts';

/** Downloads a text as a file. */
export const downloadText = (name: string, text: string): boolean =>
  downloadFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));

/** Downloads what is in memory as a file; where an app would drop it without a word, its contents are shown to be kept, and this is false. */
export function downloadFile(name: string, content: Blob): boolean {
  if (isWebView(navigator)) {
    void loadChunk('FileShown', () => import('./dialogs/file-shown.tsx')).then(({ showFile }) =>
      showFile(name, content),
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
