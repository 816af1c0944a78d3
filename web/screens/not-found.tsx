import { EmptyState } from '../components/ui/state.tsx';

const ways = [
  { to: '/', label: 'Go to Home' },
  { to: '/services/servicePage', label: 'See all services' },
];

const NotFound = () => (
  <EmptyState whole art="compass" title="This page is not here" ways={ways}>
    The address may be mistyped, or the page has moved. Help is still only a few taps away.
  </EmptyState>
);
export default NotFound;
