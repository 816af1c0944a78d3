/** The key that does the same. Said by the page's own words where it matters, so it is not read out. */
export const KeyCap = ({ letter }: { letter: string }) => (
  <kbd
    aria-hidden
    className="hidden rounded border border-current px-1.5 font-sans text-xs leading-5 font-semibold opacity-70 lg:inline-block"
  >
    {letter}
  </kbd>
);
