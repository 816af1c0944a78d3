import { onlineManager } from '@tanstack/react-query';
import { act, cleanup, configure, render, screen } from '@testing-library/react';
import { PointerEventsCheckLevel, userEvent } from '@testing-library/user-event';
import type { UserEvent } from '@testing-library/user-event';
import { BrowserRouter } from 'react-router';
import { afterEach, beforeEach, expect, vi } from 'vitest';
import type { Place } from '#domain/place.ts';
import type { Party } from '#domain/role.ts';
import { answerUsual } from './answers.ts';
import {
  beAt,
  setOnline,
  useCanvas,
  useSearchElement,
  useStreams,
  watchListeners,
} from './browser.ts';
import { asha, pune, ravi } from './samples.ts';
import { setServerClock } from './server-clock.ts';
import { makeServer } from './server.ts';
import type { FakeServer } from './server.ts';

type Opening = {
  /** The role that is logged in here; a visitor unless said otherwise. */
  readonly as?: Party;
  readonly place?: Place | 'denied' | 'none';
  /** Answers that differ from the usual ones (answers.ts) before the page asks for the first time. */
  readonly given?: (server: FakeServer) => void;
};

export type Page = {
  readonly server: FakeServer;
  readonly user: UserEvent;
  /** As a browser opens an address: the program begins anew, cookies and storage stay. */
  goto(path: string): Promise<void>;
  reload(): Promise<void>;
  /** Path and query of the page that is shown. */
  address(): string;
  /** Lets time pass: redirects, polls and toasts that are due happen. */
  wait(milliseconds: number): Promise<void>;
  /** Lets as much time pass as it takes until `find` finds something, at most a minute: what it finds may soon be gone. */
  waitUntil(find: () => HTMLElement | null): Promise<HTMLElement>;
};

configure({
  // Generous, for a busy machine.
  asyncUtilTimeout: 20_000,
  // The text of the page is more useful in a failure than its markup.
  getElementError: (message) =>
    new Error(`${(message ?? '').split('\n')[0] ?? ''}\n${textOf(document.querySelector('main'))}`),
});

const textOf = (element: Element | null): string =>
  [...(element?.querySelectorAll('h1, h2, h3, p, a, button, label, dt, dd, li') ?? [])]
    .map((part) => `${part.tagName.toLowerCase()}: ${part.textContent}`)
    .join('\n');

/** How the simulated browser is told where it is. */
const simulated = (window as unknown as { happyDOM: { setURL(url: string): void } }).happyDOM;
const origin = 'http://localhost:3000';
const ids = { user: asha.user_id, handyman: ravi.handyman_id } as const;

/** The simulated document does not know every element of HTML: `search`, for one. */
const unknownTag = 'is unrecognized in this browser';

let unmount: (() => void) | undefined;
let server: FakeServer;

const close = () => {
  unmount?.();
  unmount = undefined;
};

/** The program as main.tsx starts it. Its modules are loaded anew, as their state would be by a browser. */
const start = async () => {
  close();
  vi.resetModules();
  const removeListeners = watchListeners();
  const { App, makeClient } = await import('../app.tsx');
  const { followEvents } = await import('../data/events.ts');
  onlineManager.setOnline(navigator.onLine);
  const client = makeClient();
  const rendered = render(
    <BrowserRouter>
      <App client={client} />
    </BrowserRouter>,
  );
  const unfollow = followEvents(client);
  unmount = () => {
    unfollow();
    rendered.unmount();
    client.clear();
    removeListeners();
  };
};

/** Call at the top of a test file. Each test has a server, a browser and a clock of its own. */
export const useScreens = (): void => {
  beforeEach(() => {
    // The clock moves on by itself, so that short waits end; `wait` skips the long ones.
    vi.useFakeTimers({ shouldAdvanceTime: true, advanceTimeDelta: 10 });
    for (const cookie of document.cookie.split('; ')) {
      document.cookie = `${cookie.split('=')[0] ?? ''}=; path=/; max-age=0`;
    }
    localStorage.clear();
    sessionStorage.clear();
    setOnline(true);
    setServerClock(0);
    useStreams();
    useCanvas();
    useSearchElement();
    // It listens on the document for ever, so not within a page, whose listeners are removed at its end.
    userEvent.setup();
    server = makeServer();
    answerUsual(server);
    // Requests of a page whose test has ended are never answered.
    globalThis.fetch = () => new Promise(() => undefined);
    vi.stubGlobal('fetch', server.fetch);
    vi.spyOn(console, 'info').mockReturnValue();
    vi.spyOn(console, 'error');
    window.scrollTo = () => undefined;
  });

  afterEach(() => {
    const errors = vi
      .mocked(console.error)
      .mock.calls.map(([message]) => String(message))
      .filter((message) => !message.includes(unknownTag));
    close();
    cleanup();
    vi.useRealTimers();
    vi.unstubAllGlobals();
    vi.restoreAllMocks();
    expect(errors, 'nothing is logged as an error').toEqual([]);
    expect(server.unanswered, 'every request has an answer').toEqual([]);
  });
};

export const openPage = async (path: string, opening: Opening = {}): Promise<Page> => {
  beAt(opening.place ?? pune);
  if (opening.as) document.cookie = `${opening.as}_token=${ids[opening.as]}; path=/`;
  opening.given?.(server);
  // Before the page, so that its listeners on the document stay.
  const user = userEvent.setup({
    advanceTimers: (ms) => vi.advanceTimersByTime(ms),
    // Whether something covers what is pressed is known to style sheets, which a simulated document does not have.
    pointerEventsCheck: PointerEventsCheckLevel.Never,
  });
  const goto = async (to: string) => {
    simulated.setURL(origin + to);
    // A typed URL has no history state of the page before.
    history.replaceState(null, '');
    await start();
  };
  const wait = (milliseconds: number) =>
    act(async () => {
      await vi.advanceTimersByTimeAsync(milliseconds);
    });
  const waitUntil = async (find: () => HTMLElement | null) => {
    for (let waited = 0; waited < 60_000; waited += 500) {
      const found = find();
      if (found) return found;
      await wait(500);
    }
    throw new Error(`Not there after a minute.\n${textOf(document.querySelector('main'))}`);
  };
  await goto(path);
  return {
    server,
    user,
    goto,
    reload: start,
    address: () => location.pathname + location.search,
    wait,
    waitUntil,
  };
};

/** What was said in the corner, by its words. */
export const findToast = (text: string | RegExp): Promise<HTMLElement> =>
  screen.findByText(
    (content, element) =>
      element?.closest('.toasts') !== null &&
      (typeof text === 'string' ? content.includes(text) : text.test(content)),
  );
