import { Page } from '../../components/ui/page.tsx';

const PaymentBill = () => <Page title="Payment bill">{null}</Page>;
export default PaymentBill;
