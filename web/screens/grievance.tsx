import { useQuery } from '@tanstack/react-query';
import { words } from '#words/legal.ts';
import { LegalPage } from '../components/legal-page.tsx';
import { companyQuery } from '../data/tickets.ts';

const Grievance = () => {
  const { data, isError } = useQuery(companyQuery());
  return <LegalPage text={words.grievance} company={data?.company} failed={isError} />;
};
export default Grievance;
