import { useQuery } from '@tanstack/react-query';
import { words } from '#words/legal.ts';
import { LegalPage } from '../components/legal-page.tsx';
import { companyQuery } from '../data/tickets.ts';

const Refunds = () => {
  const { data, isError } = useQuery(companyQuery());
  return <LegalPage text={words.refunds} company={data?.company} failed={isError} />;
};
export default Refunds;
