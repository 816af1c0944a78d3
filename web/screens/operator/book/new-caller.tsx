import { useState } from 'react';
import { addCaller } from '#contract/caller.ts';
import { languages } from '#domain/language.ts';
import { isPhone, plainPhone } from '#domain/phone.ts';
import type { Place } from '#domain/place.ts';
import { words } from '#words/caller.tsx';
import { words as shared } from '#words/console.tsx';
import { words as placeWords } from '#words/place.ts';
import { toast } from '../../../data/toast.ts';
import { useSend } from '../../../data/use-send.ts';
import { PlaceText } from '../../../features/map/place-text.ts';
import { Panel } from '../../../features/operator/panel.tsx';
import { labelOf } from '../../../features/place/place-names.ts';
import { PlaceSearch } from '../../../features/place/place-search.tsx';
import { Button } from '../../../ui/button.tsx';
import { EmailField, PersonNameField, PhoneField, SelectField } from '../../../ui/field.tsx';
import { Form, useFieldError } from '../../../ui/form.tsx';
import type { Values } from '../../../ui/form.tsx';

type Props = {
  /** What was searched for: a number or an email need not be typed again. */
  typed: string;
  onAdded: (id: string) => void;
  onBack: () => void;
};

type Home = Place & { readonly label: string };

const names = { en: shared.customer.english, hi: shared.customer.hindi } as const;

const partsOf = (typed: string) => {
  if (typed.includes('@')) return { email: typed };
  return isPhone(plainPhone(typed)) ? { phone: typed } : { name: typed };
};

/** §14: the account gets no password that anybody knows; an email that has an account offers that customer. */
export const NewCaller = ({ typed, onAdded, onBack }: Props) => {
  const { name, email, phone }: { name?: string; email?: string; phone?: string } = partsOf(typed);
  const [home, setHome] = useState<Home>();
  const add = useSend(addCaller, {
    onSuccess: ({ known, msg, user_id: id }) => {
      if (known) return;
      toast.success(msg);
      onAdded(id);
    },
    onError: ({ message, fields }) => {
      if (Object.keys(fields).length === 0) toast.error(message);
    },
  });
  const send = (values: Values) => {
    if (!home) return;
    const { username = '', email: address = '', contactNumber = '' } = values;
    const language = languages.find((one) => one === values['language']) ?? 'en';
    const { lat, long } = home;
    add.mutate({ body: { username, email: address, contactNumber, language, lat, long } });
  };
  if (add.data?.known) {
    const { user_id: id, name: holder } = add.data;
    return (
      <Panel title={words.fresh.title}>
        <output>{words.fresh.known(holder)}</output>
        <div className="flex flex-wrap gap-2">
          <Button onClick={() => onAdded(id)}>{words.who.choose(holder)}</Button>
          <Button variant="secondary" onClick={() => add.reset()}>
            {words.fresh.another}
          </Button>
        </div>
      </Panel>
    );
  }
  return (
    <Panel
      title={words.fresh.title}
      aside={
        <Button variant="secondary" size="small" onClick={onBack}>
          {words.who.back}
        </Button>
      }
    >
      <p className="text-ink-soft text-sm">{words.fresh.text}</p>
      <Form
        label={words.fresh.title}
        className="grid max-w-xl gap-4"
        refusals={add.error?.fields}
        check={() => (home ? {} : { place: placeWords.noPlace })}
        onSubmit={send}
      >
        <PersonNameField name="username" required autoComplete="off" defaultValue={name ?? ''} />
        <PhoneField name="contactNumber" required autoComplete="off" defaultValue={phone ?? ''} />
        <EmailField name="email" required autoComplete="off" defaultValue={email ?? ''} />
        <SelectField name="language" label={words.fresh.language}>
          {languages.map((language) => (
            <option key={language} value={language}>
              {names[language]}
            </option>
          ))}
        </SelectField>
        <Where home={home} onChoose={setHome} />
        <Button type="submit" busy={add.isPending} className="justify-self-start">
          {words.fresh.add}
        </Button>
      </Form>
    </Panel>
  );
};

type WhereProps = { home: Home | undefined; onChoose: (home: Home) => void };

/** The middle of an area is enough here: the door is asked for with the visit. */
const Where = ({ home, onChoose }: WhereProps) => {
  const missing = useFieldError('place');
  return (
    <fieldset data-field="place" className="grid min-w-0 gap-2">
      <legend className="mb-2 text-sm font-semibold">{words.fresh.where}</legend>
      {home && (
        <p className="font-bold">
          <PlaceText label={home.label} />
        </p>
      )}
      <PlaceSearch
        near={home}
        error={home ? undefined : missing}
        onChoose={(found) => onChoose({ lat: found.lat, long: found.long, label: labelOf(found) })}
      />
    </fieldset>
  );
};
