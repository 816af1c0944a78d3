import type { Language } from '#domain/language.ts';
import { words } from '#words/language-switch.ts';

type Props = { onChoose: (language: Language) => void; className: string };

/** One tap to the other language. */
export const LanguageSwitch = ({ onChoose, className }: Props) => (
  <button
    type="button"
    lang={words.other}
    onClick={() => onChoose(words.other)}
    className={`inline-flex items-center ${className}`}
  >
    {words.name}
  </button>
);
