import type { Place } from '#domain/place.ts';
import { citiesIn, loadCity } from './cities.ts';
import { mosaicOf, ringOf, tintCount } from './mosaic.ts';
import { themeColour } from './theme-colour.ts';

const metresPerPixel = 45;
const metresPerDegree = 111_200;

/** The cells around a place on a small canvas, the place in its middle; the land alone where no city is. */
export const drawMiniMap = async (
  canvas: HTMLCanvasElement,
  middle: Place,
  signal: AbortSignal,
) => {
  const { lat, long } = middle;
  const cities = await Promise.all(citiesIn([lat, long, lat, long]).map(loadCity));
  const pen = canvas.getContext('2d');
  const frame = canvas.parentElement;
  if (!pen || !frame || signal.aborted) return;
  const { clientWidth: width, clientHeight: height } = canvas;
  const scale = Math.min(3, window.devicePixelRatio);
  canvas.width = width * scale;
  canvas.height = height * scale;
  pen.scale(scale, scale);

  const perLong = metresPerDegree * Math.cos((lat * Math.PI) / 180);
  const outline = (...rings: readonly (readonly Place[])[]) => {
    pen.beginPath();
    for (const ring of rings) {
      for (const place of ring) {
        const x = width / 2 + ((place.long - long) * perLong) / metresPerPixel;
        const y = height / 2 - ((place.lat - lat) * metresPerDegree) / metresPerPixel;
        pen.lineTo(x, y);
      }
      pen.closePath();
    }
  };
  const colour = (token: string) => themeColour(frame, token);
  const fills = Array.from({ length: tintCount }, (_, i) => colour(`cell-${i + 1}`));
  pen.fillStyle = colour('country');
  pen.fillRect(0, 0, width, height);
  pen.lineWidth = 2;
  pen.strokeStyle = colour('cell-line');
  const cells = mosaicOf(cities);
  const drawCells = (islands: boolean) => {
    for (const { shape, tint, island } of cells) {
      if (island !== islands) continue;
      outline(shape);
      pen.fillStyle = fills[tint] ?? '';
      pen.fill();
      pen.stroke();
    }
  };
  drawCells(false);
  pen.fillStyle = colour('water');
  for (const { coast } of cities) {
    if (!coast) continue;
    const [south = 0, west = 0, north = 0, east = 0] = coast.window;
    const window = ringOf([south, west, south, east, north, east, north, west]);
    outline(window, ...coast.land.map(ringOf));
    pen.fill('evenodd');
  }
  drawCells(true);
};
