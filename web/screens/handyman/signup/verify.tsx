import { Page } from '../../../components/ui/page.tsx';

const HandymanVerify = () => <Page title="Add Further Details">{null}</Page>;
export default HandymanVerify;
