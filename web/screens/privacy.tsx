import { useQuery } from '@tanstack/react-query';
import { words } from '#words/legal.ts';
import { LegalPage } from '../components/legal-page.tsx';
import { companyQuery } from '../data/tickets.ts';

const Privacy = () => {
  const { data, isError } = useQuery(companyQuery());
  return <LegalPage text={words.privacy} company={data?.company} failed={isError} />;
};
export default Privacy;
