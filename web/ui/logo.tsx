const name = 'LocalHands';

/** A roof over a smile, and the name; in one piece however large the text is set. */
export const Logo = () => (
  <span className="flex items-center gap-2.5 text-[min(1.25rem,6.5vw)] font-extrabold tracking-tight whitespace-nowrap">
    <img
      src="/favicon.svg"
      alt=""
      width={34}
      height={34}
      className="size-[min(2.125rem,9vw)] shrink-0"
    />
    {name}
  </span>
);
