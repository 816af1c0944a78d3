import { Check, Copy } from 'lucide-react';
import { useState } from 'react';
import { words } from '#words/copy-button.ts';
import { delays } from '../device/delays.ts';
import { useLater } from '../device/use-timeout.ts';
import { Button } from './button.tsx';

type Props = { text: string; label: string };

/** §2: copies, and says 'Copied!' for a moment. */
export const CopyButton = ({ text, label }: Props) => {
  const [copied, setCopied] = useState(false);
  const later = useLater();
  const copy = async () => {
    await navigator.clipboard.writeText(text).catch(() => copyByHand(text));
    setCopied(true);
    later(delays.copied, () => setCopied(false));
  };
  const Icon = copied ? Check : Copy;
  return (
    <Button
      variant="secondary"
      aria-label={copied ? words.copied : label}
      onClick={() => void copy()}
      className={`min-w-26 max-sm:px-3 max-[22rem]:grow ${copied ? 'border-good text-good' : ''}`}
    >
      <Icon aria-hidden className={`size-4.5 ${copied ? '' : 'text-accent'}`} />
      <span aria-live="polite">{copied ? words.copied : words.copy}</span>
    </Button>
  );
};

/** For browsers that lock the clipboard: a selection can still be copied. */
const copyByHand = (text: string) => {
  const area = document.body.appendChild(document.createElement('textarea'));
  area.value = text;
  area.select();
  document.execCommand('copy');
  area.remove();
};
