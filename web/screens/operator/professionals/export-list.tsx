import { useState } from 'react';
import { exportProfessionals } from '#contract/verification.ts';
import { limits } from '#domain/limits.ts';
import { words as all } from '#words/verification.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Dialog } from '../../../components/ui/dialog.tsx';
import { TextField } from '../../../components/ui/field.tsx';
import { Form } from '../../../components/ui/form.tsx';
import { fetchFile } from '../../../data/files.ts';
import { toast } from '../../../data/toast.ts';
import type { ProfessionalFilter } from '../../../data/verification.ts';

const words = all.csv;

type Props = { open: boolean; filter: ProfessionalFilter; onClose: () => void };

const keep = (file: Blob) => {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = 'professionals.csv';
  link.click();
  URL.revokeObjectURL(address);
};

/** A list that leaves the house needs a reason. */
export const ExportList = ({ open, filter, onClose }: Props) => {
  const [busy, setBusy] = useState(false);
  const make = async (reason: string) => {
    setBusy(true);
    try {
      keep(await fetchFile(exportProfessionals, { body: { ...filter, reason } }));
      onClose();
    } catch (error) {
      if (error instanceof Error) toast.error(error.message);
    } finally {
      setBusy(false);
    }
  };
  return (
    <Dialog open={open} onClose={onClose} title={words.title}>
      <Form
        label={words.title}
        className="mt-2 grid gap-5"
        onSubmit={({ reason = '' }) => void make(reason)}
      >
        <p className="text-ink-soft">{words.text}</p>
        <TextField name="reason" label={words.reason} required maxLength={limits.reason} />
        <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <Button variant="secondary" onClick={onClose}>
            {words.cancel}
          </Button>
          <Button type="submit" busy={busy}>
            {words.make}
          </Button>
        </div>
      </Form>
    </Dialog>
  );
};
