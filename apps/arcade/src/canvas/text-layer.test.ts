import { expect, test, vi } from 'vitest';
import type { Bitmap } from './bitmap.ts';
import { TextLayer } from './text-layer.ts';

test('what was laid on the layer is taken away before the next picture, and nothing else of it', () => {
  const g = { clearRect: vi.fn(), drawImage: vi.fn(), globalAlpha: 1 };
  const layer = new TextLayer(g as unknown as CanvasRenderingContext2D);
  const image = { width: 40, height: 20 } as Bitmap;
  layer.lay(image, 10.4, 5.6, 1, 0.5);
  layer.lay(image, 100, 50, 1.5, 1);
  expect(g.drawImage.mock.calls).toEqual([
    [image, 10, 6],
    [image, 100, 50, 60, 30],
  ]);
  layer.clear();
  expect(g.clearRect.mock.calls).toEqual([
    [9, 4, 43, 23],
    [99, 49, 63, 33],
  ]);
  layer.clear();
  expect(g.clearRect).toHaveBeenCalledTimes(2);
});
