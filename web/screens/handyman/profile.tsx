import { Page } from '../../components/ui/page.tsx';

const Profile = () => <Page title="Profile">{null}</Page>;
export default Profile;
