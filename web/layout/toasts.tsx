import { useEffect, useState, useSyncExternalStore } from 'react';
import { words } from '#words/frame.ts';
import { lazyComponent } from '../ui/lazy-component.tsx';
import { delays } from '../device/delays.ts';
import { attachRegion, firstToast, show } from '../data/toast.ts';
import type { ToastMessage } from '../data/toast.ts';

const loadRegion = async () => (await import('./toast-region.tsx')).ToastRegion;

type Shown = { readonly id: number; readonly message: ToastMessage };

/** Stands in where the region's code was lost: a message matters more than how it looks. */
const PlainRegion = () => {
  const [messages, setMessages] = useState<readonly Shown[]>([]);
  useEffect(() => {
    let count = 0;
    const timers = new Map<ToastMessage, ReturnType<typeof setTimeout>>();
    const detach = attachRegion((message) => {
      const id = (count += 1);
      setMessages((shown) => [{ id, message }, ...shown]);
      const drop = () => {
        timers.delete(message);
        setMessages((shown) => shown.filter((one) => one.id !== id));
      };
      timers.set(message, setTimeout(drop, delays.toast));
    });
    return () => {
      detach();
      // The region has loaded after all, and shows the messages that are not read yet.
      for (const [message, timer] of timers) {
        clearTimeout(timer);
        show(message);
      }
    };
  }, []);
  return (
    <section aria-label={words.notifications} aria-live="polite" className="toasts">
      {messages.map(({ id, message: { text, link } }) => (
        <p
          key={id}
          className="rounded-control border-line bg-raised text-ink shadow-lift border p-3.5 font-medium"
        >
          {text}{' '}
          {link && (
            <a href={link.to} className="text-accent font-semibold underline">
              {link.label}
            </a>
          )}
        </p>
      ))}
    </section>
  );
};

/** Offline the messages are shown plainly at once: the region's code may not come. */
const Meanwhile = () => !navigator.onLine && <PlainRegion />;

const Region = lazyComponent(loadRegion, { coming: <Meanwhile />, failed: <PlainRegion /> });

/** Preloaded while the network is there: a message about its loss could not load it then. */
export const preloadToasts = () => {
  loadRegion().catch(() => undefined);
};

export const Toasts = () => {
  const needed = useSyncExternalStore(firstToast.subscribe, firstToast.has, () => false);
  return needed && <Region />;
};
