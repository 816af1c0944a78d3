import * as L from 'leaflet';
import { feature } from 'topojson-client';
import { words } from '#words/map.ts';
import { cityName } from '#words/places.ts';
import address from './basemap.topojson?url';
import { makeCanvas } from './canvas.ts';
import { labelLayer } from './label-layer.ts';
import type { Label } from './label-layer.ts';
import { mosaicLayer } from './mosaic-layer.ts';
import { themeColour } from './theme-colour.ts';
import { localityZoom } from './zoom.ts';

type Layers = 'land' | 'states' | 'borders' | 'lakes' | 'rivers';
type Topology = Parameters<typeof feature>[0];
type Shape = Parameters<typeof feature>[1];
type Basemap = Topology & { readonly objects: Readonly<Record<Layers | 'cities', Shape>> };

let loading: Promise<Basemap> | undefined;

const load = async () => {
  loading ??= fetch(address).then((response) => response.json() as Promise<Basemap>);
  return loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
};

const styles = (map: L.Map): Record<Layers, L.PathOptions> => {
  const colour = (token: string) => themeColour(map.getContainer(), token);
  const water = colour('water');
  // Between the cells of a city the land is a shade darker than they are.
  const land = colour(map.getZoom() >= localityZoom ? 'country' : 'land');
  return {
    land: { stroke: false, fillColor: land, fillOpacity: 1 },
    states: { color: colour('line'), weight: 1, dashArray: '4 3' },
    borders: { color: colour('border'), weight: 1.2 },
    lakes: { stroke: false, fillColor: water, fillOpacity: 1 },
    rivers: { color: water, weight: 1.4 },
  };
};

const order: readonly Layers[] = ['land', 'lakes', 'rivers', 'states', 'borders'];

/** Draws the embedded map of the subcontinent; nothing is fetched from elsewhere. */
export const drawBasemap = async (
  map: L.Map,
  onNames: (names: readonly string[]) => void,
  signal: AbortSignal,
) => {
  const topology = await load();
  if (signal.aborted) return;
  const renderer = makeCanvas();
  const look = styles(map);
  const layers = order.map((name) => ({
    name,
    layer: L.geoJSON(feature(topology, topology.objects[name]), {
      interactive: false,
      style: { ...look[name], renderer } as L.PathOptions,
    }).addTo(map),
  }));
  const labels = labelLayer(map, citiesOf(topology), onNames);
  // Rivers and borders are too coarse to cross a city: its cells cover them.
  const mosaic = mosaicLayer(map, renderer, signal, labels.setLocalities);
  map.attributionControl.addAttribution(words.credits);

  const restyle = () => {
    const changed = styles(map);
    for (const { name, layer } of layers) layer.setStyle(changed[name]);
  };
  let near = map.getZoom() >= localityZoom;
  map.on('zoomend', () => {
    if (near === map.getZoom() >= localityZoom) return;
    near = !near;
    restyle();
  });
  matchMedia('(prefers-color-scheme: dark)').addEventListener(
    'change',
    () => {
      restyle();
      mosaic.restyle();
    },
    { signal },
  );
};

const citiesOf = (topology: Basemap): readonly Label[] => {
  const cities: Label[] = [];
  L.geoJSON(feature(topology, topology.objects.cities), {
    pointToLayer: ({ properties }, at) => {
      cities.push({ name: cityName((properties as { n: string }).n), at });
      return L.marker(at);
    },
  });
  return cities;
};
