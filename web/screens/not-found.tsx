import { Link } from 'react-router';
import { buttonClass } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/state.tsx';

const NotFound = () => (
  <EmptyState
    whole
    art="compass"
    title="This page is not here"
    action={
      <>
        <Link to="/" className={buttonClass()}>
          Go to Home
        </Link>
        <Link to="/services/servicePage" className={buttonClass({ variant: 'secondary' })}>
          See all services
        </Link>
      </>
    }
  >
    The address may be mistyped, or the page has moved. Help is still only a few taps away.
  </EmptyState>
);
export default NotFound;
