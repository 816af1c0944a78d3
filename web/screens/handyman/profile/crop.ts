/** A picture's size in its own pixels. */
export type Size = { readonly width: number; readonly height: number };

/** Which square of it is shown: its middle in the picture's pixels, and how much closer than the whole. */
export type Crop = { readonly x: number; readonly y: number; readonly zoom: number };

export const mostZoom = 4;

const clamp = (value: number, least: number, most: number) =>
  Math.min(Math.max(value, least), most);

/** How many of the picture's pixels are across the square. */
export const edgeOf = ({ width, height }: Size, { zoom }: Crop): number =>
  Math.min(width, height) / zoom;

/** The square never leaves the picture. */
export const within = (size: Size, crop: Crop): Crop => {
  const zoom = clamp(crop.zoom, 1, mostZoom);
  const half = edgeOf(size, { ...crop, zoom }) / 2;
  return {
    zoom,
    x: clamp(crop.x, half, size.width - half),
    y: clamp(crop.y, half, size.height - half),
  };
};

export const middleOf = ({ width, height }: Size): Crop => ({
  x: width / 2,
  y: height / 2,
  zoom: 1,
});

/** How the picture lies behind a square frame, in percent of the frame. */
export const layOut = (size: Size, crop: Crop) => {
  const percent = 100 / edgeOf(size, crop);
  return {
    width: `${size.width * percent}%`,
    height: `${size.height * percent}%`,
    left: `${50 - crop.x * percent}%`,
    top: `${50 - crop.y * percent}%`,
  };
};
