import type { QuietHours as Hours } from '#domain/push.ts';
import type { Party } from '#domain/role.ts';
import { words } from '#words/push.ts';
import { SelectField } from '../../ui/field.tsx';

type Props = { of: Party; quiet: Hours | null; onChange: (quiet: Hours | null) => void };

const hours = Array.from({ length: 24 }, (_, hour) => hour);
const none = '';
/** The hours of a night, for when only the beginning was chosen. */
const night = 9;

/** §24: from one hour to another, over midnight where it is so. */
export const QuietHours = ({ of: as, quiet, onChange }: Props) => {
  const begin = (chosen: string) => {
    if (chosen === none) return onChange(null);
    const from = Number(chosen);
    const to = quiet && quiet.to !== from ? quiet.to : (from + night) % 24;
    return onChange({ from, to });
  };
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 font-bold">{words.quiet}</legend>
      <p className="text-ink-soft">{words.quietLead[as]}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={words.from}
          name="quietFrom"
          value={quiet?.from ?? none}
          onChange={({ target }) => begin(target.value)}
        >
          <option value={none}>{words.noQuiet}</option>
          {hours.map((hour) => (
            <option key={hour} value={hour}>
              {words.hour(hour)}
            </option>
          ))}
        </SelectField>
        {quiet && (
          <SelectField
            label={words.to}
            name="quietTo"
            value={quiet.to}
            onChange={({ target }) => onChange({ ...quiet, to: Number(target.value) })}
          >
            {hours
              .filter((hour) => hour !== quiet.from)
              .map((hour) => (
                <option key={hour} value={hour}>
                  {words.hour(hour)}
                </option>
              ))}
          </SelectField>
        )}
      </div>
    </fieldset>
  );
};
