import { expect, test } from 'vitest';
import { health } from '#contract/operations.ts';
import { getAllHandyman } from '#contract/handyman.ts';
import { loginUser } from '#contract/user.ts';
import { figure } from './figures.ts';
import { useProducts } from './products.ts';
import { startProxy } from './proxy.ts';
import { rounds } from './rounds.ts';

const { start, newFolder, newDatabase, cleanUp } = useProducts();

const clients = 4;

test('a rolling restart behind a load balancer loses no request', async () => {
  const settings = {
    DATA_DIR: newFolder(),
    DATABASE_URL: await newDatabase(),
    DRAIN_SECONDS: String(rounds(1, 2)),
  };
  const proxy = await startProxy();
  cleanUp(async () => proxy.close());
  let serving = [await start(settings), await start(settings)];
  for (const { url } of serving) await proxy.add(url);

  const answers = new Map<string, number>();
  const load = { going: true };
  const wrong = { email: 'nobody@example.com', password: 'a wrong guess' };
  const asks = [
    () => fetch(`${proxy.url}${health.path}`),
    () => fetch(`${proxy.url}${getAllHandyman.path}?lat=18.51&long=73.81`),
    () =>
      fetch(`${proxy.url}${loginUser.path}`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(wrong),
      }),
  ];
  const press = async (n: number) => {
    for (let i = n; load.going; i += 1) {
      const answer = await asks[i % asks.length]?.();
      await answer?.arrayBuffer();
      const status = String(answer?.status);
      answers.set(status, (answers.get(status) ?? 0) + 1);
    }
  };
  const pressing = Promise.all(Array.from({ length: clients }, (_, n) => press(n)));

  let restarts = 0;
  for (let round = 0; round < rounds(1, 5); round += 1) {
    const next = [];
    for (const old of serving.slice(0, rounds(1, 2))) {
      const fresh = await start(settings);
      await proxy.add(fresh.url);
      next.push(fresh);
      expect(await old.stop('SIGTERM')).toBe(0);
      proxy.remove(old.url);
      restarts += 1;
    }
    serving = next;
  }
  load.going = false;
  await pressing;

  expect(proxy.lost).toEqual([]);
  // Refusals of the login are answers too; with any other status a request would count as lost.
  expect([...answers.keys()].filter((status) => !['200', '401', '429'].includes(status))).toEqual(
    [],
  );
  const asked = [...answers.values()].reduce((sum, n) => sum + n, 0);
  figure(
    'rolling restart',
    `${restarts} restarts, ${clients} clients`,
    `0 of ${asked} requests lost`,
  );
});
