import { Page } from '../../components/ui/page.tsx';

const JobStartOtp = () => <Page title="Start the job">{null}</Page>;
export default JobStartOtp;
