import type { ComponentProps } from 'react';
import { Confirm } from './ui/confirm.tsx';

type Props = Omit<ComponentProps<typeof Confirm>, 'title' | 'tone' | 'yes' | 'no'>;

/** Both sides can close a job, and both are asked first. */
export const WorkDoneQuestion = (props: Props) => (
  <Confirm {...props} title="Is the work done?" tone="good" yes="Yes, it is done" no="Not yet" />
);
