import { addressKinds } from '#domain/saved-address.ts';
import type { AddressKind } from '#domain/saved-address.ts';
import { limits } from '#domain/limits.ts';
import { words as names } from '#words/address.ts';
import { TextField } from '../../ui/field.tsx';
import { kindIcons } from './saved-name.ts';

const words = names.saved;

type Props = {
  kind: AddressKind;
  name: string;
  onKind: (kind: AddressKind) => void;
};

/** Home, work, or a word of one's own. */
export const NameFields = ({ kind, name, onKind }: Props) => (
  <div className="grid gap-4">
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{words.name.kind}</legend>
      <div className="grid grid-cols-[repeat(auto-fit,minmax(6.5rem,1fr))] gap-2">
        {addressKinds.map((one) => (
          <Kind key={one} kind={one} chosen={one === kind} onChoose={() => onKind(one)} />
        ))}
      </div>
    </fieldset>
    {kind === 'other' && (
      <TextField
        name="name"
        label={words.name.own}
        placeholder={words.name.example}
        defaultValue={name}
        autoComplete="off"
        maxLength={limits.addressName}
      />
    )}
  </div>
);

type KindProps = { kind: AddressKind; chosen: boolean; onChoose: () => void };

const Kind = ({ kind, chosen, onChoose }: KindProps) => {
  const Icon = kindIcons[kind];
  return (
    <label className="rounded-control border-line bg-surface hover:border-line-strong has-checked:border-accent has-checked:bg-chosen has-checked:shadow-chosen has-focus-visible:outline-accent relative flex min-h-12 cursor-pointer items-center justify-center gap-2 border px-3 font-semibold transition has-focus-visible:outline-3 has-focus-visible:outline-offset-2">
      <input
        type="radio"
        name="kind"
        value={kind}
        checked={chosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <Icon aria-hidden className="text-accent size-5 shrink-0" />
      {names.kinds[kind]}
    </label>
  );
};
