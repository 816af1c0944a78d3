import { Page } from '../../components/ui/page.tsx';

const WorkDone = () => <Page title="Work done">{null}</Page>;
export default WorkDone;
