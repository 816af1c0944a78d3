import * as L from 'leaflet';

/** A method of Leaflet's canvas that its types leave out. */
type Insides = { readonly _redraw: () => void };

/**
 * Leaflet asks for a frame to draw in. When something else draws before that frame comes, it forgets that it has asked and
 * cannot take it back when the map is removed: the frame would draw on a canvas that is gone.
 */
export const makeCanvas = (): L.Canvas => {
  const renderer = L.canvas({ padding: 0.5 });
  let gone = false;
  renderer.on('remove', () => {
    gone = true;
  });
  const { _redraw: redraw } = renderer as unknown as Insides;
  return Object.assign(renderer, {
    _redraw: () => {
      if (!gone) redraw.call(renderer);
    },
  });
};
