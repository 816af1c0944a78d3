import { Page } from '../components/ui/page.tsx';

const Home = () => <Page title="LocalHands">{null}</Page>;
export default Home;
