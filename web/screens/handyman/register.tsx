import { Page } from '../../components/ui/page.tsx';

const HandymanRegister = () => <Page title="Join our helping team">{null}</Page>;
export default HandymanRegister;
