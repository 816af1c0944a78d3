import { useEffect, useRef } from 'react';
import type { Place } from '#domain/place.ts';

type Props = {
  /** In the middle, under the dot. */
  place: Place;
  /** Its size, which must be known before it is drawn. */
  className: string;
};

/** A still picture of the localities around a place, without Leaflet: it goes with words that say the same. */
export const MiniMap = ({ place: { lat, long }, className }: Props) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    const stop = new AbortController();
    const draw = async () => {
      const { drawMiniMap } = await import('./draw-mini-map.ts');
      if (canvas.current) await drawMiniMap(canvas.current, { lat, long }, stop.signal);
    };
    const redraw = () => void draw().catch(() => undefined);
    redraw();
    matchMedia('(prefers-color-scheme: dark)').addEventListener('change', redraw, stop);
    return () => stop.abort();
  }, [lat, long]);
  return (
    <span aria-hidden className={`bg-map-country relative block overflow-hidden ${className}`}>
      <canvas ref={canvas} className="h-full w-full" />
      <span className="bg-map-me/20 absolute top-1/2 left-1/2 size-7 -translate-1/2 rounded-full" />
      <span className="bg-map-me absolute top-1/2 left-1/2 size-4 -translate-1/2 rounded-full border-[3px] border-white" />
    </span>
  );
};
