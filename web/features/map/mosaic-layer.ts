import * as L from 'leaflet';
import type { Place } from '#domain/place.ts';
import { citiesIn, loadCity } from './cities.ts';
import type { CityMap } from './cities.ts';
import type { Label } from './label-layer.ts';
import { mosaicOf, ringOf, tintCount } from './mosaic.ts';
import type { Cell } from './mosaic.ts';
import { themeColour } from './theme-colour.ts';
import { localityZoom } from './zoom.ts';

const point = ({ lat, long }: Place): L.LatLngTuple => [lat, long];

const corners = (window: readonly number[]): L.LatLngTuple[] => {
  const [south = 0, west = 0, north = 0, east = 0] = window.map((n) => n / 10_000);
  return [
    [south, west],
    [south, east],
    [north, east],
    [north, west],
  ];
};

/** The cells of the cities in view, from the zoom on at which they can be told apart. */
export const mosaicLayer = (
  map: L.Map,
  renderer: L.Canvas,
  signal: AbortSignal,
  onLocalities: (localities: readonly Label[]) => void,
) => {
  const group = L.featureGroup();
  const loaded = new Map<string, CityMap>();
  let cells: readonly Cell[] = [];

  const draw = () => {
    group.clearLayers();
    const colour = (token: string) => themeColour(map.getContainer(), token);
    const plain = { renderer, interactive: false, stroke: false, fillOpacity: 1 };
    const fills = Array.from({ length: tintCount }, (_, i) => colour(`cell-${i + 1}`));
    const lines = {
      ...plain,
      stroke: true,
      color: colour('cell-line'),
      weight: 2.5,
      smoothFactor: 0.4,
    };
    const drawCells = (islands: boolean) => {
      for (const { shape, tint, island } of cells) {
        if (island !== islands) continue;
        L.polygon(shape.map(point), { ...lines, fillColor: fills[tint] ?? '' }).addTo(group);
      }
    };
    const coasts = [...loaded.values()].flatMap(({ coast }) => coast ?? []);
    const rings = coasts.map(({ window, land }) => ({
      frame: corners(window),
      land: land.map((ring) => ringOf(ring).map(point)),
    }));
    for (const { land } of rings) {
      for (const ring of land) {
        L.polygon(ring, { ...plain, fillColor: colour('country') }).addTo(group);
      }
    }
    drawCells(false);
    for (const { frame, land } of rings) {
      // The window with the land as holes.
      L.polygon([frame, ...land], { ...plain, fillColor: colour('water') }).addTo(group);
    }
    drawCells(true);
  };

  const add = async (city: string) => {
    const drawn = await loadCity(city).catch(() => undefined);
    if (!drawn || signal.aborted || loaded.has(city)) return;
    loaded.set(city, drawn);
    // Together, so that neighbouring cities end where they meet.
    cells = mosaicOf([...loaded.values()]);
    draw();
    onLocalities(cells.map(({ name, place }) => ({ name, at: L.latLng(point(place)) })));
  };

  const look = () => {
    if (map.getZoom() < localityZoom) {
      group.remove();
      return;
    }
    group.addTo(map);
    const view = map.getBounds();
    const edges = [view.getSouth(), view.getWest(), view.getNorth(), view.getEast()] as const;
    for (const city of citiesIn(edges)) if (!loaded.has(city)) void add(city);
  };
  look();
  map.on('moveend', look);
  return { restyle: draw };
};
