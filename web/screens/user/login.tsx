import { Page } from '../../components/ui/page.tsx';

const UserLogin = () => <Page title="Login">{null}</Page>;
export default UserLogin;
