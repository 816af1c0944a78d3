import { useState } from 'react';
import type { SavedAddress } from '#contract/address.ts';
import type { AddressKind } from '#domain/saved-address.ts';
import { limits } from '#domain/limits.ts';
import { words as addressWords } from '#words/address.ts';
import { savedName } from '../../../features/address/saved-name.ts';
import { NameFields } from '../../../features/address/name-fields.tsx';
import { LocationChooser } from '../../../features/place/location-chooser.tsx';
import { zoomOf } from '../../../features/map/zoom.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { Page } from '../../../ui/page.tsx';
import { EmptyState } from '../../../ui/state.tsx';
import { useAddAddress, useChangeAddress } from '../../../features/address/queries.ts';
import { useTiles } from '../../../features/map/tiles-query.ts';
import { isExact, usePlace } from '../../../device/geolocation.ts';
import type { ChosenPlace } from '../../../device/geolocation.ts';
import { useOwnPlace } from '../../../device/own-place.ts';

const all = addressWords.saved;

const words = all.form;
const back = { to: '/user/addresses', label: words.back };

type Props = { address: SavedAddress | undefined; isNew: boolean; onDone: () => void };

/** A new door, or another name, line or pin for a saved one. */
export const AddressForm = ({ address, isNew, onDone }: Props) =>
  address || isNew ? (
    <Fields address={address} onDone={onDone} />
  ) : (
    <EmptyState whole art="pin" title={words.gone} ways={[back]} />
  );

/** The saved place; a new one begins where the customer was looking last, if that was exact. */
const firstPlace = (
  address: SavedAddress | undefined,
  looking: ChosenPlace | undefined,
): ChosenPlace | undefined => {
  if (!address) return looking && isExact(looking) ? looking : undefined;
  const { lat, long } = address;
  return { lat, long, label: savedName(address), found: 'pin' };
};

const Fields = ({ address, onDone }: Omit<Props, 'isNew'>) => {
  const source = useOwnPlace(firstPlace(address, usePlace().place));
  const [kind, setKind] = useState<AddressKind>(address?.kind ?? 'home');
  const tiles = useTiles();
  const add = useAddAddress(onDone);
  const change = useChangeAddress(onDone);
  const { isPending, error } = address ? change : add;
  const door = source.place && isExact(source.place) ? source.place : undefined;
  const title = address ? words.change : words.add;
  return (
    <Page narrow title={title} back={back}>
      <Card className="p-5 sm:p-6">
        <Form
          label={title}
          className="grid gap-6"
          refusals={error?.fields}
          check={() => (door ? {} : { place: words.pinFirst })}
          onSubmit={({ name = '', address: line = '' }) => {
            if (!door) return;
            const body = { kind, name, address: line, lat: door.lat, long: door.long };
            if (address) change.mutate({ params: { id: address.address_id }, body });
            else add.mutate({ body });
          }}
        >
          <NameFields kind={kind} name={address?.name ?? ''} onKind={setKind} />
          <TextField
            name="address"
            label={all.details.line}
            hint={all.details.afterTheYes}
            placeholder={all.details.example}
            autoComplete="address-line1"
            maxLength={limits.visitAddress}
            defaultValue={address?.address}
            required
          />
          <LocationChooser
            label={words.place}
            map="shown"
            zoom={zoomOf.pin}
            compact
            exact
            source={source}
            tiles={tiles}
          />
          <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
            <Button variant="secondary" onClick={onDone}>
              {words.cancel}
            </Button>
            <Button type="submit" busy={isPending}>
              {words.save}
            </Button>
          </div>
        </Form>
      </Card>
    </Page>
  );
};
