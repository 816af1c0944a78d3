import { words } from '#words/network.ts';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { LoadingPage } from '../../ui/skeleton.tsx';

/** §14: books for a customer who has called; with the search for places and times, which no other page of the console needs. */
const Book = lazyComponent(async () => (await import('./book/book-for.tsx')).BookFor, {
  coming: <LoadingPage />,
  failed: <p>{words.missing.text}</p>,
});
export default Book;
