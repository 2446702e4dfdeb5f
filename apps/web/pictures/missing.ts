import { PALETTE as C, tint } from '@consorcio/art';

/** Stands where a picture could not be fetched: a sheet of paper with a hill, a sun, and the house still to be drawn. */
export function missing(): string {
  const sheet = `<rect x="8" y="8" width="184" height="184" rx="26" fill="${C.papel}"/>`;
  const hill = `<path d="M8 150C46 118 96 112 132 132S178 142 192 134V166A26 26 0 0 1 166 192H34A26 26 0 0 1 8 166Z" fill="${tint(C.folha)}"/>`;
  const house =
    '<path d="M64 144V96L100 66L136 96V144Z" fill="none" stroke="#8B7BB8" stroke-width="6" stroke-linejoin="round" stroke-linecap="round" stroke-dasharray="10 11"/>';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 200">${sheet}<circle cx="152" cy="52" r="17" fill="${C.ipe}"/>${hill}${house}</svg>`;
}
