import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { listMessages, sendMessage } from '#contract/chat.ts';
import { useApp } from '../testing/app.ts';
import { agree } from '../testing/paying.ts';

const t = useApp();

test('many at once are numbered without gaps, and none is sent twice', async () => {
  const job = await agree(t);
  const keys = Array.from({ length: 10 }, () => randomUUID());
  const at = { params: { id: job.id } };
  const press = (key: string, n: number) =>
    (n % 2 === 0 ? job.asha : job.ravi).try(sendMessage, { key, text: `No. ${n}` }, at);
  const answers = await Promise.all([...keys, ...keys].map((key, n) => press(key, n % 10)));
  expect(answers.map(({ status }) => status)).toEqual(answers.map(() => 200));
  const { messages } = await job.asha.send(listMessages, undefined, at);
  expect(messages.map(({ number }) => number)).toEqual(keys.map((_, n) => n + 1));
  expect(messages.map(({ key }) => key).toSorted()).toEqual(keys.toSorted());
});

test('whoever asks for what came after the last message misses none', async () => {
  const job = await agree(t);
  const at = { params: { id: job.id } };
  const seen: number[] = [];
  let writing = true;
  const reading = (async () => {
    for (let more = true; more;) {
      more = writing;
      const after = seen.at(-1);
      const query = after === undefined ? {} : { after };
      const { messages } = await job.ravi.send(listMessages, undefined, { ...at, query });
      seen.push(...messages.map(({ number }) => number));
    }
  })();
  await Promise.all(
    Array.from({ length: 25 }, (_, n) =>
      job.asha.send(sendMessage, { key: randomUUID(), text: String(n) }, at),
    ),
  );
  writing = false;
  await reading;
  expect(seen).toEqual(Array.from({ length: 25 }, (_, n) => n + 1));
});
