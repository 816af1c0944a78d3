import { pictureAt, pictures } from '#domain/catalogue.ts';
import { offerLimits } from '#domain/offer.ts';
import { words } from '#words/catalogue-editor.tsx';
import { Panel } from '../../../features/operator/panel.tsx';
import { TextField } from '../../../ui/field.tsx';
import type { Service } from './columns.tsx';

const { fields } = words;

/** What it is called and what it looks like. */
export const About = ({ service }: { service: Service | undefined }) => (
  <Panel title={words.about}>
    <div className="grid gap-5 md:grid-cols-2">
      {service ? (
        <div className="grid content-start gap-1.5">
          <p className="text-sm font-semibold">{fields.name}</p>
          <p className="text-lg font-bold">{service.serviceName}</p>
          <p className="text-ink-faint text-sm">{fields.nameStays}</p>
        </div>
      ) : (
        <TextField
          name="serviceName"
          label={fields.name}
          hint={fields.nameHint}
          maxLength={offerLimits.name}
          pattern="[A-Za-z][A-Za-z &\-]*[A-Za-z]"
          data-wrong={fields.nameWrong}
          required
        />
      )}
      <TextField
        name="nameHi"
        lang="hi"
        label={fields.nameHi}
        maxLength={offerLimits.name}
        defaultValue={service?.hi.serviceName}
        required
      />
      <TextField
        name="serviceInfo"
        label={fields.info}
        maxLength={offerLimits.info}
        defaultValue={service?.serviceInfo}
        required
      />
      <TextField
        name="infoHi"
        lang="hi"
        label={fields.infoHi}
        maxLength={offerLimits.info}
        defaultValue={service?.hi.serviceInfo}
        required
      />
      <TextField
        name="person"
        label={fields.person}
        hint={fields.personHint}
        maxLength={offerLimits.name}
        defaultValue={service?.person}
      />
      <TextField
        name="personHi"
        lang="hi"
        label={fields.personHi}
        maxLength={offerLimits.name}
        defaultValue={service?.hi.person}
      />
    </div>
    <fieldset>
      <legend className="mb-2 text-sm font-semibold">{fields.picture}</legend>
      <div className="flex flex-wrap gap-3">
        {pictures.map((picture) => (
          <label
            key={picture}
            className="border-line has-checked:border-accent has-checked:bg-accent-soft has-focus-visible:outline-accent rounded-control grid cursor-pointer justify-items-center gap-1 border-2 p-2 text-sm has-focus-visible:outline-2"
          >
            <input
              type="radio"
              name="picture"
              value={picture}
              defaultChecked={(service?.picture ?? 'handy-man') === picture}
              className="sr-only"
            />
            <img
              src={pictureAt(picture)}
              alt=""
              width={96}
              height={64}
              className="h-16 w-24 object-contain"
            />
            {words.pictures[picture]}
          </label>
        ))}
      </div>
    </fieldset>
  </Panel>
);
