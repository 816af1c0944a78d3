import { useQuery } from '@tanstack/react-query';
import { words } from '#words/legal.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { companyQuery } from '../features/ticket/queries.ts';

const Terms = () => {
  const { data, isError } = useQuery(companyQuery());
  return <LegalPage text={words.terms} company={data?.company} failed={isError} />;
};
export default Terms;
