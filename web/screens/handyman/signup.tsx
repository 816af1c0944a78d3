import { Page } from '../../components/ui/page.tsx';

const HandymanSignup = () => <Page title="Handyman sign up">{null}</Page>;
export default HandymanSignup;
