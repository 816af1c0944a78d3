import { useState } from 'react';
import type { ReactNode } from 'react';
import { phonePrefix } from '#domain/handyman.ts';
import type { Party } from '#domain/role.ts';
import { words as all } from '#words/account.tsx';
import { chooseLanguage } from '../../data/language.ts';
import { readSession } from '../../data/session.ts';
import { LanguageSwitch } from '../../ui/language-switch.tsx';
import { buttonClass, Button } from '../../ui/button.tsx';
import { lazyComponent } from '../../ui/lazy-component.tsx';
import { dayText } from '../../ui/when.ts';
import { ChangeEmail } from './change-email.tsx';
import { ChangePassword } from './change-password.tsx';
import { Devices } from './devices.tsx';
import { MyData } from './my-data.tsx';
import { Section } from './section.tsx';
import { useChangeName, useChangePhone } from './queries.ts';
import { PersonNameField, PhoneField } from '../../ui/field.tsx';
import { FormDialog } from './form-dialog.tsx';
import { CurrentPassword } from './current-password.tsx';

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

/** §21: what people see and change of their own account. */
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

type ChangeNameProps = { as: Party; name: string; open: boolean; onClose: () => void };

const ChangeName = ({ as, name, open, onClose }: ChangeNameProps) => {
  const { change, isPending, fields } = useChangeName(as, onClose);
  return (
    <FormDialog
      open={open}
      title={all.name.title}
      save={all.name.save}
      busy={isPending}
      refusals={fields}
      onSubmit={(values) => change(values['name'] ?? '')}
      onClose={onClose}
    >
      <PersonNameField name="name" defaultValue={name} required />
    </FormDialog>
  );
};

type ChangePhoneProps = { as: Party; phone: string; open: boolean; onClose: () => void };

const ChangePhone = ({ as, phone, open, onClose }: ChangePhoneProps) => {
  const { change, isPending, fields } = useChangePhone(as, onClose);
  return (
    <FormDialog
      open={open}
      title={all.phone.title}
      lead={all.phone.lead}
      save={all.phone.save}
      busy={isPending}
      refusals={fields}
      onSubmit={(values) => change(values['phone'] ?? '', values['currentPassword'] ?? '')}
      onClose={onClose}
    >
      <PhoneField name="phone" defaultValue={phone} required />
      <CurrentPassword label={all.password.your} />
    </FormDialog>
  );
};

type RowProps = {
  label: string;
  children: ReactNode;
  /** Why it cannot be changed, or what else there is to know. */
  note?: string | undefined;
  action?: ReactNode;
};

/** One detail of an account, and beside it what can be done about it; below it where text is large. */
const Row = ({ label, children, note, action }: RowProps) => (
  <div className="grid items-center gap-x-4 py-4 @max-3xs:gap-y-2 @min-3xs:grid-cols-[minmax(0,1fr)_auto]">
    <dt className="text-ink-soft text-sm">{label}</dt>
    <dd className="col-start-1 font-semibold wrap-anywhere">
      {children}
      {note !== undefined && (
        <span className="text-ink-faint block text-sm font-normal">{note}</span>
      )}
    </dd>
    {action !== undefined && (
      <dd className="@min-3xs:col-start-2 @min-3xs:row-span-2 @min-3xs:row-start-1">{action}</dd>
    )}
  </div>
);

type ChangeProps = { text: string; label: string; onClick: () => void };

const ChangeButton = ({ text, label, onClick }: ChangeProps) => (
  <Button variant="secondary" size="small" aria-label={label} onClick={onClick}>
    {text}
  </Button>
);
