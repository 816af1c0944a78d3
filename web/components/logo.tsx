/** A roof over a smile, and the name. */
export const Logo = () => (
  <span className="flex items-center gap-2.5 text-xl font-extrabold tracking-tight">
    <img src="/favicon.svg" alt="" width={34} height={34} className="size-8.5" />
    LocalHands
  </span>
);
