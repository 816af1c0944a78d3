import { vi } from 'vitest';
import type { EventData } from '#contract/events.ts';
import type { Place } from '#domain/place.ts';
import { serverNow } from './server-clock.ts';

/** What a browser knows or does beside the document: where it is, whether it has a network, its event stream. */

const denied = { code: 1, message: 'User denied Geolocation' };

/** `none`: a browser without a location service. */
export const beAt = (place: Place | 'denied' | 'none'): void => {
  if (place === 'none') {
    // The simulated browser's own would answer that it is slow.
    Reflect.deleteProperty(Object.getPrototypeOf(navigator) as object, 'geolocation');
    Reflect.deleteProperty(navigator, 'geolocation');
    return;
  }
  const geolocation = {
    getCurrentPosition: (
      found: (position: unknown) => void,
      failed?: (error: unknown) => void,
    ): void => {
      queueMicrotask(() =>
        place === 'denied'
          ? failed?.(denied)
          : found({ coords: { latitude: place.lat, longitude: place.long, accuracy: 20 } }),
      );
    },
    watchPosition: () => 1,
    clearWatch: () => undefined,
  };
  Object.defineProperty(navigator, 'geolocation', { value: geolocation, configurable: true });
  const state = place === 'denied' ? 'denied' : 'granted';
  Object.defineProperty(navigator, 'permissions', {
    value: { query: async () => ({ state }) },
    configurable: true,
  });
};

/** A Cache Storage for the test: the simulated browser has none. */
export const useCaches = (): void => {
  const all = new Map<string, Map<string, Response>>();
  const open = async (name: string) => {
    const kept = all.get(name) ?? new Map<string, Response>();
    all.set(name, kept);
    return {
      put: async (address: string, answer: Response) => void kept.set(address, answer),
      keys: async () => [...kept.keys()],
      delete: async (address: string) => kept.delete(address),
    };
  };
  vi.stubGlobal('caches', {
    open,
    keys: async () => [...all.keys()],
    delete: async (name: string) => all.delete(name),
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      all.get(cacheName)?.get(address)?.clone(),
  });
};

export const setOnline = (online: boolean): void => {
  Object.defineProperty(navigator, 'onLine', { value: online, configurable: true });
  window.dispatchEvent(new Event(online ? 'online' : 'offline'));
};

type Listener = (event: { readonly data: string }) => void;

/** The streams that are open. A test tells what the server would have sent on them. */
class Stream {
  static readonly CLOSED = 2;
  static open = new Set<Stream>();
  static opened = 0;
  static refused = false;
  readyState = 1;
  private readonly listeners = new Map<string, Listener[]>();

  constructor() {
    if (Stream.refused) {
      this.readyState = Stream.CLOSED;
      queueMicrotask(() => this.hear('error', undefined));
      return;
    }
    Stream.open.add(this);
    Stream.opened += 1;
    queueMicrotask(() => {
      this.tell('open', undefined);
      this.tell('ready', {});
      this.tell('heartbeat', { now: serverNow(), live: true });
    });
  }

  addEventListener(kind: string, listener: Listener): void {
    this.listeners.set(kind, [...(this.listeners.get(kind) ?? []), listener]);
  }

  close(): void {
    this.readyState = Stream.CLOSED;
    Stream.open.delete(this);
  }

  tell(kind: string, data: unknown): void {
    if (this.readyState !== Stream.CLOSED) this.hear(kind, data);
  }

  private hear(kind: string, data: unknown): void {
    for (const listener of this.listeners.get(kind) ?? []) listener({ data: JSON.stringify(data) });
  }
}

export const useStreams = (): void => {
  Stream.open = new Set();
  Stream.opened = 0;
  Stream.refused = false;
  vi.stubGlobal('EventSource', Stream);
};

/** What the server sends down every open event stream. */
export const tell = <K extends keyof EventData>(kind: K, data: EventData[K]): void => {
  for (const stream of Stream.open) stream.tell(kind, data);
};

/** How many event streams there have been. */
export const streamsOpened = (): number => Stream.opened;

/** From now on no event stream can be opened. */
export const refuseStreams = (): void => {
  Stream.refused = true;
};

/** Listeners on window and document end with a page. Gives what removes those that were added since. */
export const watchListeners = (): (() => void) => {
  const added: (() => void)[] = [];
  const restores = [window, document].map((target) => {
    const add = target.addEventListener.bind(target);
    target.addEventListener = (
      kind: string,
      listener: EventListenerOrEventListenerObject,
      options?: boolean | AddEventListenerOptions,
    ) => {
      added.push(() => target.removeEventListener(kind, listener, options));
      add(kind, listener, options);
    };
    return () => void (target.addEventListener = add);
  });
  return () => {
    for (const undo of [...added, ...restores]) undo();
  };
};

/** Nothing is drawn here. What a map looks like is tested in a real browser. */
const drawing = new Proxy(
  {},
  { get: () => () => ({ width: 0, addColorStop: () => undefined }), set: () => true },
);

export const useCanvas = (): void => {
  vi.spyOn(HTMLCanvasElement.prototype, 'getContext').mockReturnValue(
    drawing as CanvasRenderingContext2D,
  );
};

/** An element that the simulated document and the queries do not know yet, and browsers do. */
export const useSearchElement = (): void => {
  const create = document.createElement.bind(document);
  vi.spyOn(document, 'createElement').mockImplementation((name: string, options) => {
    const element = create(name, options);
    if (name === 'search') {
      Object.defineProperty(element, Symbol.toStringTag, { value: 'HTMLElement' });
      element.setAttribute('role', 'search');
    }
    return element;
  });
};
