import { Phone } from 'lucide-react';
import { phonePrefix } from '#domain/handyman.ts';
import { words } from '#words/booking.tsx';
import { CopyButton } from '../../ui/copy-button.tsx';
import { buttonClass } from '../../ui/button.tsx';

/** What a phone's own software dials. */
export const callLink = (phone: string): string => `tel:${phonePrefix}${phone}`;

/** §9: a phone number with its prefix, to call or to copy. */
export const PhoneLine = ({ phone, name }: { phone: string; name: string }) => {
  const full = `${phonePrefix} ${phone}`;
  return (
    <p className="flex flex-wrap gap-2.5">
      <a
        href={callLink(phone)}
        className={`${buttonClass({ variant: 'secondary' })} min-w-0 grow tabular-nums max-sm:px-[min(0.75rem,2vw)]!`}
      >
        <Phone aria-hidden className="text-accent size-[min(1.25rem,6vw)] shrink-0" />
        {full}
      </a>
      <CopyButton text={full} label={words.copyPhone(name)} />
    </p>
  );
};
