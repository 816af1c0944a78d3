import { Page } from '../../components/ui/page.tsx';

const Bookings = () => <Page title="My bookings">{null}</Page>;
export default Bookings;
