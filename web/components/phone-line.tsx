import { Phone } from 'lucide-react';
import { phonePrefix } from '#domain/handyman.ts';
import { CopyButton } from './copy-button.tsx';

/** §9: a phone number with its prefix, to call or to copy. */
export const PhoneLine = ({ phone, whose }: { phone: string; whose: string }) => {
  const full = `${phonePrefix} ${phone}`;
  return (
    <p className="flex flex-wrap items-center gap-3">
      <a
        href={`tel:${phonePrefix}${phone}`}
        className="text-accent inline-flex items-center gap-2 text-lg font-semibold tabular-nums hover:underline"
      >
        <Phone aria-hidden className="size-5" />
        {full}
      </a>
      <CopyButton text={full} label={`Copy ${whose} phone number`} />
    </p>
  );
};
