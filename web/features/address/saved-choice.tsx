import type { SavedAddress } from '#contract/address.ts';
import { savedName, kindIcons } from './saved-name.ts';

type Props = {
  /** What they are chosen for. */
  label: string;
  addresses: readonly SavedAddress[];
  chosen: string | undefined;
  onChoose: (address: SavedAddress) => void;
};

/** The customer's saved addresses, one tap each; the pin comes with them. */
export const SavedChoice = ({ label, addresses, chosen, onChoose }: Props) =>
  addresses.length > 0 && (
    <fieldset className="min-w-0">
      <legend className="mb-2 text-sm font-semibold">{label}</legend>
      <div className="-mx-1 flex snap-x gap-2 overflow-x-auto px-1 pb-1.5">
        {addresses.map((address) => (
          <Choice
            key={address.address_id}
            address={address}
            group={label}
            chosen={address.address_id === chosen}
            onChoose={() => onChoose(address)}
          />
        ))}
      </div>
    </fieldset>
  );

type ChoiceProps = { address: SavedAddress; group: string; chosen: boolean; onChoose: () => void };

const Choice = ({ address, group, chosen, onChoose }: ChoiceProps) => {
  const Icon = kindIcons[address.kind];
  return (
    <label className="rounded-control border-line bg-surface hover:border-line-strong has-checked:border-accent has-checked:bg-chosen has-checked:shadow-chosen has-focus-visible:outline-accent relative flex w-44 shrink-0 cursor-pointer snap-start items-center gap-2.5 border px-3 py-2.5 transition has-focus-visible:outline-3 has-focus-visible:-outline-offset-1">
      <input
        type="radio"
        name={group}
        checked={chosen}
        onChange={onChoose}
        className="absolute inset-0 size-full cursor-pointer opacity-0"
      />
      <Icon aria-hidden className="text-accent size-5 shrink-0" />
      <span className="min-w-0 leading-snug">
        <span className="block truncate font-bold">{savedName(address)}</span>{' '}
        <span className="text-ink-soft block truncate text-sm">{address.address}</span>
      </span>
    </label>
  );
};
