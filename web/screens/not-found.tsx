import { Link } from 'react-router';
import { buttonClass } from '../components/ui/button.tsx';
import { EmptyState } from '../components/ui/state.tsx';

const NotFound = () => (
  <div className="page grid min-h-[60svh] place-items-center">
    <EmptyState
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
  </div>
);
export default NotFound;
