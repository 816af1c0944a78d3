import { Link } from 'react-router';
import { words as all } from '#words/account.tsx';
import { ForgottenForm } from '../../../features/account/forgotten-form.tsx';
import { useForgotten } from '../../../features/account/forgotten.ts';

const words = all.forgotten;

const Forgot = () => {
  const forgotten = useForgotten('operator');
  return (
    <>
      <div className="grid gap-1.5">
        <h1 className="text-2xl font-bold">{words.title}</h1>
        <p className="text-ink-soft">{forgotten.asked ? words.codeLead : words.lead}</p>
      </div>
      <ForgottenForm forgotten={forgotten} note={all.operator.reset} />
      <Link to="/operator/login" className="text-accent font-semibold hover:underline">
        {words.back}
      </Link>
    </>
  );
};
export default Forgot;
