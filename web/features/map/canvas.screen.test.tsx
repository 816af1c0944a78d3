import { expect, test, vi } from 'vitest';
import { useCanvas } from '../../testing/browser.ts';

test('a frame that was asked for before the map is removed draws nothing after it', async () => {
  useCanvas();
  const L = await import('leaflet');
  const { makeCanvas } = await import('./canvas.ts');
  const map = L.map(document.createElement('div'), { center: [18.5, 73.8], zoom: 8 });
  const renderer = makeCanvas();
  const line = L.polyline([
    [18, 73],
    [19, 74],
  ]);
  line.options.renderer = renderer;
  line.addTo(map).setStyle({ color: 'red' });
  // The callback that Leaflet gave to requestAnimationFrame.
  const { _redraw: draw } = renderer as unknown as { readonly _redraw: () => void };
  map.remove();
  expect(() => draw.call(renderer)).not.toThrow();
  vi.restoreAllMocks();
});
