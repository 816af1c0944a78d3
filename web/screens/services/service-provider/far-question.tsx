import { words as list } from '#words/near-list.tsx';
import { distanceText, minutesText } from '../../../ui/distance.ts';
import { Confirm } from '../../../ui/confirm.tsx';
import type { Row } from './request.ts';

const words = list.far;

type Props = { row: Row; onYes: () => void; onClose: () => void };

/** §9: asks back before a request to a professional who is unusually far away. */
export const FarQuestion = ({ row, onYes, onClose }: Props) => (
  <Confirm
    open
    title={words.title(row.name, distanceText(row.distanceKm))}
    yes={words.yes}
    no={words.no}
    tone="good"
    busy={false}
    onYes={onYes}
    onClose={onClose}
  >
    <p>{words.text(minutesText(row.arrivalMinutes))}</p>
  </Confirm>
);
