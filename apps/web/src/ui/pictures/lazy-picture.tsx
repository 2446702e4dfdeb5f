import { useEffect, useState } from 'react';
import { InlinePicture } from './inline-picture.tsx';

interface Props {
  /** From a `picture-loaders:` module. */
  readonly load: (() => Promise<{ readonly default: string }>) | undefined;
  readonly className?: string | undefined;
  /** Alternative text; without it the picture is decoration. */
  readonly alt?: string;
}

/** An inline picture that is fetched when it is first shown; its place is kept free by the caller's class. */
export function LazyPicture({ load, className, alt }: Props) {
  const [svg, setSvg] = useState('');
  useEffect(() => {
    let isForgotten = false;
    load?.().then(
      (module) => !isForgotten && setSvg(module.default),
      () => undefined,
    );
    return () => {
      isForgotten = true;
    };
  }, [load]);
  const words = alt === undefined ? {} : { alt };
  return svg === '' ? <span className={className} /> : <InlinePicture svg={svg} className={className} {...words} />;
}
