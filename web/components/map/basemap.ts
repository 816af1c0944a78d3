import * as L from 'leaflet';
import { feature } from 'topojson-client';
import { loadLocalities } from '../place-names.ts';
import { localityZoom } from './zoom.ts';
import address from './basemap.topojson?url';

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

/** A token of the theme as the canvas needs it: resolved for light or dark. */
const colour = (container: HTMLElement, token: string) => {
  const probe = document.createElement('i');
  probe.style.color = `var(--color-map-${token})`;
  container.append(probe);
  const { color } = getComputedStyle(probe);
  probe.remove();
  return color;
};

const styles = (container: HTMLElement): Record<Layers, L.PathOptions> => {
  const [land, line, border, water] = ['land', 'line', 'border', 'water'].map((token) =>
    colour(container, token),
  );
  return {
    land: { stroke: false, fillColor: land ?? '', fillOpacity: 1 },
    states: { color: line ?? '', weight: 1, dashArray: '4 3' },
    borders: { color: border ?? '', weight: 1.2 },
    lakes: { stroke: false, fillColor: water ?? '', fillOpacity: 1 },
    rivers: { color: water ?? '', weight: 1.4 },
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
  const renderer = L.canvas({ padding: 0.5 });
  const look = styles(map.getContainer());
  const layers = order.map((name) => ({
    name,
    layer: L.geoJSON(feature(topology, topology.objects[name]), {
      interactive: false,
      style: { ...look[name], renderer } as L.PathOptions,
    }).addTo(map),
  }));
  labelCities(map, citiesOf(topology), onNames);
  map.attributionControl.addAttribution('Natural Earth · GeoNames · Localities: India Post');
  matchMedia('(prefers-color-scheme: dark)').addEventListener(
    'change',
    () => {
      const changed = styles(map.getContainer());
      for (const { name, layer } of layers) layer.setStyle(changed[name]);
    },
    { signal },
  );
};

const citiesOf = (topology: Basemap): readonly Label[] => {
  const cities: Label[] = [];
  L.geoJSON(feature(topology, topology.objects.cities), {
    pointToLayer: ({ properties }, at) => {
      cities.push({ name: (properties as { n: string }).n, at });
      return L.marker(at);
    },
  });
  return cities;
};

type Label = { readonly name: string; readonly at: L.LatLng };

const letterWidth = 6.5;
const labelHeight = 26;

const localityLabels = async (): Promise<readonly Label[]> =>
  (await loadLocalities()).map(({ name, lat, long }) => ({ name, at: L.latLng(lat, long) }));

/** Largest cities first, then localities; a label that would cover another is left out. */
const labelCities = (
  map: L.Map,
  cities: readonly Label[],
  onNames: (names: readonly string[]) => void,
) => {
  const group = L.layerGroup().addTo(map);
  let localities: readonly Label[] | undefined;
  const place = () => {
    group.clearLayers();
    const view = map.getBounds().pad(0.1);
    const taken: L.Bounds[] = [];
    const names: string[] = [];
    const near = map.getZoom() >= localityZoom;
    if (near && localities === undefined) {
      localities = [];
      void addLocalities();
    }
    for (const { name, at } of near ? [...cities, ...(localities ?? [])] : cities) {
      if (!view.contains(at)) continue;
      const point = map.latLngToContainerPoint(at);
      const half = Math.max(16, (name.length * letterWidth) / 2);
      const room = L.bounds([point.x - half, point.y - 6], [point.x + half, point.y + labelHeight]);
      if (taken.some((other) => other.intersects(room))) continue;
      taken.push(room);
      names.push(name);
      const label = document.createElement('span');
      label.textContent = name;
      L.marker(at, {
        interactive: false,
        keyboard: false,
        icon: L.divIcon({ className: 'map-city', html: label, iconSize: [0, 0] }),
      }).addTo(group);
    }
    onNames(names);
  };
  const addLocalities = async () => {
    localities = await localityLabels().catch(() => []);
    place();
  };
  place();
  map.on('moveend', place);
};
