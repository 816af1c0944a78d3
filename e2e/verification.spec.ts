// Nouns: verification, application, operator
import type { Page } from '@playwright/test';
import { expectAccessible } from './setup/accessible.ts';
import { asOperator } from './setup/operators.ts';
import type { Account } from './setup/people.ts';
import { pictureFile } from './setup/pictures.ts';
import { listPath, rowOf } from './setup/steps.ts';
import { expect, test } from './setup/story.ts';
import { expectToast } from './setup/toasts.ts';

/** Written by people, so it is in no list of messages to translate. */
const complaint = 'तीन शिकायतें आई हैं।';
const excuse = 'माफ़ कीजिए, यह ग़लती से हुआ।';

test.use({ settings: { VERIFY_HANDYMEN: 'true' } });

/** From the queue, where the longest wait is first. */
const openApplication = async (page: Page, { name }: Account) => {
  await page.goto('/operator/applications');
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
};

const giveImages = async (page: Page) => {
  await page.getByLabel('Aadhar card, front').setInputFiles(await pictureFile());
  await page.getByLabel('Aadhar card, back').setInputFiles(await pictureFile('orange'));
};

test('an application is refused, mended, verified, and then seen by a customer with the badge @hindi', async ({
  open,
  handyman,
  newCustomer,
}) => {
  const { page } = handyman;
  await page.goto('/handyman/dashboard');
  await expect(
    page.getByRole('heading', { name: 'We are looking at your application' }),
  ).toBeVisible();
  await expect(page.getByText('Customers do not see you yet')).toBeVisible();
  await expectAccessible(page, 'a dashboard whose owner waits to be verified');

  const customer = await newCustomer();
  await customer.page.goto(listPath(customer));
  await customer.page.getByRole('button', { name: 'Show plumbers further away' }).click();
  await expect(customer.page.getByText('Too far away to be asked').first()).toBeVisible();
  await expect(rowOf(customer.page, handyman)).toHaveCount(0);

  const operator = await asOperator(await open(), 'support');
  await openApplication(operator, handyman);
  await expect(operator.getByText('Needs both sides of the card.')).toBeVisible();
  await expect(operator.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await expect(operator.getByRole('button', { name: 'Suspend and tell them' })).toHaveCount(0);
  await operator.getByRole('button', { name: 'Refuse and tell them' }).click();
  await expect(operator.getByLabel('What is wrong, and what they can do')).toBeFocused();
  await operator.getByRole('button', { name: 'Image missing' }).click();
  await expectAccessible(operator, 'an application without images');
  await operator.getByRole('button', { name: 'Refuse and tell them' }).click();
  await expectToast(operator, 'Refused. They are told by mail, with your reason.');

  await expect(
    page.getByRole('heading', { name: 'Your application needs something from you' }),
  ).toBeVisible();
  await expect(page.getByText('Please send images of the front and the back')).toBeVisible();
  await expectAccessible(page, 'a dashboard whose owner was refused');
  await page.getByRole('link', { name: 'See your application' }).click();
  await expect(page.getByText('Needs something', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Choose an image or write an answer.')).toBeVisible();
  await expectAccessible(page, 'a profile with a refused application');
  await giveImages(page);
  await page.getByLabel('Your answer').fill(excuse);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('Being looked at', { exact: true })).toBeVisible();
  await expect(page.getByText(excuse)).toBeVisible();

  await openApplication(operator, handyman);
  await expect(operator.getByText(excuse)).toBeVisible();
  await expect(operator.getByRole('button', { name: 'Approve' })).toBeDisabled();
  await operator.getByRole('button', { name: 'Open the images' }).click();
  const front = operator.getByRole('img', { name: `Aadhar card of ${handyman.name}, front` });
  await expect(front).toBeVisible();
  await expect(operator.getByText('Looked at an identity image').first()).toBeVisible();
  await expectAccessible(operator, 'an application with its images');
  await operator.getByRole('heading', { name: handyman.name }).click();
  await operator.keyboard.press('a');
  const sure = operator.getByRole('dialog');
  await expectAccessible(operator, 'the question before somebody is verified');
  await sure.getByRole('button', { name: 'Approve' }).click();
  await expectToast(operator, 'Verified. They are told by mail.');

  await expect(page.getByText('Your card carries the badge.')).toBeVisible();
  await expectAccessible(page, 'a verified profile');
  await customer.page.reload();
  const row = rowOf(customer.page, handyman);
  await expect(row.getByText('Verified', { exact: true })).toBeVisible();
  await expectAccessible(customer.page, 'the list with a verified professional');
});

test('an admin suspends somebody, who answers, and is restored @thorough', async ({
  open,
  handyman,
}) => {
  const { page } = handyman;
  const admin = await asOperator(await open());
  await admin.goto('/operator/applications');
  await expect(admin.getByRole('link', { name: handyman.name })).toBeVisible();
  await expectAccessible(admin, 'the queue of applications');
  await admin.goto('/operator/professionals?q=nobody+at+all');
  await expect(admin.getByText('Nobody fits')).toBeVisible();
  await expectAccessible(admin, 'no professional found');
  await admin.getByRole('button', { name: 'Export as CSV' }).click();
  await expect(admin.getByRole('dialog').getByLabel('Reason')).toBeVisible();
  await expectAccessible(admin, 'exporting the list');
  await admin.goto(`/operator/professionals?q=${handyman.email}`);
  await expect(admin.getByRole('row')).toHaveCount(2);
  await expectAccessible(admin, 'the professionals');
  await admin.getByRole('link', { name: handyman.name }).click();
  await admin.getByLabel('What is wrong, and what they can do').fill(complaint);
  await admin.getByRole('button', { name: 'Suspend and tell them' }).click();
  const question = admin.getByRole('dialog');
  await expectAccessible(admin, 'the question before a suspension');
  await question.getByRole('button', { name: 'Suspend and tell them' }).click();
  await expect(admin.getByRole('button', { name: 'End the suspension' })).toBeVisible();
  await expectAccessible(admin, 'a suspended professional');

  await page.goto('/handyman/profile');
  await expect(page.getByText(complaint)).toBeVisible();
  await page.getByLabel('Your answer').fill(excuse);
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  await expect(page.getByText('We have not looked at it yet')).toBeVisible();
  await expectAccessible(page, 'an answer to a suspension');

  await admin.goto('/operator/applications?status=suspended');
  await admin.getByRole('link', { name: handyman.name }).click();
  await expect(admin.getByText(excuse)).toBeVisible();
  await admin.getByLabel('What is wrong, and what they can do').fill(complaint);
  await admin.getByRole('button', { name: 'Turn the answer down and tell them' }).click();
  await expect(admin.getByText('Turned the answer down').first()).toBeVisible();
  await expect(page.getByText('You can write to us again from')).toBeVisible();
  await expectAccessible(page, 'an answer that was turned down');
  await admin.getByRole('button', { name: 'End the suspension' }).click();
  await expect(admin.getByText('Ended the suspension').first()).toBeVisible();
  await expect(page.getByText('Being looked at', { exact: true })).toBeVisible();
  await admin.goto('/operator/applications?status=refused');
  await expect(admin.getByText('Nothing waits')).toBeVisible();
  await expectAccessible(admin, 'an empty queue');
});
