import { Page } from '../../../components/ui/page.tsx';

const Booking = () => <Page title="Your booking">{null}</Page>;
export default Booking;
