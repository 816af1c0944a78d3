import { queryOptions } from '@tanstack/react-query';
import { getUser } from '#contract/user.ts';
import { send } from '../../data/api.ts';
import { storedFor } from '../../data/remembered.ts';
import { accounts } from '../../data/session.ts';

export const userQuery = (user_id: string, who = accounts()) =>
  queryOptions({
    queryKey: ['user', who, user_id],
    queryFn: ({ signal }) => storedFor(who, send(getUser, { body: { user_id }, signal })),
  });
