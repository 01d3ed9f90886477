import type { Page } from '@playwright/test';
import type { SentinelId } from '../../../gateway/scenarios/sentinels.ts';
import { sentinel } from '../../../gateway/scenarios/sentinels.ts';
import type { GatewaySession } from './gateway.ts';
import type { Pages } from './pages.ts';
import { expect, test } from './test.ts';

/** What is typed for a customer of whom the outcome is known. */
export function customerOf(id: SentinelId): { lastName: string; accountNumber?: string } {
  const { value, also } = sentinel(id);
  const accountNumber = also && 'accountNumber' in also ? also.accountNumber : undefined;
  return { lastName: value, ...(accountNumber === undefined ? {} : { accountNumber }) };
}

export const riverbourne = 'Riverbourne Broadband';

/** At the details form of that provider, from the question on. */
export async function giveProvider(pages: Pages, name = riverbourne): Promise<void> {
  await pages.choosingSwitch.answer('switch');
  await pages.switching.choose(name);
}

/** A page that has been told draws it in this time; if not, it is told again. */
export const brief = { timeout: 500 };

async function hurryUntil(
  { page, gateway }: { page: Page; gateway: GatewaySession },
  isThere: () => Promise<void>,
): Promise<void> {
  await expect(async () => {
    await gateway.hurry();
    await page.clock.runFor(1_000);
    await isThere();
  }).toPass({ timeout: 30_000, intervals: [0] });
}

type Fixtures = {
  /**
   * What the provider, the gateway and the page would wait for passes at once, until the page has what is looked for. The
   * page's clock has to be installed; `isThere` should not take long.
   */
  soon: (isThere: () => Promise<void>) => Promise<void>;
  /** A member with a customised plan, at the form for the details of a provider. */
  openDetails: (home?: SentinelId) => Promise<void>;
  /** The same, and a match has been asked for as this customer. */
  askAs: (id: SentinelId) => Promise<void>;
  /** Asks for a match and is back with the provider's answer. */
  answered: (ask: () => Promise<unknown>) => Promise<void>;
};

export const open = test.extend<Fixtures>({
  openDetails: async ({ page, pages, gateway }, use) =>
    use(async (home = 'visits-both') => {
      await page.clock.install();
      await gateway.register();
      await gateway.draftPlan(home);
      await page.goto('/switch');
      await giveProvider(pages);
    }),
  askAs: async ({ openDetails, pages }, use) =>
    use(async (id) => {
      await openDetails();
      await pages.switching.ask(customerOf(id));
    }),
  soon: async ({ page, gateway }, use) => use((isThere) => hurryUntil({ page, gateway }, isThere)),
  answered: async ({ page, soon }, use) =>
    use(async (ask) => {
      const sent = page.waitForResponse(
        (answer) => /\/switches(\/[^/]+)?$/.test(answer.url()) && ['POST', 'PUT'].includes(answer.request().method()),
      );
      await ask();
      await sent;
      const heading = page.getByRole('heading', { level: 1, includeHidden: true });
      await soon(() => expect(heading).not.toHaveText(/^Asking/, brief));
    }),
});
