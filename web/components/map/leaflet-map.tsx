import 'leaflet/dist/leaflet.css';
import './map.css';
import * as L from 'leaflet';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { Place } from '#domain/place.ts';
import type { MapMarker, MapProps } from './map-props.ts';
import { drawBasemap } from './basemap.ts';
import { pinZoom } from './zoom.ts';

const point = ({ lat, long }: Place): L.LatLngTuple => [lat, long];

const pin = (className: string) => {
  const shape = document.createElement('span');
  return L.divIcon({
    className: `map-pin ${className}`,
    html: shape,
    iconSize: [34, 42],
    iconAnchor: [17, 42],
  });
};

const nobody: readonly MapMarker[] = [];
const noRings: readonly number[] = [];

const attribution = '<a href="https://leafletjs.com" target="_blank" rel="noreferrer">Leaflet</a>';

/** The part that knows Leaflet: React says what is on the map, effects put it there. */
export const LeafletMap = ({
  label,
  centre,
  zoom,
  here,
  markers = nobody,
  selected,
  onSelect,
  onPick,
  ringsKm = noRings,
  tiles,
}: MapProps) => {
  const box = useRef<HTMLElement>(null);
  const [map, setMap] = useState<L.Map>();
  /** Put there by hand: the view stays as the hand has left it. */
  const picked = useRef<Place>(undefined);
  const picks = onPick !== undefined;
  const pick = useEffectEvent((made: L.Map, latlng: L.LatLng) => {
    if (!onPick) return;
    const { lat, lng: long } = latlng.wrap();
    const seenAt = made.getZoom();
    picked.current = { lat, long };
    onPick({ lat, long }, seenAt);
    // From far away a tap is a wish to see more, not yet a place.
    if (seenAt < pinZoom) made.setView(latlng, Math.min(pinZoom, seenAt + 3));
  });
  const select = useEffectEvent((id: string) => onSelect?.(id));
  const start = useEffectEvent((made: L.Map) => {
    made.setView(point(centre), zoom);
    // One finger scrolls the page over a map that only shows something.
    if (picks) made.dragging.enable();
  });

  useEffect(() => {
    if (!box.current) return undefined;
    const fine = matchMedia('(pointer: fine)').matches;
    const made = L.map(box.current, {
      minZoom: 4,
      maxZoom: 15,
      // The page scrolls over the map; two fingers or the buttons zoom.
      scrollWheelZoom: false,
      dragging: fine,
      zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
      attributionControl: false,
    });
    L.control.attribution({ prefix: attribution }).addTo(made);
    start(made);
    made.on('click', ({ latlng }) => pick(made, latlng));
    made.on('keypress', ({ originalEvent }) => {
      if (originalEvent.key === 'Enter') pick(made, made.getCenter());
    });
    const resized = new ResizeObserver(() => made.invalidateSize());
    resized.observe(box.current);
    setMap(made);
    return () => {
      resized.disconnect();
      made.remove();
      setMap(undefined);
    };
  }, []);

  useEffect(() => {
    if (!map) return undefined;
    const stop = new AbortController();
    if (tiles === null) void drawBasemap(map, stop.signal).catch(() => undefined);
    else if (tiles !== undefined) L.tileLayer(tiles, { maxZoom: 19 }).addTo(map);
    return () => stop.abort();
  }, [map, tiles]);

  useEffect(() => {
    const { lat, long } = picked.current ?? {};
    if (lat === centre.lat && long === centre.long) return;
    map?.setView([centre.lat, centre.long], zoom);
  }, [map, centre.lat, centre.long, zoom]);

  useEffect(() => {
    if (!map || !here) return undefined;
    const group = L.layerGroup().addTo(map);
    for (const km of ringsKm) {
      L.circle(point(here), { radius: km * 1000, className: 'map-ring', interactive: false }).addTo(
        group,
      );
    }
    L.marker(point(here), {
      icon: pin('map-pin-here'),
      keyboard: false,
      interactive: picks,
      draggable: picks,
      autoPan: true,
    })
      .on('dragend', ({ target }) => pick(map, (target as L.Marker).getLatLng()))
      .addTo(group);
    return () => void group.remove();
  }, [map, here, ringsKm, picks]);

  useEffect(() => {
    if (!map) return undefined;
    const group = L.layerGroup().addTo(map);
    for (const marker of markers) {
      const chosen = marker.id === selected;
      L.marker(point(marker.place), {
        icon: pin(chosen ? 'map-pin-chosen' : 'map-pin-pro'),
        title: marker.label,
        zIndexOffset: chosen ? 1000 : 0,
      })
        .on('click', () => select(marker.id))
        .addTo(group);
    }
    return () => void group.remove();
  }, [map, markers, selected]);

  return (
    <section
      ref={box}
      aria-label={label}
      className={`h-full w-full ${onPick ? 'map-picks' : ''}`}
    />
  );
};
