// Nouns: header, footer, layout
import { expect, test } from './setup/story.ts';

test('the phone’s menu closes for good when a link is taken, and on Escape @thorough', async ({
  open,
}) => {
  const { page } = await open();
  await page.goto('/');
  const menu = page.getByRole('navigation', { name: 'Menu' });
  const button = page.getByRole('button', { name: /(Open|Close) menu/ });
  await button.click();
  await menu.getByRole('link', { name: 'Login/Signup' }).click();
  await expect(page).toHaveURL('/user/login');
  await expect(menu).toBeHidden();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeVisible();
  await expect(menu).toBeHidden();
  await button.click();
  await menu.getByRole('link', { name: 'Services' }).focus();
  await page.keyboard.press('Escape');
  await expect(menu).toBeHidden();
  await expect(button).toBeFocused();
});

test('a logged-in handyman finds the dashboard and the services from Home @desk @thorough', async ({
  handyman,
  isMobile,
}) => {
  const { page, context } = handyman;
  const bar = page.getByRole('banner');
  const openMenu = async () => {
    if (isMobile) await page.getByRole('button', { name: 'Open menu' }).click();
  };
  await page.goto('/');
  await openMenu();
  await expect(bar.getByRole('link', { name: 'Login/Signup' })).toHaveCount(0);
  await bar.getByRole('link', { name: 'Services' }).filter({ visible: true }).click();
  await expect(page.getByRole('heading', { name: 'Our Services' })).toBeInViewport();
  await openMenu();
  await bar.getByRole('link', { name: 'Dashboard' }).filter({ visible: true }).click();
  await expect(page).toHaveURL('/handyman/dashboard');
  await page.goto('/');
  await openMenu();
  await bar.getByRole('button', { name: 'Logout' }).filter({ visible: true }).click();
  await page.waitForURL('**/handyman/login');
  expect((await context.cookies()).map(({ name }) => name)).not.toContain('handyman_token');
});

test('a footer link to a part of the home page works every time @thorough', async ({
  open,
  isMobile,
}) => {
  const { page } = await open();
  await page.goto('/user/login');
  // Until it is there, what is below it moves.
  await expect(page.getByRole('heading', { name: 'Welcome back' })).toBeVisible();
  if (isMobile) {
    // A phone shows the columns folded.
    await page.getByRole('contentinfo').getByRole('button', { name: 'About Us' }).click();
  }
  for (let times = 0; times < 3; times += 1) {
    await page.getByRole('contentinfo').getByRole('link', { name: 'How it works' }).click();
    await expect(page.getByRole('heading', { name: 'How it works' })).toBeInViewport();
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    await expect(page.getByRole('heading', { name: 'How it works' })).not.toBeInViewport();
  }
});

test('the logo stays in one piece and Home keeps to the screen when text is twice as large @thorough', async ({
  open,
}) => {
  const { page } = await open();
  await page.goto('/');
  const logo = page.getByRole('banner').getByRole('link', { name: 'LocalHands' });
  const lines = () =>
    logo.locator('span').evaluate((span) => {
      const text = document.createRange();
      text.selectNodeContents(span);
      return new Set([...text.getClientRects()].map(({ top }) => Math.round(top / 20))).size;
    });
  const before = await lines();
  await page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });
  expect(await lines()).toBeLessThanOrEqual(before);
  const wide = await page.evaluate(() => document.documentElement.scrollWidth);
  expect(wide).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0);
});
