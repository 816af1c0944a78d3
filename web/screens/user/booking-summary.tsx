import { Page } from '../../components/ui/page.tsx';

const BookingSummary = () => <Page title="Booking confirmed">{null}</Page>;
export default BookingSummary;
