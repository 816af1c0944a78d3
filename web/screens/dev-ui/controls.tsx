import { useState } from 'react';
import { CodeEntry } from '../../ui/code-entry.tsx';
import { Button } from '../../ui/button.tsx';
import { Confirm } from '../../ui/confirm.tsx';
import { PasswordField, PhoneField, SelectField, TextField } from '../../ui/field.tsx';
import { Switch } from '../../ui/switch.tsx';
import { toast } from '../../data/toast.ts';
import { Specimen } from './specimen.tsx';

const variants = ['primary', 'good', 'outline', 'secondary', 'quiet', 'danger'] as const;
const sizes = ['small', 'medium', 'large'] as const;
const nothing = () => undefined;

export const Controls = () => {
  const [online, setOnline] = useState(true);
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Specimen title="Buttons">
        {variants.map((variant) => (
          <div key={variant} className="flex flex-wrap items-center gap-3">
            {sizes.map((size) => (
              <Button key={size} variant={variant} size={size}>
                {variant}
              </Button>
            ))}
            <Button variant={variant} disabled>
              disabled
            </Button>
          </div>
        ))}
        <Button busy wide>
          Busy and wide
        </Button>
      </Specimen>
      <Specimen title="Fields">
        <TextField name="area" label="Area" hint="The part of town, such as Kothrud." />
        <TextField
          name="wrong"
          label="Email"
          defaultValue="asha"
          error="This is not an email address."
        />
        <PasswordField name="password" label="Password" defaultValue="seven green parrots" />
        <PhoneField name="phone" defaultValue="98220 12345" />
        <SelectField name="service" label="Your service">
          <option>Plumber</option>
        </SelectField>
      </Specimen>
      <Specimen title="Six digits">
        <CodeEntry label="Start code" onChange={nothing} />
        <CodeEntry label="Wrong code" onChange={nothing} error="This code is not right." />
      </Specimen>
      <Specimen title="Switch and questions">
        <Switch label="You are online" checked={online} onChange={setOnline} />
        <Switch label="Disabled" checked={false} disabled onChange={nothing} />
        <div className="flex flex-wrap gap-3">
          <Button variant="secondary" onClick={() => setAsking(true)}>
            Ask before it is too late
          </Button>
          <Button variant="secondary" onClick={() => toast.success('Ravi accepted.')}>
            Show good news
          </Button>
          <Button variant="secondary" onClick={() => toast.error('This did not work. Try again.')}>
            Show bad news
          </Button>
        </div>
        <Confirm
          open={asking}
          title="Cancel this booking?"
          yes="Cancel it"
          no="Keep it"
          busy={false}
          onYes={() => setAsking(false)}
          onClose={() => setAsking(false)}
        >
          Ravi hears of it at once.
        </Confirm>
      </Specimen>
    </>
  );
};
