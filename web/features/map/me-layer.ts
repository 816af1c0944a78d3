import * as L from 'leaflet';
import { words } from '#words/measures.ts';
import type { Place } from '#domain/place.ts';
import type { MapMe } from './map-props.ts';

const point = ({ lat, long }: Place): L.LatLngTuple => [lat, long];

const kmPerDegree = 111.2;

const span = (className: string, text = '') => {
  const made = document.createElement('span');
  made.className = className;
  made.textContent = text;
  return made;
};

const whole = (...parts: readonly HTMLElement[]) => {
  const made = document.createElement('div');
  made.append(...parts);
  return made;
};

const tagOf = (label: string | undefined) =>
  label === undefined ? [] : [span('map-me-tag', label)];

const dot = (label?: string) =>
  L.divIcon({
    className: 'map-me',
    html: whole(span('map-me-dot'), ...tagOf(label)),
    iconSize: [24, 24],
  });

const pin = (label?: string) =>
  L.divIcon({
    className: 'map-pin',
    html: whole(span('map-pin-shape'), ...tagOf(label)),
    iconSize: [34, 42],
    iconAnchor: [17, 42],
  });

/** The customer's place: a dot with how far off it may be, or a pin that can be dragged. */
export const addMe = (
  group: L.LayerGroup,
  { place, accuracyMetres = 0, label }: MapMe,
  onDrag?: (latlng: L.LatLng) => void,
) => {
  if (accuracyMetres > 0) {
    L.circle(point(place), {
      radius: accuracyMetres,
      className: 'map-accuracy',
      interactive: false,
    }).addTo(group);
  }
  L.marker(point(place), {
    icon: onDrag ? pin(label) : dot(label),
    keyboard: false,
    interactive: onDrag !== undefined,
    draggable: onDrag !== undefined,
    autoPan: true,
  })
    .on('dragend', ({ target }) => onDrag?.((target as L.Marker).getLatLng()))
    .addTo(group);
};

/** A circle of so many kilometres, with its label at the top. */
export const addRing = (group: L.LayerGroup, place: Place, km: number) => {
  L.circle(point(place), { radius: km * 1000, className: 'map-ring', interactive: false }).addTo(
    group,
  );
  L.marker([place.lat + km / kmPerDegree, place.long], {
    icon: L.divIcon({
      className: 'map-ring-tag',
      html: span('', words.km(String(km))),
      iconSize: [0, 0],
    }),
    interactive: false,
    keyboard: false,
  }).addTo(group);
};

/** Straight and dotted, so that it is not taken for a route. */
export const addLine = (group: L.LayerGroup, [from, to]: readonly [Place, Place]) => {
  L.polyline([point(from), point(to)], { className: 'map-line', interactive: false }).addTo(group);
};
