import { useEffect, useState } from 'react';
import { loadChunk } from '../ui/loading/load-chunk.ts';
import { InlinePicture } from '../ui/pictures/inline-picture.tsx';

export type Drawing = typeof import('./live-drawing.ts');

let drawing: Drawing | null = null;
/** Loads the drawing code ahead, so that the first popup has its picture at once. */
export const preloadDrawing = (): Promise<Drawing> =>
  loadChunk('Drawing', () => import('./live-drawing.ts')).then((module) => {
    drawing = module;
    return module;
  });

/** The drawing code once it is loaded; null before. */
function useDrawing(): Drawing | null {
  const [ready, setReady] = useState(drawing);
  useEffect(() => {
    if (ready !== null) return;
    let isForgotten = false;
    preloadDrawing().then(
      (module) => !isForgotten && setReady(module),
      () => undefined,
    );
    return () => {
      isForgotten = true;
    };
  }, [ready]);
  return ready;
}

interface Props {
  readonly draw: (art: Drawing) => string;
  readonly className?: string | undefined;
  readonly alt?: string;
}

/** A picture drawn in the page; until the drawing code is loaded its place stays empty. */
export function LivePicture({ draw, className, alt }: Props) {
  const art = useDrawing();
  if (art === null) return <span className={className} />;
  return <InlinePicture svg={draw(art)} className={className} {...(alt === undefined ? {} : { alt })} />;
}
