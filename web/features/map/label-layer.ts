import * as L from 'leaflet';
import { boxBeside, sideOf, withoutOverlap } from './labels.ts';
import type { Box } from './labels.ts';
import { localityZoom } from './zoom.ts';

export type Label = { readonly name: string; readonly at: L.LatLng };

type Placed = Label & {
  readonly box: Box;
  readonly width: number;
  readonly kind: 'city' | 'locality';
};

/** What lies above the labels and would hide them. */
const overlays = '.map-face, .map-pin, .map-me, .map-me-tag, .map-ring-tag span';

const measurer = (map: L.Map) => {
  const pen = document.createElement('canvas').getContext('2d');
  const { fontFamily } = getComputedStyle(map.getContainer());
  return (name: string, bold: boolean) => {
    if (!pen) return name.length * 7;
    pen.font = `${bold ? '700 13px' : '500 12px'} ${fontFamily}`;
    return pen.measureText(name).width;
  };
};

/** The narrowest that a name may be for its box. */
const least = 24;

/** Around its place; far out below the dot that marks it. */
const boxAround = (at: L.Point, width: number, near: boolean): Box =>
  near
    ? { left: at.x - width / 2 - 5, right: at.x + width / 2 + 5, top: at.y - 9, bottom: at.y + 9 }
    : boxBeside(at, width, 'below');

/**
 * Names on the map, cities first, then localities; one that would cover another is left out. Which are shown
 * depends on the zoom only, so that none comes and goes while the map is moved.
 */
export const labelLayer = (
  map: L.Map,
  cities: readonly Label[],
  onNames: (names: readonly string[]) => void,
) => {
  const pane = map.createPane('names');
  // Read out as one list beside the map instead.
  pane.setAttribute('aria-hidden', 'true');
  const group = L.layerGroup().addTo(map);
  const widthOf = measurer(map);
  const cityNames = new Set(cities.map(({ name }) => name));
  let localities: readonly Label[] = [];
  let placed: readonly Placed[] = [];
  let said = '';

  const choose = () => {
    const zoom = map.getZoom();
    const near = zoom >= localityZoom;
    const at = (label: Label, kind: Placed['kind']): Placed => {
      const width = Math.max(least, widthOf(label.name, near && kind === 'city'));
      return { ...label, kind, width, box: boxAround(map.project(label.at, zoom), width, near) };
    };
    placed = withoutOverlap([
      ...cities.map((city) => at(city, 'city')),
      ...(near ? localities : [])
        .filter(({ name }) => !cityNames.has(name))
        .map((locality) => at(locality, 'locality')),
    ]);
  };

  const show = () => {
    group.clearLayers();
    const view = map.getBounds();
    const near = map.getZoom() >= localityZoom;
    const container = map.getContainer();
    const frame = container.getBoundingClientRect();
    const hidden = [...container.querySelectorAll(overlays)].map((one) =>
      one.getBoundingClientRect(),
    );
    const origin = map.project(map.getCenter()).subtract(map.getSize().divideBy(2));
    const onScreen = ({ left, right, top, bottom }: Box): Box => ({
      left: left - origin.x + frame.left,
      right: right - origin.x + frame.left,
      top: top - origin.y + frame.top,
      bottom: bottom - origin.y + frame.top,
    });
    const names: string[] = [];
    const around = placed.filter(({ at }) => view.pad(0.3).contains(at));
    /** Beside its dot, where neither a pin nor another name is in the way. */
    const besideDot = ({ name, at, width }: Placed) => {
      const { x, y } = map.project(at).subtract(origin);
      const others = around.filter((one) => one.name !== name).map(({ box }) => onScreen(box));
      return sideOf({ x: x + frame.left, y: y + frame.top }, width, [...hidden, ...others]);
    };
    for (const one of around) {
      const { name, at, box, kind } = one;
      const free = withoutOverlap([{ box: onScreen(box) }], hidden).length > 0;
      const side = free || near ? 'below' : besideDot(one);
      if (side === undefined) continue;
      // A locality is read out though a pin may stand on its name: it is where the pin is.
      if (view.contains(at)) names.push(name);
      if (!free && kind === 'locality') continue;
      const label = document.createElement('span');
      label.textContent = name;
      const className = near ? `map-${kind} map-near` : `map-city map-${side}`;
      L.marker(at, {
        pane: 'names',
        interactive: false,
        keyboard: false,
        icon: L.divIcon({ className, html: label, iconSize: [0, 0] }),
      }).addTo(group);
    }
    if (said === names.join()) return;
    said = names.join();
    onNames(names);
  };

  const again = () => {
    choose();
    show();
  };
  again();
  map.on('zoomend', choose);
  map.on('moveend overlaychange', show);
  // Measured with another font, names would overlap once the right one is there.
  void document.fonts.ready.then(again);

  return {
    setLocalities: (next: readonly Label[]) => {
      localities = next;
      again();
    },
  };
};
