import { toast } from './toast.ts';

type Pages = { readonly fetchNextPage: () => Promise<{ readonly error: Error | null }> };

/** The next page of a list. Should it not come, that is said: what is there already stays as it is. */
export const showMore = async ({ fetchNextPage }: Pages): Promise<void> => {
  const { error } = await fetchNextPage();
  if (error) toast.error(error.message);
};
