import { fileForm } from '@consorcio/art/file-form';
import { type PackedText, packedText } from '../../http/packed-page.ts';
import { cardSvg } from './card-svg.ts';
import type { PublicView } from './public-view.ts';

/** Drawings kept in memory with their packed forms, about 60 kB each. */
const KEPT = 100;

/** Share pictures in the form of the share page, as drawings: a tenth of what a phone would load of pixels. */
export interface CardDrawings {
  /**
   * The drawing of a view, drawn and packed once. `beforeDrawing` is called when that has to be done, and may refuse.
   * @param cache value of the header `cache-control`
   */
  of(view: PublicView, cache: string, beforeDrawing: () => void): Promise<PackedText>;
}

/** Share cards as packed SVG; the newest are kept in memory. */
export function cardDrawings(): CardDrawings {
  const kept = new Map<string, Promise<PackedText>>();
  return {
    async of(view, cache, beforeDrawing) {
      const key = JSON.stringify(view);
      const known = kept.get(key);
      if (known !== undefined) return known;
      beforeDrawing();
      const drawing = cardSvg(view, 'page').then((svg) => packedText(fileForm(svg), { type: 'image/svg+xml', cache }));
      kept.set(key, drawing);
      drawing.catch(() => kept.delete(key));
      const oldest = kept.keys().next();
      if (kept.size > KEPT && oldest.done === false) kept.delete(oldest.value);
      return drawing;
    },
  };
}
