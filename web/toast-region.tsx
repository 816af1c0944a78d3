import { Toast } from '@base-ui/react/toast';
import { CircleAlert, CircleCheck, Info, X } from 'lucide-react';
import { useEffect } from 'react';
import { delays } from './delays.ts';
import { attachRegion } from './toast.tsx';
import type { ToastKind } from './toast.tsx';

const looks = {
  success: { name: 'Done', Icon: CircleCheck, className: 'text-good' },
  error: { name: 'Problem', Icon: CircleAlert, className: 'text-bad' },
  info: { name: 'Note', Icon: Info, className: 'text-accent' },
} as const;

type Data = { kind: ToastKind };
const manager = Toast.createToastManager<Data>();

/** §9: toasts close after five seconds, the newest on top. */
export const ToastRegion = () => (
  <Toast.Provider timeout={delays.toast} limit={4} toastManager={manager}>
    <Toast.Portal>
      <Toast.Viewport className="fixed inset-x-3 top-19 z-50 mx-auto flex max-w-sm flex-col gap-2 sm:inset-x-auto sm:right-4 sm:w-96">
        <Messages />
      </Toast.Viewport>
    </Toast.Portal>
  </Toast.Provider>
);

const Messages = () => {
  const { toasts } = Toast.useToastManager<Data>();
  useEffect(() => {
    const last = { text: '', at: 0 };
    return attachRegion(({ kind, text }) => {
      // The same thing said twice in one breath is said once.
      if (text === last.text && Date.now() - last.at < 1000) return;
      Object.assign(last, { text, at: Date.now() });
      manager.add({ description: text, data: { kind } });
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
        swipeDirection={['up', 'right']}
        className="rounded-control border-line bg-raised shadow-lift translate-x-(--toast-swipe-movement-x) translate-y-(--toast-swipe-movement-y) border transition-all duration-300 data-ending-style:opacity-0 data-limited:hidden data-starting-style:-translate-y-4 data-starting-style:opacity-0"
      >
        <Toast.Content className="flex items-start gap-3 p-3.5 pr-2.5">
          <Icon aria-hidden className={`mt-0.5 size-5 shrink-0 ${className}`} />
          <Toast.Description className="text-ink min-w-0 flex-1 text-[0.95rem] leading-snug font-medium" />
          <Toast.Close
            aria-label="Close this message"
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
