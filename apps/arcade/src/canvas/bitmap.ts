/** A picture of pixels that never changes: cheap to lay down as often as one likes. */
export type Bitmap = ImageBitmap | HTMLCanvasElement;

/** Draws a bitmap once. `isOpaque`: it has no holes, and is laid down faster. */
export function paint(
  width: number,
  height: number,
  draw: (g: CanvasRenderingContext2D) => void,
  isOpaque = false,
): Bitmap {
  const [wide, high] = [Math.max(1, width), Math.max(1, height)];
  if (typeof OffscreenCanvas !== 'undefined') {
    const canvas = new OffscreenCanvas(wide, high);
    const g = canvas.getContext('2d', { alpha: !isOpaque });
    if (g !== null) {
      // The two contexts differ in what they are drawn on only, not in what they can draw.
      draw(g as unknown as CanvasRenderingContext2D);
      return canvas.transferToImageBitmap();
    }
  }
  const canvas = document.createElement('canvas');
  canvas.width = wide;
  canvas.height = high;
  const g = canvas.getContext('2d', { alpha: !isOpaque });
  if (g !== null) draw(g);
  return canvas;
}
