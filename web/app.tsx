import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { Refused } from './data/api.ts';
import { AppRoutes } from './routes.tsx';
import { Toasts } from './layout/toasts.tsx';

/** A refusal of the server is final; only a network failure or a busy server is retried. */
const isTransient = (error: Error) =>
  error instanceof Refused && (error.status === 0 || error.status >= 500);

export const makeClient = () =>
  new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 2000,
        retry: (failures, error) => failures < 2 && isTransient(error),
      },
    },
  });

export const App = ({ client }: { client: QueryClient }) => (
  <QueryClientProvider client={client}>
    <AppRoutes />
    <Toasts />
  </QueryClientProvider>
);
