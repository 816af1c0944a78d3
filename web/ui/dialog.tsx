import { Dialog as Base } from '@base-ui/react/dialog';
import type { ReactNode, RefObject } from 'react';
import { useSheet } from '../device/sheets.ts';

type Props = {
  open: boolean;
  onClose: () => void;
  title: string;
  children: ReactNode;
  /** Only its own buttons close it. */
  insistent?: boolean;
  /** For a picture. */
  wide?: boolean;
  /** Where the focus goes first; otherwise to the first button. */
  focus?: RefObject<HTMLElement | null>;
};

/** A question in front of everything else: a sheet from below on a phone, a box on a desk. */
export const Dialog = ({
  open,
  onClose,
  title,
  children,
  insistent = false,
  wide = false,
  focus,
}: Props) => {
  useSheet(open && !insistent, onClose);
  return (
    <Base.Root
      open={open}
      disablePointerDismissal={insistent}
      onOpenChange={(next, details) => {
        if (next) return;
        if (insistent && details.reason === 'escape-key') return;
        onClose();
      }}
    >
      <Base.Portal>
        <Base.Backdrop className="fixed inset-0 z-40 bg-black/45 backdrop-blur-[2px] transition-opacity duration-200 data-ending-style:opacity-0 data-starting-style:opacity-0" />
        <Base.Popup
          {...(focus && { initialFocus: focus })}
          className={`border-line bg-raised shadow-lift fixed inset-x-0 bottom-0 z-40 max-h-[92svh] overflow-y-auto rounded-t-3xl border p-6 pb-8 transition duration-300 data-ending-style:translate-y-8 data-ending-style:opacity-0 data-starting-style:translate-y-8 data-starting-style:opacity-0 sm:inset-x-auto sm:top-1/2 sm:bottom-auto sm:left-1/2 sm:-translate-x-1/2 sm:-translate-y-1/2 sm:rounded-3xl sm:pb-6 sm:data-ending-style:-translate-y-[48%] sm:data-starting-style:-translate-y-[48%] ${wide ? 'sm:w-[min(60rem,92vw)]' : 'sm:w-[min(30rem,92vw)]'}`}
        >
          <Base.Title className="pr-2 text-xl font-bold">{title}</Base.Title>
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  );
};
