import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { getHandyman } from '#contract/handyman.ts';
import { listAboutMe } from '#contract/rating.ts';
import type { Verification } from '#domain/verification.ts';
import { openPage, useScreens } from '../../testing/page.tsx';
import { ravi } from '../../testing/samples.ts';

useScreens();

const openProfile = (status: Verification, appealFrom: string | null) =>
  openPage('/handyman/profile', {
    as: 'handyman',
    given: (server) => {
      server.answer(listAboutMe, { msg: 'OK', rating: null, ratings: 0, stars: [], words: [] });
      server.answer(getHandyman, {
        ...ravi,
        msg: 'OK',
        application: {
          status,
          listed: false,
          reason: 'Four customers said so.',
          answer: null,
          waitingSince: null,
          appealFrom,
        },
      });
    },
  });

const from = '2026-12-18T06:30:00.000Z';

test.each([
  [null, 'suspended', true, undefined],
  [from, 'suspended', false, /You can write to us again from 18 Dec/],
  [from, 'refused', true, /new images now; an answer without them is read from 18 Dec/],
] as const)(
  '§12 with an answer turned down until %s, somebody %s is offered the form: %s',
  async (appealFrom, status, offered, said) => {
    await openProfile(status, appealFrom);
    expect(await screen.findByText('Four customers said so.')).toBeTruthy();
    expect(screen.queryAllByLabelText('Your answer')).toHaveLength(offered ? 1 : 0);
    if (said) expect(screen.getByText(said)).toBeTruthy();
    else expect(screen.queryByText(/the decision stands/)).toBeNull();
  },
);
