import type { BrowserContext } from '@playwright/test';

/** What a browser did that it never should: whatever leaves the machine, breaks the policy or throws. */
export const watch = async (context: BrowserContext, url: string, wrongs: string[]) => {
  const ours = new URL(url).hostname;
  context.on('request', (request) => {
    const { hostname, protocol, href } = new URL(request.url());
    if (protocol.startsWith('http') && hostname !== ours) wrongs.push(`asked ${href}`);
  });
  context.on('weberror', (error) => wrongs.push(`threw ${error.error().message}`));
  await context.exposeBinding('reportViolation', (_, what: string) => wrongs.push(what));
  await context.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', (event) => {
      const report = Reflect.get(window, 'reportViolation') as (what: string) => void;
      report(`broke ${event.violatedDirective} with ${event.blockedURI} on ${location.pathname}`);
    });
  });
};
