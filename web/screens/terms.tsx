import { useQuery } from '@tanstack/react-query';
import { words } from '#words/legal.ts';
import { LegalPage } from '../components/legal-page.tsx';
import { companyQuery } from '../data/tickets.ts';

const Terms = () => {
  const { data, isError } = useQuery(companyQuery());
  return <LegalPage text={words.terms} company={data?.company} failed={isError} />;
};
export default Terms;
