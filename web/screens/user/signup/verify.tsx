import { Page } from '../../../components/ui/page.tsx';

const UserVerify = () => <Page title="Enter your code">{null}</Page>;
export default UserVerify;
