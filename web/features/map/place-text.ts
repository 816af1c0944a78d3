import { useEffect, useState } from 'react';
import { language } from '#words/language.ts';

/** The map has the names in English. What knows the others is loaded where they are needed. */
const namesDiffer = language !== 'en';

/** A place by its name, for showing; in English until its other name is there. */
export const usePlaceText = (label: string): string => {
  const [found, setFound] = useState<{ label: string; text: string }>();
  useEffect(() => {
    if (!namesDiffer || label === '') return undefined;
    const left = new AbortController();
    void import('./area-name.ts')
      .then(({ inThisLanguage }) => inThisLanguage(label))
      .catch(() => label)
      .then((text) => left.signal.aborted || setFound({ label, text }));
    return () => left.abort();
  }, [label]);
  return found?.label === label ? found.text : label;
};

/** The same within a row of several. */
export const PlaceText = ({ label }: { label: string }) => usePlaceText(label);
