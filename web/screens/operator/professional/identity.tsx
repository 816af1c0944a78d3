import { useQueryClient } from '@tanstack/react-query';
import { LockKeyhole } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Replied } from '#contract/call.ts';
import type { AadharSide } from '#contract/handyman.ts';
import { lookAtAadhar } from '#contract/verification.ts';
import type { getProfessional } from '#contract/verification.ts';
import { limits } from '#domain/limits.ts';
import { words as all } from '#words/verification.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextField } from '../../../ui/field.tsx';
import { Form } from '../../../ui/form.tsx';
import { fetchFile } from '../../../data/files.ts';
import { toast } from '../../../data/toast.ts';
import { professionalQuery } from '../../../features/operator/verification-queries.ts';
import { Panel } from '../../../features/operator/panel.tsx';

const words = all.identity;

type Shown = Partial<Record<AadharSide, string>>;

/** In memory only; revoked when the page is left or another application is shown. */
const useImages = () => {
  const [shown, setShown] = useState<Shown>();
  useEffect(
    () => () => {
      for (const address of Object.values(shown ?? {})) URL.revokeObjectURL(address);
    },
    [shown],
  );
  return [shown, setShown] as const;
};

/** §12: the sealed images, opened for one look with a reason. */
export const Identity = ({
  professional: one,
}: {
  professional: Replied<typeof getProfessional>;
}) => {
  const client = useQueryClient();
  const [shown, setShown] = useImages();
  const [busy, setBusy] = useState(false);
  const id = one.handyman_id;
  const given = (['aadharFront', 'aadharBack'] as const).filter((side) => one[side]);
  const look = async (reason: string) => {
    setBusy(true);
    try {
      const images: Shown = {};
      for (const side of given) {
        const file = await fetchFile(lookAtAadhar, { params: { id }, body: { side, reason } });
        images[side] = URL.createObjectURL(await file.blob());
      }
      setShown(images);
      // The look is a row of the history now.
      void client.invalidateQueries({ queryKey: professionalQuery(id).queryKey });
    } catch (error) {
      if (error instanceof Error) toast.error(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Panel
      title={words.title}
      aside={
        <p className="text-ink-soft flex items-center gap-1.5 text-sm">
          <LockKeyhole aria-hidden className="size-4" />
          {words.sealed}
        </p>
      }
    >
      {given.length === 0 && <p className="text-ink-soft">{words.none}</p>}
      {given.length > 0 && (
        <div className="grid gap-4 sm:grid-cols-2">
          <Side
            label={words.front}
            alt={words.frontOf(one.name)}
            given={one.aadharFront}
            address={shown?.aadharFront}
          />
          <Side
            label={words.back}
            alt={words.backOf(one.name)}
            given={one.aadharBack}
            address={shown?.aadharBack}
          />
        </div>
      )}
      {given.length > 0 && !shown && (
        <Form
          label={words.open}
          className="grid items-end gap-3 sm:grid-cols-[minmax(0,1fr)_auto]"
          onSubmit={({ reason = '' }) => void look(reason)}
        >
          <TextField
            name="reason"
            label={words.reason}
            defaultValue={words.usual}
            required
            maxLength={limits.reason}
          />
          <Button type="submit" busy={busy} className="min-h-12">
            {words.open}
          </Button>
        </Form>
      )}
      {shown && (
        <div>
          <Button variant="secondary" size="small" onClick={() => setShown(undefined)}>
            {words.hide}
          </Button>
        </div>
      )}
    </Panel>
  );
};

type SideProps = { label: string; alt: string; given: boolean; address: string | undefined };

const Side = ({ label, alt, given, address }: SideProps) => (
  <figure className="grid gap-1.5">
    <div className="bg-sunken rounded-control border-line grid aspect-[8/5] place-items-center overflow-hidden border">
      {address === undefined ? (
        given ? (
          <LockKeyhole aria-hidden className="text-ink-faint size-10" />
        ) : (
          <span className="text-ink-soft">{words.missing}</span>
        )
      ) : (
        <a href={address} target="_blank" rel="noreferrer" className="block size-full">
          <img src={address} alt={alt} className="size-full object-contain" />
        </a>
      )}
    </div>
    <figcaption className="text-ink-soft text-sm font-semibold">{label}</figcaption>
  </figure>
);
