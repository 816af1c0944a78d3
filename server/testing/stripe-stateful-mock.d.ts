declare module 'stripe-stateful-mock' {
  import type { RequestListener } from 'node:http';

  export const createExpressApp: () => RequestListener;
}
