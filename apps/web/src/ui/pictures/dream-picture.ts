import dreams from 'pictures:dream';
import { withBase } from '@consorcio/contract/wire';

/**
 * Address of a dream's picture: a drawing of 1 to 2 kB, the same as the server's picture at `imagePath`, which is taken for a
 * dream that this program does not know.
 */
export function dreamAddress(imagePath: string): string {
  const [, id = ''] = /(\d+)\.png$/.exec(imagePath) ?? [];
  return dreams[id] ?? withBase(`/api/${imagePath}`);
}
