import type { SentinelId } from '../../../gateway/scenarios/sentinels.ts';
import type { NewMember } from './gateway.ts';
import { test } from './test.ts';

/** A member with a plan for a test home, on the first page of the booking. */
export const open = test.extend<{ openBooking: (home: SentinelId, lastName?: string) => Promise<NewMember> }>({
  openBooking: async ({ page, gateway }, use) =>
    use(async (home, lastName = 'Fairweather') => {
      const member = await gateway.register({ lastName });
      await gateway.draftPlan(home);
      await page.goto('/book-install');
      return member;
    }),
});
