import { isRunning } from '../../../openapi/partners/switching-hub/losing-side/order-life.rules.ts';
import { longDate } from '../../words/date-words.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { DAY_MS } from '../../../platform/clock/clock.ts';
import { showBanner, withdrawBanner, type BannerContent } from '../banners/show-banner.ts';
import { becauseOf, nothingLeft } from './losing-switches.messages.ts';
import { comesFirst } from './losing-switches.rules.ts';
import type { LosingSwitchRow, OwnEnd } from './losing-switches.types.ts';

/** What is over is old after a month. */
const OLD_NEWS_MS = 30 * DAY_MS;

type Told = Pick<LosingSwitchRow, 'id' | 'planId' | 'status' | 'plannedDate' | 'caseNumber'>;
type About = { provider: string; ownEnd: OwnEnd | null };

/** What the dashboard says of a switch to another provider; nothing where it has only asked (SW-12). */
export function losingBanner(told: Told, about: About): Omit<BannerContent, 'topic'> | undefined {
  const look = { text: 'See your switch', action: `path:/dashboard/switches/${told.id}` } as const;
  const { provider, ownEnd } = about;
  switch (told.status) {
    case 'confirmed':
    case 'updated':
      // Who has not asked for it must not overlook it.
      return { variant: 'warning', ...comingWords(told, about), button: look, dismissible: false };
    case 'triggered':
      return {
        variant: 'info',
        title: `Your broadband has moved to ${provider}`,
        content: ownEnd
          ? `Your plan with us ended on ${longDate(ownEnd.lastDay)}. See what comes back to you, and how to send the router back.`
          : 'You pay us for no day after the switch. See what comes back to you, and how to send the router back.',
        button: look,
      };
    case 'cancelled':
    case 'expired':
      return ownEnd
        ? endingAnyway(told, provider, ownEnd)
        : {
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

function comingWords({ plannedDate, caseNumber }: Told, { provider, ownEnd }: About) {
  const day = plannedDate === null ? 'the day that you requested' : longDate(plannedDate);
  const asked = `You told us that this wasn’t you. We’ve opened a case and ask ${provider} to cancel`;
  if (!comesFirst(ownEnd))
    return {
      title: `Your broadband moves to ${provider}`,
      content:
        caseNumber === null
          ? `${provider} has ordered the switch for ${day}. Not you? Tell us now.`
          : `${asked}; unless they do, your service moves on ${day}.`,
    };
  const { lastDay, isOver, why } = ownEnd;
  const ordered =
    caseNumber === null ? `${provider} has ordered your switch for ${day}` : `${asked} the switch on ${day}`;
  const notYou = caseNumber === null ? ' Not you? Tell us now.' : '';
  if (isOver)
    return {
      title: `Your broadband ended on ${longDate(lastDay)}`,
      content: `Your plan has ended, ${becauseOf[why]}. ${ordered}. ${nothingLeft}${notYou}`,
    };
  const gap = caseNumber === null ? ': in between you have no broadband from us' : '';
  return {
    title: `Your broadband ends on ${longDate(lastDay)}`,
    content: `${ordered}. Your plan ends before that, as you asked us${gap}.${notYou}`,
  };
}

function endingAnyway(
  { planId }: Told,
  provider: string,
  { lastDay, isOver, why }: OwnEnd,
): Omit<BannerContent, 'topic'> {
  const off = `${provider} isn’t switching your broadband any more.`;
  return isOver
    ? {
        variant: 'info',
        title: `Your broadband ended on ${longDate(lastDay)}`,
        content: `${off} Your plan had ended before, ${becauseOf[why]}.`,
        button: { text: 'Got it', action: 'dismiss' },
      }
    : {
        variant: 'info',
        title: `Your broadband ends on ${longDate(lastDay)}, as you asked`,
        content: `${off} Your plan still ends, as you asked us to end it.`,
        button: { text: 'See how it ends', action: `path:/dashboard/plans/${planId}/leave` },
      };
}

const topicOf = ({ id }: Pick<LosingSwitchRow, 'id'>): string => `losing-switch:${id}`;

/** Shows how a switch stands; what was said before about it gives its place. */
export async function showLosing(tx: Executor, row: LosingSwitchRow, about: About, now: Date): Promise<void> {
  const banner = losingBanner(row, about);
  if (!banner) return hideLosing(tx, row);
  const endsAt = isRunning(row) ? {} : { endsAt: new Date(now.getTime() + OLD_NEWS_MS) };
  await showBanner(tx, row.memberId, { ...banner, ...endsAt, topic: topicOf(row) }, now);
}

/** Takes away what was said about a switch. */
export async function hideLosing(tx: Executor, row: Pick<LosingSwitchRow, 'id' | 'memberId'>): Promise<void> {
  await withdrawBanner(tx, row.memberId, topicOf(row));
}
