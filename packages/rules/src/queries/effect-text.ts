import type { Wallet } from '../wallet.ts';

const signed = (n: number): string => (n > 0 ? `+${n}` : `${n}`);

/** A card's effect in the tokens of SPEC section 2: `+2 #enr# e +1 #eff#`. Energy first; what does not move is left out. */
export function effectText({ energy, effort }: Wallet): string {
  const parts = [energy === 0 ? '' : `${signed(energy)} #enr#`, effort === 0 ? '' : `${signed(effort)} #eff#`];
  return parts.filter((part) => part !== '').join(' e ');
}

/**
 * What falls later, month by month, in the same tokens: `-2 #eff# no mês que vem e -2 #eff# no outro`; '' for nothing. `isAllNow`:
 * a part that no month is left for falls now, which is said in its place.
 */
export const laterText = (parts: readonly Wallet[], isAllNow = false): string => {
  const later = parts.map((part, i) => `${effectText(part)} ${i === 0 ? 'no mês que vem' : 'no outro'}`).join(' e ');
  if (!isAllNow) return later;
  return later === '' ? 'não há mês que vem: vale agora' : `${later}; não há mês depois: o resto vale agora`;
};
