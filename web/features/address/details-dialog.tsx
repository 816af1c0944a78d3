import { useState } from 'react';
import { Link } from 'react-router';
import type { SavedAddress } from '#contract/address.ts';
import type { AddressKind } from '#domain/saved-address.ts';
import { limits } from '#domain/limits.ts';
import type { Place } from '#domain/place.ts';
import { words as addressWords } from '#words/address.ts';
import { useAddAddress } from './queries.ts';
import type { Details } from './queries.ts';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { TextAreaField, TextField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Switch } from '../../ui/switch.tsx';
import { SavedChoice } from './saved-choice.tsx';
import { NameFields } from './name-fields.tsx';

const all = addressWords.saved;

const words = all.details;

type Props = {
  details: Details;
  kept: readonly SavedAddress[];
  /** Where the visit will be; nothing while only its area is known. */
  place: Place | undefined;
  onClose: () => void;
  /** The place only where a saved address was chosen. */
  onReady: (details: Details, place: Place | undefined) => void;
};

const atDoor = ({ lat, long }: SavedAddress): Place => ({ lat, long });

/** §17: which door, and what there is to do. Nothing of it has to be filled in. */
export const DetailsDialog = ({ details, kept, place, onClose, onReady }: Props) => {
  const [line, setLine] = useState(details.address);
  const [chosen, setChosen] = useState<SavedAddress>();
  const [keeping, setKeeping] = useState(false);
  const [kind, setKind] = useState<AddressKind>('home');
  const keep = useAddAddress();
  const door = chosen ? atDoor(chosen) : place;
  const known = kept.find(({ address }) => address === line.trim());
  const mayKeep = door !== undefined && line.trim() !== '' && known === undefined;

  return (
    <Dialog open title={words.title} onClose={onClose}>
      <Form
        label={words.title}
        className="mt-4 grid gap-5"
        onSubmit={({ note = '', name = '' }) => {
          if (mayKeep && keeping) keep.mutate({ body: { kind, name, address: line, ...door } });
          onReady({ address: line, note }, chosen && atDoor(chosen));
        }}
      >
        <SavedChoice
          label={words.kept}
          addresses={kept}
          chosen={known?.address_id}
          onChoose={(address) => {
            setChosen(address);
            setLine(address.address);
          }}
        />
        <TextField
          name="address"
          label={words.line}
          hint={words.afterTheYes}
          placeholder={words.example}
          autoComplete="address-line1"
          maxLength={limits.visitAddress}
          value={line}
          onChange={({ target }) => setLine(target.value)}
        />
        {mayKeep && (
          <div className="grid gap-4">
            <Switch
              label={words.keep}
              note={words.keepAt}
              checked={keeping}
              onChange={setKeeping}
            />
            {keeping && <NameFields kind={kind} name="" onKind={setKind} />}
          </div>
        )}
        <TextAreaField
          name="note"
          label={words.todo}
          hint={words.withTheRequest}
          placeholder={words.todoExample}
          maxLength={limits.visitNote}
          rows={3}
          defaultValue={details.note}
        />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:items-center sm:justify-end">
          {kept.length > 0 && (
            <Link
              to="/user/addresses"
              className="text-accent inline-flex min-h-11 items-center justify-center font-semibold hover:underline sm:mr-auto"
            >
              {words.all}
            </Link>
          )}
          <Button variant="secondary" onClick={onClose}>
            {words.notNow}
          </Button>
          <Button type="submit">{words.ready}</Button>
        </div>
      </Form>
    </Dialog>
  );
};
