/** A drawing as the address of an image: the page may show data, and no blob. */
export const drawingAddress = (svg: string): string => `data:image/svg+xml,${encodeURIComponent(svg)}`;

/** A drawing as PNG, as many pixels wide and high as its own units. @throws what a browser without canvas throws */
export async function pngOf(svg: string, { width, height }: { width: number; height: number }): Promise<Blob> {
  const image = new Image(width, height);
  image.src = drawingAddress(svg);
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}
