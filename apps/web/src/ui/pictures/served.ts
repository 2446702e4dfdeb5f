import { withBase } from '@consorcio/contract/wire';

interface Served {
  readonly srcSet?: string;
  readonly src: string;
}

/**
 * A picture at the address that the specification gives it (SPEC section 7). Browsers take the lighter drawing; where that cannot
 * be had, `src` is what they show (main.tsx).
 */
export function served(address: string, drawing: string | undefined): Served {
  const src = withBase(address);
  return drawing === undefined ? { src } : { srcSet: `${drawing} 1x`, src };
}
