/** The people of the demo data, for the Test buttons (§2). They exist only where DEMO is on. */
export const demoUser = {
  email: 'asha@demo.localhands.example',
  password: 'demo-customer-1',
} as const;
export const demoHandyman = {
  email: 'ravi@demo.localhands.example',
  password: 'demo-handyman-1',
} as const;
export const demoOperator = {
  email: 'neela@demo.localhands.example',
  password: 'demo-operator-1',
} as const;
