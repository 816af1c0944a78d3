import { Page } from '../../components/ui/page.tsx';

const HandymanLogin = () => <Page title="Handyman login">{null}</Page>;
export default HandymanLogin;
