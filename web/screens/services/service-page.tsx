import { Page } from '../../components/ui/page.tsx';

const ServicePage = () => <Page title="Available Services">{null}</Page>;
export default ServicePage;
