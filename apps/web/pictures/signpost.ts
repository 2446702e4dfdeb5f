import { PALETTE as C } from '@consorcio/art';

const word = (x: number, y: number, text: string): string =>
  `<text x="${x}" y="${y}" font-family="'Baloo 2',sans-serif" font-size="34" font-weight="800" fill="${C.branco}" text-anchor="middle">${text}</text>`;

/** Two arms, two ways; nobody knows which. For the screen of unknown addresses. */
export const signpost = (): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="280" height="240" viewBox="-140 -206 280 240"><ellipse cx="6" cy="10" rx="70" ry="10" fill="#38206E" opacity=".16"/><rect x="-7" y="-190" width="14" height="204" rx="6" fill="${C.terra}"/><path d="M-120 -196H84L120 -160L84 -124H-120Q-132 -124 -132 -136V-184Q-132 -196 -120 -196Z" fill="${C.mata}"/>${word(-14, -148, 'Cidade')}<path d="M112 -108H-72L-108 -74L-72 -40H112Q124 -40 124 -52V-96Q124 -108 112 -108Z" fill="${C.jabuticaba}"/>${word(14, -62, 'Sonho')}</svg>`;
