import { isRunning } from '../../../openapi/partners/switching-hub/losing-side/order-life.rules.ts';
import { longDate } from '../../words/date-words.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { DAY_MS } from '../../../platform/clock/clock.ts';
import { showBanner, withdrawBanner, type BannerContent } from '../banners/show-banner.ts';
import type { LosingSwitchRow } from './losing-switches.types.ts';

/** What is over is old after a month. */
const OLD_NEWS_MS = 30 * DAY_MS;

type Told = Pick<LosingSwitchRow, 'id' | 'status' | 'plannedDate' | 'caseNumber'>;

/** What the dashboard says of a switch to another provider; nothing where it has only asked (SW-12). */
export function losingBanner(
  { id, status, plannedDate, caseNumber }: Told,
  provider: string,
): Omit<BannerContent, 'topic'> | undefined {
  const look = { text: 'See your switch', action: `path:/dashboard/switches/${id}` } as const;
  const day = plannedDate === null ? 'the day that you requested' : longDate(plannedDate);
  switch (status) {
    case 'confirmed':
    case 'updated':
      return {
        variant: 'warning',
        title: `Your broadband moves to ${provider}`,
        content:
          caseNumber === null
            ? `${provider} has ordered the switch for ${day}. Not you? Tell us now.`
            : `You told us that this wasn’t you. We’ve opened a case and ask ${provider} to cancel; unless they do, your service moves on ${day}.`,
        button: look,
        // Who has not asked for it must not overlook it.
        dismissible: false,
      };
    case 'triggered':
      return {
        variant: 'info',
        title: `Your broadband has moved to ${provider}`,
        content: 'You pay us for no day after the switch. See what comes back to you, and how to send the router back.',
        button: look,
      };
    case 'cancelled':
    case 'expired':
      return {
        variant: 'success',
        title: 'Your broadband stays with us',
        content: `${provider} isn’t switching your broadband any more. Your service goes on as before.`,
        button: { text: 'Got it', action: 'dismiss' },
      };
    case 'new':
    case 'voided':
      return undefined;
  }
}

/** Shows how a switch stands; what was said before about it gives its place. */
export async function showLosing(
  tx: Executor,
  row: LosingSwitchRow,
  { provider, now }: { provider: string; now: Date },
): Promise<void> {
  const topic = `losing-switch:${row.id}`;
  const banner = losingBanner(row, provider);
  if (!banner) return withdrawBanner(tx, row.memberId, topic);
  const endsAt = isRunning(row) ? {} : { endsAt: new Date(now.getTime() + OLD_NEWS_MS) };
  await showBanner(tx, row.memberId, { ...banner, ...endsAt, topic }, now);
}
