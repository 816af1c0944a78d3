import { Page } from '../../../components/ui/page.tsx';

const Receipt = () => <Page title="Receipt">{null}</Page>;
export default Receipt;
