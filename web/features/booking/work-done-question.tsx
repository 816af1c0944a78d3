import type { ComponentProps } from 'react';
import { words } from '#words/booking.tsx';
import { Confirm } from '../../ui/confirm.tsx';

type Props = Omit<ComponentProps<typeof Confirm>, 'title' | 'tone' | 'yes' | 'no'>;

/** Both sides can close a job, and both are asked first. */
export const WorkDoneQuestion = (props: Props) => (
  <Confirm {...props} {...words.workDone} tone="good" />
);
