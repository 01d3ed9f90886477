import type { SentinelId } from '../../../gateway/scenarios/sentinels.ts';
import { sentinel } from '../../../gateway/scenarios/sentinels.ts';
import type { Pages } from './pages.ts';
import { test } from './test.ts';

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

type Fixtures = {
  /** A member with a customised plan, at the form for the details of a provider. */
  openDetails: (home?: SentinelId) => Promise<void>;
  /** The same, and a match has been asked for as this customer. */
  askAs: (id: SentinelId) => Promise<void>;
};

export const open = test.extend<Fixtures>({
  openDetails: async ({ page, pages, gateway }, use) =>
    use(async (home = 'visits-both') => {
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
});
