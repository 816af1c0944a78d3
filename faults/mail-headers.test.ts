import { expect, test } from 'vitest';
import { signupUser } from '#contract/user.ts';
import { usePlaces } from '../server/testing/places.ts';
import { openBrowser, startProduct } from '../server/testing/product.ts';
import { startSmtp } from '../server/testing/smtp.ts';
import { figure } from './figures.ts';

const { newFolder, newDatabase } = usePlaces();

const tricks = [
  'a@b.co, evil@x.co',
  'a@b.co\r\nBcc: evil@x.co',
  'a@b.co\nRCPT TO:<evil@x.co>',
  'evil@x.co (a@b.co)',
  'Group: evil@x.co;',
  '"a@b.co" <evil@x.co>',
  'a@b.co evil@x.co',
  'a@b.co%0aBcc:evil@x.co',
  'a@b.co;evil@x.co',
  'a@b.co\0, evil@x.co',
  'a@b.co\u2028Bcc: evil@x.co',
  '=?utf-8?q?evil=40x.co?= <a@b.co>',
  'a@b.co>\r\nRCPT TO:<evil@x.co',
];

test('an address with another hidden in it is refused, or gets exactly one mail', async () => {
  const smtp = await startSmtp();
  const product = await startProduct({
    DATA_DIR: newFolder(),
    DATABASE_URL: await newDatabase(),
    SMTP_URL: smtp.url,
    DEMO: 'false',
  });
  const browser = openBrowser(() => product);
  const taken: string[] = [];
  for (const email of tricks) {
    const status = (await browser.try(signupUser, { email })).status;
    if (status === 200) taken.push(email);
    else expect([email, status]).toEqual([email, 400]);
  }
  const last = 'last@example.com';
  await browser.send(signupUser, { email: last });
  const to = () => smtp.caught.map((mail) => mail.to);
  await expect.poll(to, { timeout: 120_000 }).toContainEqual([last]);
  expect(to().map(String).toSorted()).toEqual([...taken, last].toSorted());
  await product.stop('SIGTERM');
  await smtp.stop();
  figure(
    'mail header injection',
    `${tricks.length} addresses with another hidden in them`,
    `${tricks.length - taken.length} refused with 400, no mail to the hidden one`,
  );
});
