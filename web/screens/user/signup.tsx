import { Page } from '../../components/ui/page.tsx';

const UserSignup = () => <Page title="Sign up">{null}</Page>;
export default UserSignup;
