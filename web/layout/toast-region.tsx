import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { Link } from 'react-router';
import { words as frame } from '#words/frame.ts';
import { words } from '#words/layout.ts';
import { delays } from '../device/delays.ts';
import { attachRegion } from '../data/toast.ts';
import type { ToastMessage } from '../data/toast.ts';
import { useClearEnd } from './clear-end.ts';

const looks = {
  success: { name: words.toast.success, Icon: CircleCheck, className: 'text-good' },
  error: { name: words.toast.error, Icon: CircleAlert, className: 'text-bad' },
  info: { name: words.toast.info, Icon: Info, className: 'text-accent' },
} as const;

type Data = Pick<ToastMessage, 'kind' | 'link'>;
const manager = Toast.createToastManager<Data>();

/** §9: toasts close after five seconds, the newest on top. */
export const ToastRegion = () => {
  const region = useRef<HTMLDivElement>(null);
  return (
    <Toast.Provider timeout={delays.toast} limit={4} toastManager={manager}>
      <Toast.Portal>
        <Toast.Viewport ref={region} aria-label={frame.notifications} className="toasts">
          <Messages region={region} />
        </Toast.Viewport>
      </Toast.Portal>
    </Toast.Provider>
  );
};

const Messages = ({ region }: { region: RefObject<HTMLElement | null> }) => {
  const { toasts } = Toast.useToastManager<Data>();
  useClearEnd(region, toasts.length);
  useEffect(() => {
    const last = { text: '', at: 0 };
    return attachRegion(({ kind, text, link }) => {
      // The same message twice in quick succession is shown once.
      if (text === last.text && Date.now() - last.at < 1000) return;
      Object.assign(last, { text, at: Date.now() });
      manager.add({ description: text, data: { kind, link } });
    });
  }, []);
  return toasts.map((one) => {
    const { name, Icon, className } = looks[one.data?.kind ?? 'info'];
    return (
      <Toast.Root
        key={one.id}
        toast={one}
        role="note"
        aria-modal={undefined}
        aria-label={name}
        swipeDirection={['up', 'down', 'right']}
        className="rounded-control border-line bg-raised shadow-lift translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) border transition-all duration-300 data-ending-style:opacity-0 data-limited:hidden data-starting-style:translate-y-4 data-starting-style:opacity-0"
      >
        <Toast.Content className="flex items-start gap-3 p-3 pr-2.5">
          <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${className}`} />
          <div className="grid min-w-0 flex-1 justify-items-start gap-1.5">
            <Toast.Description className="text-ink text-[0.95rem] leading-snug font-medium" />
            {one.data?.link && (
              <Link
                to={one.data.link.to}
                onClick={() => manager.close(one.id)}
                className="text-accent text-[0.95rem] font-semibold underline"
              >
                {one.data.link.label}
              </Link>
            )}
          </div>
          <Toast.Close
            aria-label={words.toast.close}
            aria-hidden={false}
            className="text-ink-faint hover:bg-sunken hover:text-ink -my-1 grid size-8 place-items-center rounded-lg"
          >
            <X aria-hidden className="size-4" />
          </Toast.Close>
        </Toast.Content>
      </Toast.Root>
    );
  });
};
