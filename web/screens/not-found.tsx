import { words } from '#words/not-found.ts';
import { EmptyState } from '../ui/state.tsx';

const ways = [
  { to: '/', label: words.home },
  { to: '/services/servicePage', label: words.services },
];

const NotFound = () => (
  <EmptyState whole art="compass" title={words.title} ways={ways}>
    {words.text}
  </EmptyState>
);
export default NotFound;
