import dreams from 'pictures:dream';
import { served } from './served.ts';

/** A dream's picture at its `imagePath`. Its drawing has 1 to 2 kB; a dream that this program does not know has none. */
export function dreamPicture(imagePath: string): ReturnType<typeof served> {
  const [, id = ''] = /\/(\d+)\.png$/.exec(imagePath) ?? [];
  return served(`/api/${imagePath}`, dreams[id]);
}
