import type { SentinelId } from '../../../gateway/scenarios/sentinels.ts';
import { test } from './test.ts';

/** A member with a plan for a test home, on the first page of the booking. */
export const open = test.extend<{ openBooking: (home: SentinelId, lastName?: string) => Promise<void> }>({
  openBooking: async ({ page, gateway }, use) =>
    use(async (home, lastName = 'Fairweather') => {
      await gateway.register({ lastName });
      await gateway.draftPlan(home);
      await page.goto('/book-install');
    }),
});
