import { useState } from 'react';
import { phonePrefix } from '#domain/handyman.ts';
import type { Party } from '#domain/role.ts';
import { words as all } from '#words/account.tsx';
import { chooseLanguage } from '../../data/language.ts';
import { readSession } from '../../data/session.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { buttonClass } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { dayText } from '../../ui/when.ts';
import { ChangeEmail } from './change-email.tsx';
import { ChangeName } from './change-name.tsx';
import { ChangePassword } from './change-password.tsx';
import { ChangePhone } from './change-phone.tsx';
import { Devices } from './devices.tsx';
import { MyData } from './my-data.tsx';
import { ChangeButton, Row } from './row.tsx';
import { Section } from './section.tsx';

const words = all.details;

const PushSettings = lazyComponent(async () => (await import('../push/settings.tsx')).PushSettings);

type Props = {
  as: Party;
  name: string;
  email: string;
  phone: string;
  joined?: string | undefined;
  /** An operator has compared it with a card. */
  nameFixed?: boolean;
};

/** §21: what somebody sees and changes of their own account. */
export const AccountSettings = (props: Props) => (
  <>
    <Details {...props} />
    <Section
      title={all.password.title}
      lead={all.password.lead}
      aside={<ChangePassword of={props.as} />}
    />
    <PushSettings of={props.as} />
    <Devices of={props.as} />
    <MyData as={props.as} />
  </>
);

type Open = 'name' | 'email' | 'phone' | undefined;

const Details = ({ as, name, email, phone, joined, nameFixed = false }: Props) => {
  const [open, setOpen] = useState<Open>();
  const close = () => setOpen(undefined);
  const changing = (what: NonNullable<Open>, label: string) => (
    <ChangeButton text={words.change} label={label} onClick={() => setOpen(what)} />
  );
  return (
    <Section title={words.title}>
      <dl className="divide-line @container -my-2 grid divide-y">
        <Row
          label={words.name}
          note={nameFixed ? words.nameFixed : undefined}
          action={nameFixed ? undefined : changing('name', words.changeName)}
        >
          {name}
        </Row>
        <Row label={words.email} action={changing('email', words.changeEmail)}>
          {email}
        </Row>
        <Row label={words.phone} action={changing('phone', words.changePhone)}>
          <span className="tabular-nums">
            {phonePrefix} {phone}
          </span>
        </Row>
        <Row
          label={words.language}
          action={
            <LanguageSwitch
              onChoose={(language) => void chooseLanguage(language, readSession())}
              className={buttonClass({ variant: 'secondary', size: 'small' })}
            />
          }
        >
          {words.languageName}
        </Row>
        {joined !== undefined && <Row label={words.joined}>{dayText(joined)}</Row>}
      </dl>
      {open === 'name' && <ChangeName as={as} name={name} open onClose={close} />}
      {open === 'email' && <ChangeEmail as={as} open onClose={close} />}
      {open === 'phone' && <ChangePhone as={as} phone={phone} open onClose={close} />}
    </Section>
  );
};
