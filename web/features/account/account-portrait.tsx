import { useQuery } from '@tanstack/react-query';
import type { Party } from '#domain/role.ts';
import { Portrait } from '../handyman/portrait.tsx';
import { handymanQuery } from '../handyman/queries.ts';
import { userQuery } from './user-query.ts';

/** Asked once: a name hardly changes while one page is open. */
const once = { staleTime: Infinity } as const;

const Customer = ({ id }: { id: string }) => {
  const { data } = useQuery({ ...userQuery(id), ...once });
  return data && <Portrait person={{ id, name: data.username }} customer size="small" />;
};

const Professional = ({ id }: { id: string }) => {
  const { data } = useQuery({ ...handymanQuery(id), ...once });
  return data && <Portrait person={{ ...data, id }} size="small" />;
};

const faces = { user: Customer, handyman: Professional } as const;

/** Who is logged in, as a face. */
export const AccountPortrait = ({ role, id }: { role: Party; id: string }) => {
  const Face = faces[role];
  return <Face id={id} />;
};
