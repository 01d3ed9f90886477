import type { LocalDate } from '../../../platform/clock/local-date.ts';
import { longDate } from '../../words/date-words.ts';
import { planLink, toMember, type Addressee } from '../../words/mail-words.ts';
import type { Message } from '../../outbox/outbox.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import type { Product } from '../products/products.catalogue.ts';
import type { Notice } from './notices.rules.ts';

interface Facts {
  planId: string;
  planName: string;
  /** It has no minimum term. */
  isRolling: boolean;
  monthlyPriceInPence: number;
  /** What the plan is going to cost, as its member has agreed. */
  change: { monthlyPriceInPence: number; from: LocalDate } | undefined;
  /** All that this home can order today, the prices of new customers. */
  offers: readonly Product[];
}

function offerLine({ displayName, priceInPence, contractDurationText, setupPriceInPence }: Product): string {
  const setUp = setupPriceInPence > 0 ? `, set-up ${pounds(setupPriceInPence)}` : '';
  return `${displayName}, ${contractDurationText}: ${pounds(priceInPence)} a month${setUp}`;
}

/** What the member pays now, and after that. */
function priceLine(price: string, change: Facts['change'], isEnd: boolean): string {
  if (change)
    return `You pay ${price} now, and ${pounds(change.monthlyPriceInPence)} a month from ${longDate(change.from)}, as you agreed.`;
  return isEnd ? `You pay ${price} now, and the same after that day.` : `You pay ${price}.`;
}

const FREELY = 'with one month’s notice and no exit fee';

const beforeEnd = (about: LocalDate, { planName }: Facts) => ({
  opening: `The minimum term of your ${planName} plan ends on ${longDate(about)}. You don’t have to do anything.`,
  leaving: `Once the minimum term is over, you can leave ${FREELY}.`,
});

const yearly = ({ planName, isRolling }: Facts) =>
  isRolling
    ? {
        opening: `Your ${planName} plan rolls from month to month. Here is what else you could have.`,
        leaving: 'You can leave with the end of the month you’ve paid for, and there’s no exit fee.',
      }
    : {
        opening: `You’re out of contract with your ${planName} plan. Here is what else you could have.`,
        leaving: `You can leave ${FREELY}.`,
      };

/** The notice that the rules ask for: end of contract, or the best tariffs once a year (General Conditions C1). */
export function noticeMessage(
  member: Addressee,
  { kind, about }: Notice,
  facts: Facts,
  { brandName, hostUrl }: { brandName: string; hostUrl: string },
): Message {
  const { planId, monthlyPriceInPence, change, offers } = facts;
  const price = `${pounds(monthlyPriceInPence)} a month`;
  const isEnd = kind === 'END_OF_CONTRACT';
  const { opening, leaving } = isEnd ? beforeEnd(about, facts) : yearly(facts);
  const message = toMember(
    member,
    isEnd ? `Your contract ends on ${longDate(about)}` : 'Our best prices for your home',
    [
      opening,
      `${priceLine(price, change, isEnd)} ${leaving}`,
      [`Our plans for your home, the same prices that new customers pay:`, ...offers.map(offerLine)].join('\n'),
      `See your plan: ${planLink(hostUrl, planId)}`,
      brandName,
    ],
  );
  return { ...message, waitsForDay: true };
}
