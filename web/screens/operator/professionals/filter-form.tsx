import { sortings } from '#contract/verification.ts';
import { limits } from '#domain/limits.ts';
import { verifications } from '#domain/verification.ts';
import { nameOf } from '#words/catalogue.ts';
import { words as all } from '#words/verification.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { SelectField, TextField } from '../../../components/ui/field.tsx';
import { Form } from '../../../components/ui/form.tsx';
import { useCatalogue } from '../../../data/queries.ts';
import type { ProfessionalFilter } from '../../../data/verification.ts';

const words = all.professionals;

type Props = { filter: ProfessionalFilter; onFilter: (params: Record<string, string>) => void };

/** What is left empty does not stand in the address. */
export const FilterForm = ({ filter, onFilter }: Props) => {
  const services = useCatalogue();
  return (
    <Form
      label={words.filter}
      className="grid items-end gap-3 sm:grid-cols-2 xl:grid-cols-[2fr_1fr_1fr_1fr_auto]"
      onSubmit={(values) =>
        onFilter(
          Object.fromEntries(
            Object.entries(values)
              .map(([name, value]) => [name, value.trim()] as const)
              .filter(([, value]) => value !== ''),
          ),
        )
      }
    >
      <TextField
        name="q"
        type="search"
        label={words.search}
        defaultValue={filter.q}
        maxLength={limits.search}
      />
      <SelectField name="status" label={words.state} defaultValue={filter.status ?? ''}>
        <option value="">{words.any}</option>
        {verifications.map((status) => (
          <option key={status} value={status}>
            {all.states[status]}
          </option>
        ))}
      </SelectField>
      <SelectField name="service" label={words.service} defaultValue={filter.service ?? ''}>
        <option value="">{words.any}</option>
        {services.map((service) => (
          <option key={service.id} value={service.serviceName}>
            {nameOf(service)}
          </option>
        ))}
      </SelectField>
      <SelectField name="sort" label={words.sort} defaultValue={filter.sort ?? 'newest'}>
        {sortings.map((sort) => (
          <option key={sort} value={sort}>
            {words.sortings[sort]}
          </option>
        ))}
      </SelectField>
      <Button type="submit" variant="secondary" className="min-h-12">
        {words.show}
      </Button>
    </Form>
  );
};
