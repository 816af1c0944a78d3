import { Page } from '../../components/ui/page.tsx';

const Dashboard = () => <Page title="Dashboard">{null}</Page>;
export default Dashboard;
