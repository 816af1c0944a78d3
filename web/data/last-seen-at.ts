import { useOnline } from '../device/connection.ts';
import { Refused } from './api.ts';

type Fetched = {
  readonly dataUpdatedAt: number;
  readonly failureReason: Error | null;
};

const isUnreached = (error: Error | null): boolean =>
  error instanceof Refused && error.status === 0;

/** §22: the time of a cached answer, while the server cannot be reached; otherwise undefined. */
export const useLastSeenAt = ({ dataUpdatedAt, failureReason }: Fetched): string | undefined => {
  const online = useOnline();
  const away = !online || isUnreached(failureReason);
  return away && dataUpdatedAt > 0 ? new Date(dataUpdatedAt).toISOString() : undefined;
};
