import { expect, test, vi } from 'vitest';
import { useCanvas } from '../../testing/browser.ts';

test('a frame that was asked for before the map is removed draws nothing after it', async () => {
  useCanvas();
  const frames: FrameRequestCallback[] = [];
  vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
  vi.stubGlobal('cancelAnimationFrame', (id: number) => (frames[id - 1] = () => undefined));
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
  // Drawn by something else, before the frame has come.
  renderer.fire('update');
  map.remove();
  expect(frames.length).toBeGreaterThan(0);
  for (const frame of frames) expect(() => frame(0)).not.toThrow();
});
