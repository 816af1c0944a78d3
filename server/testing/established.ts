import { setOut, sharePlace } from '#contract/tracking.ts';
import { establish } from './accounts.ts';
import type { TestApp } from './app.ts';
import { pune } from './people.ts';
import type { HandymanDraft, Person } from './people.ts';

export const establishedHandyman = async (t: TestApp, draft?: HandymanDraft): Promise<Person> => {
  const handyman = await t.handyman(draft);
  await establish(t.database, handyman.id, (await t.user()).id);
  return handyman;
};

type At = { params: { id: string } };

/** §6: on the way, and sharing their place: from here on a new professional reads the door too. */
export const goAndShare = async (handyman: Person, at: At): Promise<void> => {
  await handyman.send(setOut, {}, at);
  await handyman.send(sharePlace, pune, at);
};
