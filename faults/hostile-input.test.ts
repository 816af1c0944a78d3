import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { usePlaces } from '../server/testing/places.ts';
import { startProduct } from '../server/testing/product.ts';
import type { Product } from '../server/testing/product.ts';
import { codeIn, startSmtp } from '../server/testing/smtp.ts';
import type { TestSmtp } from '../server/testing/smtp.ts';
import { figure } from './figures.ts';
import { mailTo, signUpWith } from './stored-text.ts';
import { openLine } from './connection.ts';
import type { Request, Response } from '../server/testing/transport.ts';
import type { Line } from './connection.ts';
import { brokenLines, hostileStrings } from './hostile-values.ts';
import { digestQuery, faultsInLog, faultsOf } from './inspect-response.ts';
import { readOperations } from './open-api.ts';
import { anyRequest } from './requests.ts';
import type { Draft } from './requests.ts';
import { rounds } from './rounds.ts';
import { gather, goOn, learn, spell } from './harness.ts';

const { newFolder, newDatabase } = usePlaces(afterAll);

type Digest = ReadonlyMap<string, string>;

const openDigest = (url: string) => {
  const pool = new pg.Pool({ connectionString: url, max: 1 });
  return {
    read: async (): Promise<Digest> => {
      const { rows } = await pool.query<{ kept: string; print: string }>(digestQuery);
      return new Map(rows.map((row) => [row.kept, row.print]));
    },
    close: () => pool.end(),
  };
};

/** So large that the product may close the connection before all of it is sent. */
const isTooMuch = ({ body, headers }: Request) =>
  (body?.length ?? 0) > 256 * 1024 || Object.values(headers).join('').length > 15_000;

/** A refused card is an answer of the bank; the payment that asked for it is stored. */
const mayWrite = ({ method }: Draft, answer: Response | undefined, table: string) => {
  if (answer?.status === 402) return table === 'payments';
  return method !== 'GET' && answer !== undefined && answer.status < 300;
};

/** As many of the texts as there is time for; more than there are is all of them. */
const allTexts = 4 * hostileStrings.length;

describe.each([
  { engine: 'Postgres', requests: rounds(400, 20_000), texts: rounds(16, allTexts) },
  { engine: 'the embedded database', requests: rounds(300, 5_000), texts: rounds(8, 120) },
])('on $engine', ({ engine, requests, texts }) => {
  let url: string | undefined;
  let smtp: TestSmtp;
  let product: Product;
  let line: Line;
  let digest: ReturnType<typeof openDigest> | undefined;

  beforeAll(async () => {
    url = engine === 'Postgres' ? await newDatabase() : undefined;
    smtp = await startSmtp();
    product = await startProduct({
      DATA_DIR: newFolder(),
      ...(url === undefined ? {} : { DATABASE_URL: url }),
      SMTP_URL: smtp.url,
      DEMO: 'false',
      LOG_LEVEL: 'info',
      TRUST_PROXY: '1',
      REQUEST_MINUTES: '1440',
    });
    line = openLine(product.url);
    digest = url === undefined ? undefined : openDigest(url);
  });

  afterAll(async () => {
    line.close();
    await digest?.close();
    await product.stop('SIGKILL');
    await smtp.stop();
  });

  test('any request gets an answer below 500 with msg and code, a refusal stores nothing, and no answer leaks a secret', async () => {
    const operations = await readOperations(product.url);
    const world = await gather(line, smtp);
    let before = await digest?.read();
    const count = { asked: 0, refused: 0, cut: 0 };
    const succeeded = new Set<string>();

    await fc.assert(
      fc.asyncProperty(anyRequest(operations), async (draft) => {
        const asked = spell(world, draft);
        const answer = await line.ask(asked);
        count.asked += 1;
        if (answer) {
          expect(faultsOf(world, draft.actor, answer)).toEqual([]);
          if (answer.status < 300) succeeded.add(draft.call);
          else count.refused += 1;
        } else {
          expect(isTooMuch(asked)).toBe(true);
          count.cut += 1;
        }
        // A GET that wrote something shows at the next refused POST.
        if (draft.call.startsWith('POST')) {
          const [was, is] = [before, await digest?.read()];
          before = is;
          for (const [table, print] of is ?? []) {
            if (mayWrite(draft, answer, table) || print === was?.get(table)) continue;
            expect.fail(`${table} was written by what got ${answer?.status}: ${answer?.text}`);
          }
        }
        if (answer) await learn(world, line, draft, answer);
        // So that hostile requests meet a booking in every state.
        if (count.asked % 20 === 0) await goOn(world, line);
        if (count.asked % 20 === 0 || draft.call.endsWith('/logout')) before = await digest?.read();
      }),
      { numRuns: requests, endOnFailure: requests > 5_000 },
    );

    for (const bytes of brokenLines) {
      const received = await line.sendBytes(bytes);
      const [head = '', text = ''] = received.split('\r\n\r\n');
      const status = Number(head.split(' ')[1]);
      expect([bytes, ...faultsOf(world, 'nobody', { status, headers: {}, text })]).toEqual([bytes]);
      expect([bytes, status >= 400]).toEqual([bytes, true]);
    }

    // It still runs, and the requests got further than validation.
    expect((await fetch(`${product.url}/api/ready`)).status).toBe(200);
    // No client here is an operator: calls of the console refuse all of them.
    const open = operations.filter(({ path }) => !path.startsWith('/api/operator/'));
    // A quarter of them succeed as a rule; which ones is left to chance, so that half of it is asked for.
    expect(succeeded.size).toBeGreaterThan(open.length / 8);
    const people = [...world.bystanders, world.customer, world.handyman];
    const codes = smtp.caught.flatMap(({ content }) => codeIn(content) ?? []);
    expect(faultsInLog(product.output(), people, codes)).toEqual([]);
    figure(
      `hostile input, on ${engine}`,
      `${count.asked} requests to ${operations.length} documented calls, by nobody, customer, handyman and both`,
      `no 5xx, no leak in answers or log; ${count.refused} refused with a sentence${url === undefined ? '' : ', none of which wrote anything'}`,
    );
  });

  test('text that is taken comes back as it was given; what cannot be kept is refused, and the code still works', async () => {
    const { same, refused, taken } = await signUpWith(line, smtp, texts);
    const mailed = taken.slice(0, rounds(8, 100));
    await mailTo(line, smtp, mailed);
    expect(await product.stop('SIGTERM')).toBe(0);
    figure(
      `text that is kept, on ${engine}`,
      `${same + refused} signups with hostile names and addresses`,
      `${same} came back equal, ${refused} refused with 400 and the code still good; ${mailed.length} mails to such names, each to its owner alone`,
    );
  });
});
