import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import { longDate, timeOfDay } from '../../words/date-words.ts';
import { changeLink, toMember, type Addressee } from '../../words/mail-words.ts';
import type { Message } from '../../outbox/outbox.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { productOf } from '../plans/plans.service.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { movesOn, type SwitchAhead } from '../plans/switch-ahead.ts';
import type { ChangeRow } from './plan-changes.types.ts';

/** `ending`: taken back because the plan ends. `refused`: taken back because the network doesn't take it. */
export type Happened = 'asked' | 'undone' | 'ending' | 'refused' | 'inEffect';

/** What else is said of a change. */
export interface Besides {
  /** A switch to another provider that is ordered. */
  ahead?: SwitchAhead | null;
  /** What bills have charged too much. */
  owedInPence?: number;
  /** The end of a boost that goes on, as the change that ended it is undone. */
  boostUntil?: Date | null | undefined;
}

interface Told extends Besides {
  plan: Pick<PlanRow, 'id' | 'productId' | 'monthlyPriceInPence'>;
  change: Pick<ChangeRow, 'productId' | 'monthlyPriceInPence' | 'from'>;
  /** The last day of the minimum term; null where none is left. */
  minimumTermEnd: LocalDate | null;
}

/** What a switch means for a change that comes before it. After the minimum term it costs no exit fee. */
function besideSwitch(ahead: SwitchAhead | null, termEnd: LocalDate | null): string[] {
  if (ahead === null) return [];
  if (ahead.isOverdue) return [`${movesOn(ahead)}. If they do before the change, it falls away.`];
  const mayCostFee = termEnd !== null && ahead.day <= termEnd;
  return [`${movesOn(ahead)}.${mayCostFee ? ' An exit fee for the switch goes by the price of your new plan.' : ''}`];
}

const named = (of: Pick<PlanRow, 'productId' | 'monthlyPriceInPence'>): { name: string; price: string } => ({
  name: productOf(of).displayName,
  price: `${pounds(of.monthlyPriceInPence)} a month`,
});

function wordsOf(
  happened: Happened,
  { plan, change, minimumTermEnd, ahead = null, owedInPence = 0, boostUntil }: Told,
  hostUrl: string,
) {
  const [now, next, day] = [named(plan), named(change), longDate(change.from)];
  const term = minimumTermEnd === null ? [] : [`The last day of your minimum term stays ${longDate(minimumTermEnd)}.`];
  switch (happened) {
    case 'asked':
      return {
        subject: `Your plan changes to ${next.name} on ${day}`,
        lines: [
          `From ${day}, the date of your next bill, your plan is ${next.name} at ${next.price}. Until then it stays ${now.name} at ${now.price}. Nobody has to come, and your router stays.`,
          ...term,
          ...besideSwitch(ahead, minimumTermEnd),
          `Changed your mind? Undo it until ${longDate(addDays(change.from, -1))}. The amended contract summary and contract information are there, too: ${changeLink(hostUrl, plan.id)}`,
        ],
      };
    case 'undone':
      return {
        subject: 'Your plan stays as it is',
        lines: [`We’ve undone the change to ${next.name}. Your plan stays ${now.name} at ${now.price}.`],
      };
    case 'ending':
      return {
        subject: 'Your change of plan is off',
        lines: [`Your plan is ending, so it won’t change to ${next.name} on ${day}.`],
      };
    case 'refused':
      return {
        subject: 'Your plan stays as it is',
        lines: [
          `Sorry, the network didn’t take the change to ${next.name}, so we’ve undone it. Your plan is ${now.name} at ${now.price}, as it was before ${day}.`,
          ...(owedInPence > 0 ? [`You’ve paid ${pounds(owedInPence)} too much, and we’ll give it back.`] : []),
          ...(boostUntil
            ? [`Your speed boost goes on until ${timeOfDay(boostUntil)} on ${longDate(ukDateOf(boostUntil))}.`]
            : []),
        ],
      };
    case 'inEffect':
      return {
        subject: `Your plan is ${next.name} now`,
        lines: [`Your plan is ${next.name} at ${next.price} from today, and so is your bill.`, ...term],
      };
  }
}

/** The durable word on a change. */
export function changeMessage(
  member: Addressee,
  happened: Happened,
  told: Told,
  { brandName, hostUrl }: { brandName: string; hostUrl: string },
): Message {
  const { subject, lines } = wordsOf(happened, told, hostUrl);
  return toMember(member, subject, [...lines, brandName]);
}
