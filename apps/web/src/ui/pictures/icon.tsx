import addresses from 'pictures:icon';

export type IconName = 'energia' | 'esforco' | 'dinheiro';

/** A small sign beside words that say the same. STYLE section 5. */
export const Icon = ({ name, className }: { name: IconName; className?: string | undefined }) => (
  <img src={addresses[name]} alt="" width="64" height="64" className={className} draggable={false} />
);
