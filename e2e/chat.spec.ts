// Nouns: chat, console
import { workDoneCheck } from '#contract/booking.ts';
import { sendMessage } from '#contract/chat.ts';
import { randomUUID } from 'node:crypto';
import { expectAccessible } from './setup/accessible.ts';
import { agree, begin } from './setup/beforehand.ts';
import { openConsole } from './setup/console.ts';
import { logInWith } from './setup/people.ts';
import { pictureFile } from './setup/pictures.ts';
import { expect, test as base } from './setup/story.ts';

const test = base.extend<{ elsewhere: string }>({
  /** Another process of the product, as a second machine would run it. */
  elsewhere: async ({ product }, use) => {
    const another = await product.startAnother();
    await use(another.url);
    await another.stop('SIGTERM');
  },
});

/** While the stream is up nothing polls but the safety poll, every 30 seconds. */
const pushed = { timeout: 20_000 };

test('the two of a booking, each at a process of their own, write to each other, with a picture, and see what was read @hindi', async ({
  customer,
  absentHandyman,
  open,
  elsewhere,
}) => {
  const handyman = await logInWith(absentHandyman, await open({ baseURL: elsewhere }));
  const id = await agree(customer, handyman);
  const [hers, his] = [customer.page, handyman.page];
  await his.goto('/handyman/dashboard');
  await hers.goto(`/user/bookings/${id}`);
  const chat = hers.locator('#chat');
  await expect(chat.getByText('Nothing written yet')).toBeVisible();
  await expectAccessible(hers, 'a conversation that has not begun');

  const field = chat.getByPlaceholder('Write a message');
  await field.fill('The first gate is locked.');
  await field.press('Shift+Enter');
  await field.pressSequentially('Take the second.');
  await field.press('Enter');
  await expect(field).toHaveValue('');
  await expect(field).toBeFocused();
  await expect(chat.getByText('The first gate is locked.\nTake the second.')).toBeVisible();
  await expect(chat.getByText('Sent', { exact: true })).toBeVisible();

  await expect(his.getByText('1 new message').first()).toBeVisible(pushed);
  await his
    .getByRole('link', { name: /1 new message$/ })
    .first()
    .click();
  await his.waitForURL(`**/handyman/bookings/${id}#chat`);
  await expect(his.getByRole('button', { name: 'I am on my way' })).toHaveCount(1);
  await expect(his.getByText('Take the second.')).toBeVisible();
  await expect(chat.getByText('Read', { exact: true })).toBeVisible(pushed);
  await expect(his.getByText('1 new message')).toHaveCount(0);

  await his
    .locator('#chat')
    .getByLabel('Send a picture')
    .setInputFiles(await pictureFile());
  const picture = chat.getByRole('button', { name: 'Open: Picture from Ravi' });
  await expect(picture).toBeVisible(pushed);
  await picture.click();
  await expect(hers.getByRole('dialog').getByRole('img')).toHaveJSProperty('naturalWidth', 900);
  await expectAccessible(hers, 'a picture in a conversation');
  await hers.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await expectAccessible(hers, 'a conversation of the customer');
  await expectAccessible(his, 'the booking of the professional');

  await hers.goto('/user/bookings');
  await his.locator('#chat').getByRole('button', { name: 'I am at the gate' }).click();
  await expect(hers.getByText('1 new message')).toBeVisible(pushed);
  await expect(his.locator('#chat').getByText('Sent', { exact: true })).toBeVisible();
  await expectAccessible(hers, 'bookings with a message that waits');
  await hers.goto('/');
  await hers.getByRole('link', { name: '1 new message' }).click();
  await expect(hers.locator('#chat').getByText('I am at the gate')).toBeVisible();
  await expect(his.locator('#chat').getByText('Sent', { exact: true })).toHaveCount(0, pushed);
  await expect(his.locator('#chat').getByText('Read', { exact: true })).toBeVisible();
});

test('two days after the end it can be read and no longer written to; operators give a reason @thorough', async ({
  customer,
  handyman,
  product,
  open,
}) => {
  const id = await begin(customer, handyman);
  await handyman.send(
    sendMessage,
    { key: randomUUID(), text: 'I forgot my pliers at your place.' },
    { params: { id } },
  );
  await handyman.send(workDoneCheck, { handyman_id: handyman.id, user_id: customer.id });
  const { page } = customer;
  await page.goto(`/user/bookings/${id}`);
  const chat = page.locator('#chat');
  await expect(chat.getByText('You can write until')).toBeVisible();
  await chat.getByPlaceholder('Write a message').fill('Which ones?');
  await customer.context.setOffline(true);
  await chat.getByPlaceholder('Write a message').press('Enter');
  await expect(chat.getByText('Not sent.')).toBeVisible();
  await expectAccessible(page, 'a message that was not sent');
  await customer.context.setOffline(false);
  await product.sql(
    `update bookings set done_at = now() - interval '49 hours', ended_at = now() - interval '49 hours'
     where id = '${id}'`,
  );
  await page.reload();
  await expect(chat.getByText('This conversation closed two days')).toBeVisible();
  await expect(chat.getByText('I forgot my pliers at your place.')).toBeVisible();
  await expect(chat.getByPlaceholder('Write a message')).toHaveCount(0);
  await expectAccessible(page, 'a conversation that is closed');

  const desk = await openConsole(await open());
  await desk.goto(`/operator/bookings/${id}`);
  await expect(desk.getByRole('button', { name: 'Read the messages' })).toBeVisible();
  await expect(desk.getByText('I forgot my pliers at your place.')).toHaveCount(0);
  await desk.getByRole('button', { name: 'Read the messages' }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByRole('textbox').fill('The customer complains.');
  await dialog.getByRole('button', { name: 'Read the messages' }).click();
  await expect(desk.getByText('I forgot my pliers at your place.')).toBeVisible();
  await expectAccessible(desk, 'the messages of a booking at the desk');
});
