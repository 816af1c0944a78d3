import { useQuery } from '@tanstack/react-query';
import type { ComponentProps } from 'react';
import { words } from '#words/legal.ts';
import { LegalPage } from '../features/legal/legal-page.tsx';
import { companyQuery } from '../features/ticket/queries.ts';

type Props = Pick<ComponentProps<typeof LegalPage>, 'text'>;

const Page = ({ text }: Props) => {
  const { data, isError } = useQuery(companyQuery());
  return <LegalPage text={text} company={data?.company} failed={isError} />;
};

export const Terms = () => <Page text={words.terms} />;
export const Privacy = () => <Page text={words.privacy} />;
export const Refunds = () => <Page text={words.refunds} />;
export const Grievance = () => <Page text={words.grievance} />;
