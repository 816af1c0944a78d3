import * as L from 'leaflet';
import { initialsOf } from '#domain/initials.ts';
import { words } from '#words/map.ts';
import type { MapPin } from './map-props.ts';
import { spread } from './spread.ts';

/** Nearer to each other than this, two portraits would cover each other. */
const gapPixels = 46;

const spokenName = ({ number, name, approximate = false }: MapPin) =>
  `${number === undefined ? '' : `${number}. `}${approximate ? words.aboutHere(name) : name}`;

const element = (tag: string, className: string, text = '') => {
  const made = document.createElement(tag);
  made.className = className;
  made.textContent = text;
  return made;
};

const faceOf = ({ name, portrait, number }: MapPin) => {
  const face = element('span', 'map-face-round');
  const initials = () => face.replaceChildren(initialsOf(name));
  if (portrait === undefined || portrait === '') initials();
  else {
    const picture = document.createElement('img');
    picture.alt = '';
    picture.addEventListener('error', initials);
    picture.src = portrait;
    face.append(picture);
  }
  const whole = element('span', 'map-face-whole');
  whole.append(face);
  if (number !== undefined) whole.append(element('b', 'map-face-number', String(number)));
  return whole;
};

type Listeners = {
  readonly onPin: (id: string) => void;
  readonly onPoint: (id: string | undefined) => void;
};

const markerOf = (pin: MapPin, { onPin, onPoint }: Listeners) => {
  const marker = L.marker([pin.place.lat, pin.place.long], {
    icon: L.divIcon({
      className: 'map-face',
      html: faceOf(pin),
      iconSize: [48, 56],
      iconAnchor: [24, 56],
    }),
    title: spokenName(pin),
    riseOnHover: true,
  });
  marker.on({
    click: () => onPin(pin.id),
    keydown: ({ originalEvent }: L.LeafletKeyboardEvent) => {
      if (originalEvent.key !== 'Enter' && originalEvent.key !== ' ') return;
      originalEvent.preventDefault();
      onPin(pin.id);
    },
    mouseover: () => onPoint(pin.id),
    mouseout: () => onPoint(undefined),
    add: () => {
      // Its number alone would be read out otherwise.
      marker.getElement()?.setAttribute('aria-label', spokenName(pin));
      marker.getElement()?.addEventListener('focus', () => onPoint(pin.id));
      marker.getElement()?.addEventListener('blur', () => onPoint(undefined));
    },
  });
  return marker;
};

/** How long a moving pin takes to its new place. */
const glideMs = 1500;

/** Moves a pin to its new place, or puts it there for those who want nothing to move. Gives a function that stops it. */
const glide = (marker: L.Marker, to: L.LatLng): (() => void) => {
  const from = marker.getLatLng();
  if (matchMedia('(prefers-reduced-motion: reduce)').matches || from.equals(to)) {
    marker.setLatLng(to);
    return () => undefined;
  }
  const start = performance.now();
  const step = (now: number) => {
    const part = Math.min(1, Math.max(0, (now - start) / glideMs));
    const eased = part * part * (3 - 2 * part);
    marker.setLatLng([
      from.lat + (to.lat - from.lat) * eased,
      from.lng + (to.lng - from.lng) * eased,
    ]);
    if (part < 1) frame = requestAnimationFrame(step);
  };
  let frame = requestAnimationFrame(step);
  return () => cancelAnimationFrame(frame);
};

type Shown = { readonly pin: MapPin; readonly look: string; readonly marker: L.Marker };

/** The pins of a map. One whose look is unchanged keeps its element, and with it the focus. */
export const pinLayer = (map: L.Map, listeners: Listeners) => {
  let shown: readonly Shown[] = [];

  const gliding = new Map<L.Marker, () => void>();

  const put = (marker: L.Marker, to: L.LatLng, gently: boolean) => {
    gliding.get(marker)?.();
    if (gently) gliding.set(marker, glide(marker, to));
    else marker.setLatLng(to);
  };

  const arrange = (known: ReadonlySet<L.Marker>) => {
    const spots = spread(
      shown.map(({ pin }) => map.project([pin.place.lat, pin.place.long])),
      gapPixels,
    );
    for (const [i, { pin, marker }] of shown.entries()) {
      const spot = spots[i];
      const gently = pin.moving === true && known.has(marker);
      if (spot) put(marker, map.unproject([spot.x, spot.y]), gently);
    }
    map.fire('overlaychange');
  };
  const arrangeAtOnce = () => arrange(new Set());
  map.on('zoomend', arrangeAtOnce);

  return {
    show: (pins: readonly MapPin[]) => {
      const before = new Map(shown.map((one) => [one.look, one]));
      const known = new Set(shown.map(({ marker }) => marker));
      shown = pins.map((pin) => {
        const look = JSON.stringify([pin.id, spokenName(pin), pin.portrait]);
        const kept = before.get(look);
        before.delete(look);
        const marker = kept?.marker ?? markerOf(pin, listeners).addTo(map);
        return { pin, look, marker };
      });
      for (const { marker } of before.values()) marker.remove();
      arrange(known);
    },
    mark: (selected: string | undefined, pointed: string | undefined) => {
      for (const { pin, marker } of shown) {
        const isSelected = pin.id === selected;
        const isPointed = pin.id === pointed;
        marker.setZIndexOffset((isSelected ? 1000 : 0) + (isPointed ? 2000 : 0));
        const pinElement = marker.getElement();
        pinElement?.classList.toggle('map-face-selected', isSelected);
        pinElement?.classList.toggle('map-face-pointed', isPointed);
        pinElement?.setAttribute('aria-pressed', String(isSelected));
      }
    },
    remove: () => {
      map.off('zoomend', arrangeAtOnce);
      for (const { marker } of shown) marker.remove();
      shown = [];
    },
  };
};
