import { isAadhaar, plainAadhaar } from '#domain/aadhaar.ts';
import { isAreaName } from '#domain/area.ts';
import { limits, refusals } from '#domain/limits.ts';
import { SelectField, TextAreaField, TextField } from '../../../components/ui/field.tsx';
import { useCatalogue } from '../../../data/queries.ts';
import { useDraftFields } from '../../../device/draft.ts';
import { signupDraft } from './draft.ts';

/** All that customers read of where somebody lives. */
const areaFields = [
  {
    name: 'area',
    label: 'Area (optional)',
    placeholder: 'Kothrud',
    autoComplete: 'address-level3',
    hint: 'Customers see it: your part of town, not your door.',
  },
  {
    name: 'city',
    label: 'Town (optional)',
    placeholder: 'Pune',
    autoComplete: 'address-level2',
    hint: 'Without both they read the nearest large city.',
  },
] as const;

/** Typed in groups of four, as it stands on the card. */
const inFours = (text: string) =>
  plainAadhaar(text)
    .replace(/\D/g, '')
    .slice(0, 12)
    .replace(/(\d{4})(?=\d)/g, '$1 ');

const notArea = 'Give only the name, without a house or phone number.';

/** §5: the trade, who they are and where they live. */
export const TradeFields = () => {
  const field = useDraftFields(signupDraft);
  const services = useCatalogue();
  return (
    <>
      {/* Made anew when the list grows: a kept choice may be among what arrived. */}
      <SelectField key={services.length} {...field('services')} label="Your service" required>
        <option value="" disabled>
          Choose a service
        </option>
        {services.map(({ id, serviceName }) => (
          <option key={id}>{serviceName}</option>
        ))}
      </SelectField>
      <TextField
        name="aadharNumber"
        label="Aadhar number"
        type="text"
        inputMode="numeric"
        autoComplete="off"
        required
        placeholder="0000 0000 0000"
        hint="Nobody sees more than its last four digits, not even you."
        data-wrong={refusals.aadhaar}
        className="tabular-nums"
        onChange={({ target }) => {
          // Only at the end of the line: someone correcting a digit keeps their place.
          if (target.selectionStart === target.value.length) target.value = inFours(target.value);
          const whole = isAadhaar(plainAadhaar(target.value));
          target.setCustomValidity(whole || target.value === '' ? '' : refusals.aadhaar);
        }}
      />
      <TextAreaField
        {...field('address')}
        label="Address"
        required
        maxLength={limits.address}
        rows={3}
        autoComplete="street-address"
        hint="Nobody but you sees it."
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
            data-wrong={notArea}
            onChange={(event) => {
              const { target } = event;
              const typed = target.value.trim();
              target.setCustomValidity(typed === '' || isAreaName(typed) ? '' : notArea);
              field(name).onChange(event);
            }}
          />
        ))}
      </div>
      <TextField
        {...field('profile')}
        label="Photo link (optional)"
        type="url"
        inputMode="url"
        maxLength={limits.photoLink}
        pattern="https://.+"
        placeholder="https://…"
        hint="A photo of you on the web. Without one we show your initials."
        data-wrong={refusals.photoLink}
      />
    </>
  );
};
