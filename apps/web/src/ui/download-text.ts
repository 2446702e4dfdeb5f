/** Downloads a text as a file. */
export const downloadText = (name: string, text: string): void =>
  downloadFile(name, new Blob([text], { type: 'text/plain;charset=utf-8' }));

/** Downloads what is in memory as a file. */
export function downloadFile(name: string, content: Blob): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), 1_000);
}
