import { words as all } from '#words/account.tsx';
import { words as login } from '#words/handyman-login.ts';
import { ForgottenForm } from '../../../features/account/forgotten-form.tsx';
import { AuthFrame } from '../../../features/account/auth-card.tsx';
import { useForgotten } from '../../../features/account/forgotten.ts';

const words = all.forgotten;

const Forgot = () => {
  const forgotten = useForgotten('handyman');
  return (
    <AuthFrame
      of="handyman"
      title={words.title}
      lead={forgotten.asked ? words.codeLead : words.lead}
      back={{ to: '/handyman/login', label: words.back }}
      pitch={login.pitch}
    >
      <ForgottenForm forgotten={forgotten} />
    </AuthFrame>
  );
};
export default Forgot;
