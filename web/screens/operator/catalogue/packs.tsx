import { CircleAlert, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { offerLimits } from '#domain/offer.ts';
import { words } from '#words/catalogue-editor.tsx';
import { Panel } from '../../../features/operator/panel.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextAreaField, TextField } from '../../../ui/field.tsx';
import { useFieldError } from '../../../ui/form.tsx';
import type { Service } from './columns.tsx';
import { packField } from './draft.ts';

type Pack = Service['packs'][number];
/** A pack of the form: what it began with, under a number that stays when others are removed. */
type Row = { readonly key: number; readonly pack: Pack | undefined };

const { fields } = words;
const none: readonly Pack[] = [];

/** One to six prices, each with its words in both languages. */
export const Packs = ({ packs = none }: { packs: readonly Pack[] | undefined }) => {
  const [rows, setRows] = useState<readonly Row[]>(() =>
    (packs.length === 0 ? [undefined] : packs).map((pack, key) => ({ key, pack })),
  );
  const [next, setNext] = useState(rows.length);
  const wrong = useFieldError('packs');
  const add = () => {
    setRows([...rows, { key: next, pack: undefined }]);
    setNext(next + 1);
  };
  return (
    <Panel title={words.packs}>
      {wrong !== undefined && (
        <p role="alert" className="text-bad flex items-start gap-1.5 text-sm font-medium">
          <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
          {wrong}
        </p>
      )}
      {rows.map(({ key, pack }, at) => (
        <PackFields
          key={key}
          id={key}
          title={words.pack(at + 1)}
          pack={pack}
          {...(rows.length > 1 && {
            onRemove: () => setRows(rows.filter((row) => row.key !== key)),
          })}
        />
      ))}
      {rows.length < offerLimits.packs && (
        <div>
          <Button variant="secondary" onClick={add}>
            <Plus aria-hidden className="size-5" />
            {words.addPack}
          </Button>
        </div>
      )}
    </Panel>
  );
};

type PackProps = { id: number; title: string; pack: Pack | undefined; onRemove?: () => void };

const PackFields = ({ id, title, pack, onRemove }: PackProps) => (
  <fieldset className="border-line rounded-card grid gap-4 border p-4">
    <legend className="px-1 font-semibold">{title}</legend>
    <div className="grid gap-4 sm:grid-cols-3">
      <TextField
        name={packField(id, 'price')}
        label={fields.price}
        type="number"
        inputMode="numeric"
        step={1}
        min={1}
        max={offerLimits.rupees}
        defaultValue={pack?.price}
        data-wrong={words.wholeBetween(1, offerLimits.rupees)}
        required
      />
      <TextField
        name={packField(id, 'name')}
        label={fields.packName}
        maxLength={offerLimits.packName}
        defaultValue={pack?.name}
        required
      />
      <TextField
        name={packField(id, 'nameHi')}
        lang="hi"
        label={fields.packNameHi}
        maxLength={offerLimits.packName}
        defaultValue={pack?.hi.name}
        required
      />
    </div>
    <div className="grid gap-4 sm:grid-cols-2">
      <TextField
        name={packField(id, 'includes')}
        label={fields.includes}
        maxLength={offerLimits.includes}
        defaultValue={pack?.includes}
        required
      />
      <TextField
        name={packField(id, 'includesHi')}
        lang="hi"
        label={fields.includesHi}
        maxLength={offerLimits.includes}
        defaultValue={pack?.hi.includes}
        required
      />
      <TextAreaField
        name={packField(id, 'details')}
        label={fields.details}
        hint={fields.detailsHint(offerLimits.details)}
        defaultValue={pack?.details.join('\n')}
        required
      />
      <TextAreaField
        name={packField(id, 'detailsHi')}
        lang="hi"
        label={fields.detailsHi}
        hint={fields.detailsHint(offerLimits.details)}
        defaultValue={pack?.hi.details.join('\n')}
        required
      />
    </div>
    {onRemove && (
      <div>
        <Button
          variant="danger"
          size="small"
          onClick={onRemove}
          aria-label={words.removeOne(title)}
        >
          <Trash2 aria-hidden className="size-4" />
          {words.remove}
        </Button>
      </div>
    )}
  </fieldset>
);
