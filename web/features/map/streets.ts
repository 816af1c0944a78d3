import * as L from 'leaflet';
import { PMTiles, TileType } from 'pmtiles';
import { leafletLayer } from 'protomaps-leaflet';
import { tilesMaxZoom } from './zoom.ts';

// The layer is written for pages that load Leaflet by a script tag.
Object.assign(globalThis, { L });

/**
 * Draws the operator's own streets from an archive of vector tiles in the Protomaps basemap schema, light and dark.
 * Throws when there is nothing to draw from.
 */
export const drawStreets = async (map: L.Map, url: string, signal: AbortSignal) => {
  const archive = new PMTiles(url);
  const { tileType, maxZoom } = await archive.getHeader();
  if (tileType !== TileType.Mvt) {
    throw new Error('The archive holds pictures, not vector tiles');
  }
  if (signal.aborted) return;
  map.options.zoomSnap = 1;
  map.setMaxZoom(tilesMaxZoom);
  const dark = matchMedia('(prefers-color-scheme: dark)');
  const draw = () =>
    (
      leafletLayer({
        url: archive,
        flavor: dark.matches ? 'dark' : 'light',
        lang: 'en',
        maxDataZoom: maxZoom,
      }) as unknown as L.GridLayer
    ).addTo(map);
  let layer = draw();
  const redraw = () => {
    layer.remove();
    layer = draw();
  };
  dark.addEventListener('change', redraw, { signal });
};
