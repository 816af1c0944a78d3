import { Page } from '../../components/ui/page.tsx';

const Payment = () => <Page title="Payment">{null}</Page>;
export default Payment;
