import { words as frame } from '#words/frame.ts';
import { words as networkWords } from '#words/network.ts';
import { useCodeMissing } from '../../device/load.ts';
import { useSession } from '../../data/session.ts';
import { LoadingPage } from '../../ui/skeleton.tsx';
import { EmptyState } from '../../ui/state.tsx';

const words = networkWords.missing;

/** §22: in place of what cannot be fetched without a network, with links to what is cached. */
export const NotHere = () => {
  const { userId, handymanId } = useSession();
  const ways = [
    ...(userId === undefined ? [] : [{ to: '/user/bookings', label: frame.pages.bookings }]),
    ...(handymanId === undefined
      ? []
      : [{ to: '/handyman/dashboard', label: frame.pages.dashboard }]),
    { to: '/', label: words.home },
  ];
  return (
    <EmptyState whole art="cloud" title={words.notHere.title} ways={ways}>
      {words.notHere.text}
    </EmptyState>
  );
};

/** A page whose code is on its way, or cannot be. */
export const ComingPage = () => (useCodeMissing() ? <NotHere /> : <LoadingPage />);
