import { Page } from '../../components/ui/page.tsx';

const ServicePack = () => <Page title="Choose a pack">{null}</Page>;
export default ServicePack;
