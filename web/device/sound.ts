import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { words } from '#words/device.ts';

/** How often it rings again until the request is answered. */
const ringEvery = 5000;
const storageKey = 'localhands.sound';

let context: AudioContext | undefined;

/** Three rising notes. Browsers stay silent until the page has been touched once. */
const chime = async () => {
  context ??= new AudioContext();
  await context.resume();
  const start = context.currentTime;
  for (const [index, hertz] of [659, 784, 1047].entries()) {
    const at = start + index * 0.16;
    const note = context.createOscillator();
    const loudness = context.createGain();
    note.frequency.value = hertz;
    loudness.gain.setValueAtTime(0.0001, at);
    loudness.gain.exponentialRampToValueAtTime(0.25, at + 0.03);
    loudness.gain.exponentialRampToValueAtTime(0.0001, at + 0.45);
    note.connect(loudness).connect(context.destination);
    note.start(at);
    note.stop(at + 0.5);
  }
};

const kept = () => {
  try {
    return localStorage.getItem(storageKey) !== 'off';
  } catch {
    return true;
  }
};

/** Read at every ring, so that a choice on one page holds on all of them. */
let chosen: boolean | undefined;
const isOn = () => (chosen ??= kept());

/** A browser without sound still shows the pop-up and the title. */
const ring = () => {
  if (!isOn()) return;
  chime().catch(() => undefined);
  navigator.vibrate?.([200, 100, 200]);
};

/** Whether the page has been tapped since it was loaded: browsers allow no sound before. */
let tapped: boolean | undefined;
const isTapped = () => (tapped ??= navigator.userActivation?.hasBeenActive ?? true);

/** Told by the click itself, after whatever was pressed has heard of it. */
const onTap = (listener: () => void) => {
  const hear = () => {
    tapped = true;
    listener();
  };
  document.addEventListener('click', hear);
  return () => document.removeEventListener('click', hear);
};

/** Whether a ring is heard, turned off here, or blocked by the browser until the first tap. */
export type Hearing = 'on' | 'off' | 'blocked';

/** Whether a request may be heard; remembered. */
export const useSound = () => {
  const [on, setOn] = useState(isOn);
  const allowed = useSyncExternalStore(onTap, isTapped);
  const hearing: Hearing = on ? (allowed ? 'on' : 'blocked') : 'off';
  const turn = useCallback((next: boolean) => {
    chosen = next;
    setOn(next);
    try {
      localStorage.setItem(storageKey, next ? 'on' : 'off');
    } catch {
      // A browser that refuses storage: not remembered beyond this page.
    }
    ring();
  }, []);
  return { hearing, turn };
};

/** Rings for a new request, and again until it is answered or its pop-up dismissed. */
export const useRing = (request: string | undefined) => {
  useEffect(() => {
    if (request === undefined) return undefined;
    ring();
    const again = setInterval(ring, ringEvery);
    return () => clearInterval(again);
  }, [request]);
};

/** Says in the tab's title what waits, for those who look at another tab. */
export const useTitleBadge = (waiting: number, badge = words.waitingTitle(waiting)) => {
  useEffect(() => {
    if (waiting === 0) return undefined;
    // Another page may have set another title meanwhile.
    let plain = document.title;
    const unbadge = () => {
      if (document.title === badge) document.title = plain;
      else plain = document.title;
    };
    const flip = () => {
      const badged = document.title === badge;
      unbadge();
      if (!badged) document.title = badge;
    };
    flip();
    const tick = setInterval(flip, 1000);
    return () => {
      clearInterval(tick);
      unbadge();
    };
  }, [waiting, badge]);
};
