import { words } from '#words/account.tsx';
import { ChangePassword } from '../../features/account/change-password.tsx';
import { Devices } from '../../features/account/devices.tsx';
import { Section } from '../../features/account/section.tsx';
import { Heading } from '../../features/operator/heading.tsx';

/** §21: an operator's own password and logins. */
const Account = () => (
  <div className="grid max-w-3xl gap-5">
    <Heading title={words.operator.title} lead={words.operator.lead} />
    <Section
      title={words.password.title}
      lead={words.password.lead}
      aside={<ChangePassword of="operator" />}
    />
    <Devices of="operator" />
  </div>
);
export default Account;
