import { useQuery } from '@tanstack/react-query';
import { words } from '#words/legal.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { companyQuery } from '../features/ticket/queries.ts';

const Refunds = () => {
  const { data, isError } = useQuery(companyQuery());
  return <LegalPage text={words.refunds} company={data?.company} failed={isError} />;
};
export default Refunds;
