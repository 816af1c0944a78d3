import { NewPasswordField } from './new-password-field.tsx';
import { EmailField, PersonNameField, PhoneField } from '../../ui/field.tsx';

type Field = {
  name: string;
  defaultValue: string;
  onChange: (event: { target: { value: string } }) => void;
};

type Props<Name extends string> = {
  /** What the sign-up calls them. */
  names: { person: Name; phone: Name };
  field: (name: Name | 'email' | 'password') => Field;
  /** Those to show. */
  asked: readonly string[];
  nameHint?: string;
};

/** What an account of either role begins with. */
export const AccountFields = <Name extends string>({
  names: { person, phone },
  field,
  asked,
  nameHint,
}: Props<Name>) => (
  <>
    {asked.includes(person) && <PersonNameField {...field(person)} required hint={nameHint} />}
    {asked.includes('email') && <EmailField {...field('email')} required />}
    {asked.includes('password') && <NewPasswordField {...field('password')} />}
    {asked.includes(phone) && <PhoneField {...field(phone)} required />}
  </>
);
