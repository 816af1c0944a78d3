import 'leaflet/dist/leaflet.css';
import './map.css';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { words } from '#words/map.ts';
import { makeMap } from './make-map.ts';
import type { MapProps } from './map-props.ts';

/** React says what is on the map; `makeMap` knows Leaflet and changes only what differs. */
export const LeafletMap = (props: MapProps) => {
  const box = useRef<HTMLElement>(null);
  const made = useRef<ReturnType<typeof makeMap>>(undefined);
  const [names, setNames] = useState<readonly string[]>([]);
  const make = useEffectEvent((element: HTMLElement) => makeMap(element, props, setNames));

  useEffect(() => {
    if (!box.current) return undefined;
    const map = make(box.current);
    made.current = map;
    return () => map.remove();
  }, []);
  useEffect(() => made.current?.show(props));

  return (
    <>
      <section
        ref={box}
        aria-label={props.label}
        className={`h-full w-full ${props.onPick ? 'map-picks' : ''}`}
      />
      {names.length > 0 && <p className="sr-only">{words.onIt(names.join(', '))}</p>}
    </>
  );
};
