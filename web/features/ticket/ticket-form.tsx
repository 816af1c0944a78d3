import { Lock } from 'lucide-react';
import { useState } from 'react';
import { photoFields } from '#contract/ticket.ts';
import type { Party } from '#domain/role.ts';
import { categories, isCategoryOf, ticketLimits } from '#domain/ticket.ts';
import type { Category } from '#domain/ticket.ts';
import { words as all } from '#words/ticket.tsx';
import { useOpenTicket } from './queries.ts';
import { ImageField } from '../../ui/image-field.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { SelectField, TextAreaField } from '../../ui/field.tsx';
import { Form } from '../../ui/form.tsx';
import { Page } from '../../ui/page.tsx';

const words = all.form;

type Props = {
  side: Party;
  bookingId: string | undefined;
  bookingNumber: number | undefined;
  /** What it is about, where the page before has said so. */
  category?: string | undefined;
  onOpened: (ticketId: string) => void;
};

type Photos = Partial<Record<(typeof photoFields)[number], File>>;

const isCategory = (side: Party, word: string | undefined): word is Category =>
  word !== undefined && isCategoryOf(side, word as Category);

/** What happened, in the author's own words, with photos if they help. */
export const TicketForm = ({
  side,
  bookingId,
  bookingNumber,
  category: given,
  onOpened,
}: Props) => {
  const [photos, setPhotos] = useState<Photos>({});
  const { open, isPending, fields } = useOpenTicket(side, onOpened);
  return (
    <Page narrow title={words.title} lead={words.lead} back={{ to: '/help', label: words.back }}>
      <Card className="p-5 sm:p-6">
        <Form
          label={words.title}
          className="grid gap-6"
          refusals={fields}
          onSubmit={({ category, text = '' }) => {
            if (!isCategory(side, category)) return;
            open(
              { category, text, ...(bookingId !== undefined && { booking_id: bookingId }) },
              photos,
            );
          }}
        >
          {bookingNumber !== undefined && (
            <p className="bg-sunken rounded-control px-4 py-3 font-semibold">
              {words.about(bookingNumber)}
            </p>
          )}
          <SelectField
            name="category"
            label={words.category}
            defaultValue={isCategory(side, given) ? given : ''}
            required
          >
            <option value="" disabled>
              {words.choose}
            </option>
            {categories[side].map((category) => (
              <option key={category} value={category}>
                {all.categories[category]}
              </option>
            ))}
          </SelectField>
          <TextAreaField
            name="text"
            label={words.text}
            hint={words.textHint}
            maxLength={ticketLimits.text}
            rows={6}
            required
          />
          <fieldset className="grid gap-2">
            <legend className="mb-2 text-sm font-semibold">{words.photos}</legend>
            <div className="grid grid-cols-3 gap-3">
              {photoFields.map((name, at) => (
                <ImageField
                  key={name}
                  name={name}
                  label={words.photo(at + 1)}
                  file={photos[name]}
                  onFile={(file) =>
                    // Another photo may have been chosen while this one was scaled down.
                    setPhotos((chosen) => {
                      const { [name]: _, ...others } = chosen;
                      return file ? { ...others, [name]: file } : others;
                    })
                  }
                />
              ))}
            </div>
          </fieldset>
          <p className="text-ink-soft flex items-start gap-2 text-sm">
            <Lock aria-hidden className="mt-0.5 size-4 shrink-0" />
            {words.private}
          </p>
          <Button type="submit" size="large" wide busy={isPending}>
            {words.send}
          </Button>
        </Form>
      </Card>
    </Page>
  );
};
