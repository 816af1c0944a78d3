import * as L from 'leaflet';
import { words } from '#words/map.ts';
import type { Place } from '#domain/place.ts';
import { drawBasemap } from './basemap.ts';
import type { MapProps } from './map-props.ts';
import { addLine, addMe, addRing } from './me-layer.ts';
import { pinLayer } from './pin-layer.ts';
import { viewOf } from './view.ts';
import { embeddedMaxZoom, pinZoom, tilesMaxZoom } from './zoom.ts';

const attribution = '<a href="https://leafletjs.com" target="_blank" rel="noreferrer">Leaflet</a>';

/** Whether a value differs from the one before; by content, so that callers need not keep their objects. */
const watch = () => {
  let before: string | undefined;
  return (value: unknown): boolean => {
    // JSON.stringify returns undefined for undefined, whatever its type says, and a text for null.
    const now = (JSON.stringify(value) as string | undefined) ?? '';
    const changed = now !== before;
    before = now;
    return changed;
  };
};

/** A Leaflet map in a box: `show` brings it in step with what is asked for, as often as that changes. */
export const makeMap = (
  box: HTMLElement,
  start: MapProps,
  onNames: (names: readonly string[]) => void,
) => {
  let wanted = start;
  const stop = new AbortController();
  const map = L.map(box, {
    center: [start.centre.lat, start.centre.long],
    zoom: Math.min(start.zoom, embeddedMaxZoom),
    minZoom: 4,
    maxZoom: embeddedMaxZoom,
    zoomSnap: 0.25,
    // The page scrolls over the map; two fingers or the buttons zoom.
    scrollWheelZoom: false,
    // One finger scrolls the page over a map that is not what the page is for.
    dragging:
      start.onPick !== undefined ||
      start.purpose === 'page' ||
      matchMedia('(pointer: fine)').matches,
    zoomAnimation: !matchMedia('(prefers-reduced-motion: reduce)').matches,
    attributionControl: false,
    zoomControl: false,
  });
  L.control
    .zoom({ position: 'topright', zoomInTitle: words.zoomIn, zoomOutTitle: words.zoomOut })
    .addTo(map);
  L.control.attribution({ prefix: attribution }).addTo(map);

  /** The place that was set by hand: the view does not move to it. */
  let picked: Place | undefined;
  const pick = (latlng: L.LatLng) => {
    if (!wanted.onPick) return;
    const { lat, lng: long } = latlng.wrap();
    const seenAt = map.getZoom();
    picked = { lat, long };
    wanted.onPick(picked, seenAt);
    // Zoomed out, a tap zooms in instead of choosing a place.
    if (seenAt < pinZoom) map.setView(latlng, Math.min(pinZoom, Math.floor(seenAt) + 3));
  };
  map.on('click', ({ latlng }) => pick(latlng));
  map.on('keypress', ({ originalEvent }) => {
    if (originalEvent.key === 'Enter') pick(map.getCenter());
  });
  const resized = new ResizeObserver(() => map.invalidateSize());
  resized.observe(box);

  const view = viewOf(map);
  const around = L.layerGroup().addTo(map);
  const pins = pinLayer(map, {
    onPin: (id) => wanted.onPin?.(id),
    onPoint: (id) => wanted.onPoint?.(id),
  });

  const drawGround = ({ tiles }: MapProps) => {
    if (tiles === undefined) return;
    const drawEmbedded = () => drawBasemap(map, onNames, stop.signal).catch(() => undefined);
    if (tiles === null) {
      void drawEmbedded();
      return;
    }
    if (tiles.endsWith('.pmtiles')) {
      import('./streets.ts')
        .then(({ drawStreets }) => drawStreets(map, tiles, stop.signal))
        .catch(drawEmbedded);
      return;
    }
    map.options.zoomSnap = 1;
    map.setMaxZoom(tilesMaxZoom);
    L.tileLayer(tiles, { maxZoom: tilesMaxZoom }).addTo(map);
  };

  const drawAround = ({ me, line, ringsKm = [], onPick }: MapProps) => {
    around.clearLayers();
    if (line) addLine(around, line);
    if (me) {
      for (const km of ringsKm) addRing(around, me.place, km);
      addMe(around, me, onPick && pick);
    }
    map.fire('overlaychange');
  };

  const groundChanged = watch();
  const tilesCame = watch();
  const viewChanged = watch();
  const aroundChanged = watch();
  const pinsChanged = watch();
  return {
    show: (next: MapProps) => {
      wanted = next;
      const { tiles, centre, zoom, fit, covered, me, pins: people = [], selected, pointed } = next;
      if (groundChanged(tiles)) drawGround(next);
      const shown = fit === undefined ? [] : people.slice(0, fit);
      const fitted = shown.map(({ place }) => place);
      const isMoving = shown.some(({ moving = false }) => moving);
      const looked = { centre, zoom, fit, covered, me: fit === undefined ? undefined : me?.place };
      // Tiles allow a closer zoom than was known before; a view chosen by hand stays.
      const isCloser = tilesCame(tiles !== undefined) && !view.isByHand();
      if (viewChanged([looked, fitted]) || isCloser) {
        view.look({ ...looked, pins: fitted, moving: isMoving }, picked);
      }
      // Buttons and credits keep clear of what covers the map.
      box.style.setProperty('--map-covered-top', `${covered?.top ?? 0}px`);
      box.style.setProperty('--map-covered-bottom', `${covered?.bottom ?? 0}px`);
      if (aroundChanged([me, next.line, next.ringsKm, next.onPick !== undefined])) drawAround(next);
      if (pinsChanged(people)) pins.show(people);
      pins.mark(selected, pointed);
    },
    remove: () => {
      stop.abort();
      resized.disconnect();
      // Leaflet ends a zoom by a timer, which would find no map any more.
      Object.assign(map, { _animatingZoom: false });
      map.remove();
      // Leaflet may fire a late 'moveend' after the map was removed.
      map.off();
    },
  };
};
