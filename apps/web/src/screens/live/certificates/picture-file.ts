const asDataUrl = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });

/**
 * A drawing as PNG, as many pixels wide and high as its own units.
 * @throws what a browser without canvas throws
 */
export async function pngOf(svg: string, width: number, height: number): Promise<Blob> {
  const image = new Image(width, height);
  image.src = await asDataUrl(new Blob([svg], { type: 'image/svg+xml' }));
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height });
  canvas.getContext('2d')?.drawImage(image, 0, 0, width, height);
  return new Promise((resolve, reject) =>
    canvas.toBlob((blob) => (blob === null ? reject(new Error('no picture')) : resolve(blob)), 'image/png'),
  );
}
