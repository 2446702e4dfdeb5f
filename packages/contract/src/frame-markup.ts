/* An entry of its own: what the wire's entry holds is on the first screen. */

/** What the game uses of a browser; a page around it has to hand it on. */
export const FRAME_FEATURES = ['autoplay', 'clipboard-write', 'fullscreen'] as const;

interface Frame {
  /** Absolute address and a title, both safe in a quoted attribute. */
  readonly address: string;
  readonly title: string;
  /** In px; without a width the frame is as wide as what is around it. */
  readonly width?: number;
  readonly height: number;
}

/** The HTML with which another site shows a page of the game. CONTRACT section 6. */
export const frameMarkup = ({ address, title, width, height }: Frame): string =>
  `<iframe src="${address}" title="${title}" width="${width ?? '100%'}" height="${height}" allow="${FRAME_FEATURES.join('; ')}" style="border:0" loading="lazy"></iframe>`;
