import part1 from 'picture-loaders:dream-part-1';
import part2 from 'picture-loaders:dream-part-2';
import part3 from 'picture-loaders:dream-part-3';
import part4 from 'picture-loaders:dream-part-4';
import part5 from 'picture-loaders:dream-part-5';
import part6 from 'picture-loaders:dream-part-6';
import part7 from 'picture-loaders:dream-part-7';
import { LazyPicture } from '../../ui/pictures/lazy-picture.tsx';

const PARTS = [part1, part2, part3, part4, part5, part6, part7];

interface Props {
  readonly dreamId: number;
  /** Instalments paid, of how many. */
  readonly paid: number;
  readonly total: number;
  readonly className?: string | undefined;
}

/** The dream with the parts that are paid in colour, the others as a plan. STYLE section 9. */
export function DreamSoFar({ dreamId, paid, total, className }: Props) {
  const place = Math.min(Math.max(paid, 0), total);
  return <LazyPicture key={place} load={PARTS[dreamId - 1]?.[place]} className={className} />;
}
