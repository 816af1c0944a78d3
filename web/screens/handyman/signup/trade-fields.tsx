import { nameOf } from '#words/catalogue.ts';
import { isAadhaar, plainAadhaar } from '#domain/aadhaar.ts';
import { isAreaName } from '#domain/area.ts';
import { limits } from '#domain/limits.ts';
import { words as faults } from '#words/faults.ts';
import { words as signupWords } from '#words/signup.ts';
import { SelectField, TextAreaField, TextField } from '../../../ui/field.tsx';
import { useCatalogue } from '../../../features/catalogue/queries.ts';
import { useDraftFields } from '../../../device/draft.ts';
import { signupDraft } from './draft.ts';

const words = signupWords.handyman;

/** All that customers read of where a professional lives. */
const areaFields = [
  {
    name: 'area',
    ...words.area,
    autoComplete: 'address-level3',
  },
  {
    name: 'city',
    ...words.city,
    autoComplete: 'address-level2',
  },
] as const;

/** Typed in groups of four, as it stands on the card. */
const inFours = (text: string) =>
  plainAadhaar(text)
    .replace(/\D/g, '')
    .slice(0, 12)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

/** §5: the trade, who they are and where they live. */
export const TradeFields = () => {
  const field = useDraftFields(signupDraft);
  const services = useCatalogue();
  return (
    <>
      {/* Mounted again when the list grows: a stored choice may be among what arrived. */}
      <SelectField
        key={services.length}
        {...field('services')}
        label={words.service.label}
        required
      >
        <option value="" disabled>
          {words.service.choose}
        </option>
        {services.map((service) => (
          <option key={service.id} value={service.serviceName}>
            {nameOf(service)}
          </option>
        ))}
      </SelectField>
      <TextField
        name="aadharNumber"
        label={words.aadhar.label}
        type="text"
        inputMode="numeric"
        autoComplete="off"
        required
        placeholder="0000 0000 0000"
        hint={words.aadhar.hint}
        data-wrong={faults.aadhaar}
        className="tabular-nums"
        onChange={({ target }) => {
          // Only at the end of the line, so that correcting a digit does not move the caret.
          if (target.selectionStart === target.value.length) target.value = inFours(target.value);
          const whole = isAadhaar(plainAadhaar(target.value));
          target.setCustomValidity(whole || target.value === '' ? '' : faults.aadhaar);
        }}
      />
      <TextAreaField
        {...field('address')}
        label={words.address.label}
        required
        maxLength={limits.address}
        rows={3}
        autoComplete="street-address"
        hint={words.address.hint}
      />
      <div className="grid gap-5 sm:grid-cols-2">
        {areaFields.map(({ name, label, ...more }) => (
          <TextField
            key={name}
            {...more}
            {...field(name)}
            label={label}
            type="text"
            maxLength={limits.areaName}
            data-wrong={words.notArea}
            onChange={(event) => {
              const { target } = event;
              const typed = target.value.trim();
              target.setCustomValidity(typed === '' || isAreaName(typed) ? '' : words.notArea);
              field(name).onChange(event);
            }}
          />
        ))}
      </div>
      <TextField
        {...field('profile')}
        label={words.photo.label}
        type="url"
        inputMode="url"
        maxLength={limits.photoLink}
        pattern="https://.+"
        placeholder="https://…"
        hint={words.photo.hint}
        data-wrong={faults.photoLink}
      />
    </>
  );
};
