import { Page } from '../../components/ui/page.tsx';

const ServiceProvider = () => <Page title="Near your location">{null}</Page>;
export default ServiceProvider;
