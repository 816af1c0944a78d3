/** The bank's own page in Stripe's frame. Its outcome is asked of the gateway, not of the frame. */
export const nextAction = async (stripeKey: string, clientSecret: string): Promise<void> => {
  const { loadStripe } = await import('@stripe/stripe-js/pure');
  const stripe = await loadStripe(stripeKey);
  await stripe?.handleNextAction({ clientSecret });
};
