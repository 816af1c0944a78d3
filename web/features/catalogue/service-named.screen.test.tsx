import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { getCatalogue } from '#contract/catalogue.ts';
import { firstCatalogue } from '#domain/first-catalogue.ts';
import * as english from '#words/catalogue.ts';
import { makeServer } from '../../testing/server.ts';
import * as hindi from '../../words/hi/catalogue.ts';
import { useServiceNamed } from './service-named.ts';

const services = firstCatalogue.map((one) => ({ ...one, packs: [...one.packs] }));
const [first] = services;
if (!first) throw new Error('There is no first service');
const added = {
  ...first,
  id: 7,
  serviceName: 'AC Repair',
  hi: { ...first.hi, serviceName: 'एसी मरम्मत' },
};

const Names = ({ words }: { words: typeof english }) => {
  const serviceNamed = useServiceNamed(words);
  return <p>{['Plumber', 'AC Repair'].map(serviceNamed).join(', ')}</p>;
};

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** The catalogue of the server, shown in a page that has asked for nothing yet. */
const show = (words: typeof english, reply: Parameters<typeof answer>[0]) => {
  const server = answer(reply);
  render(
    <QueryClientProvider client={new QueryClient()}>
      <Names words={words} />
    </QueryClientProvider>,
  );
  return server;
};

const answer = (reply: { services: (typeof added)[]; former?: english.Named[] }) => {
  const server = makeServer();
  server.answer(getCatalogue, { msg: 'OK', ...reply });
  vi.stubGlobal('fetch', server.fetch);
  return server;
};

test('in Hindi a service that an operator added has its Hindi name wherever a booking names it', async () => {
  show(hindi, { services: [...services, added] });
  expect(await screen.findByText('प्लंबर, एसी मरम्मत')).toBeTruthy();
});

test('in Hindi a booking of a service that was switched off still names it in Hindi', async () => {
  const { serviceName, hi } = added;
  show(hindi, { services, former: [{ serviceName, hi: { serviceName: hi.serviceName } }] });
  expect(await screen.findByText('प्लंबर, एसी मरम्मत')).toBeTruthy();
});

test('in English nothing is asked for: the name of a service is its English one', () => {
  const server = show(english, { services: [...services, added] });
  expect(screen.getByText('Plumber, AC Repair')).toBeTruthy();
  expect(server.sent(getCatalogue)).toEqual([]);
});
