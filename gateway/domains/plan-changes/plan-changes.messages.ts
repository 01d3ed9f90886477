import { addDays, type LocalDate } from '../../../platform/clock/local-date.ts';
import { longDate, momentInWords } from '../../words/date-words.ts';
import { changeLink, toMember, type Addressee } from '../../words/mail-words.ts';
import type { Message } from '../../outbox/outbox.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { nameWithKit, sendBackBy } from '../plans/kit.rules.ts';
import { productOf } from '../plans/plans.service.ts';
import type { PlanRow } from '../plans/plans.types.ts';
import { movesOn, type SwitchAhead } from '../plans/switch-ahead.ts';
import { meshPointOf } from './plan-changes.rules.ts';
import type { ChangeRow } from './plan-changes.types.ts';

/** `ending`: taken back because the plan ends. `refused`: taken back because the network doesn't take it. */
export type Happened = 'asked' | 'undone' | 'ending' | 'refused' | 'inEffect';

type Change = Pick<
  ChangeRow,
  'productId' | 'meshWifi' | 'productIdBefore' | 'meshWifiBefore' | 'monthlyPriceInPence' | 'from'
>;

/** What else is said of a change. */
export interface Besides {
  /** A switch to another provider that is ordered. */
  ahead?: SwitchAhead | null;
  /** What bills have charged too much. */
  owedInPence?: number;
  /** The end of a boost that goes on, as the change that ended it is undone. */
  boostUntil?: Date | null | undefined;
  /** What was to come on top of a change that is refused. */
  onTop?: Change | undefined;
}

interface Told extends Besides {
  plan: Pick<PlanRow, 'id' | 'productId' | 'meshWifi' | 'monthlyPriceInPence'>;
  change: Change;
  today: LocalDate;
  /** The last day of the minimum term; null where none is left. */
  minimumTermEnd: LocalDate | null;
}

/** What a plan becomes, by its name. */
export const changedName = (change: Pick<Change, 'productId' | 'meshWifi' | 'meshWifiBefore'>): string =>
  nameWithKit(productOf(change).displayName, change.meshWifi, change.meshWifiBefore);

const BAG = 'we’ll post you a prepaid bag';

/** What becomes of the second Wi-Fi point, where a change adds it or takes it out. */
function kitLines(happened: Happened, { change, today }: Pick<Told, 'change' | 'today'>): string[] {
  const moves = meshPointOf(change, today);
  if (moves === null) return [];
  const isAdded = moves.goes === 'TO_HOME';
  const backBy = longDate(sendBackBy(today));
  switch (happened) {
    case 'asked':
      return [
        isAdded
          ? `We’ll post your second Wi-Fi point, free of charge. It’s with you by ${longDate(moves.by)}.`
          : `Use your second Wi-Fi point until ${longDate(addDays(change.from, -1))}. Then ${BAG}: please send it back by ${longDate(moves.by)}.`,
      ];
    case 'undone':
      return [
        isAdded
          ? `If your second Wi-Fi point has been posted already, ${BAG}: please send it back by ${backBy}.`
          : 'Your second Wi-Fi point stays with you.',
      ];
    case 'ending':
      return isAdded ? ['If your second Wi-Fi point has been posted already, send it back with the router.'] : [];
    case 'refused':
      return [
        isAdded
          ? `Please send your second Wi-Fi point back by ${backBy}: ${BAG}.`
          : 'Your second Wi-Fi point stays with you. If you’ve sent it back, we’ll post you another one.',
      ];
    case 'inEffect':
      return isAdded ? [] : [`Please send your second Wi-Fi point back by ${longDate(moves.by)}: ${BAG}.`];
  }
}

/** What a switch means for a change that comes before it. After the minimum term it costs no exit fee. */
function besideSwitch(ahead: SwitchAhead | null, termEnd: LocalDate | null): string[] {
  if (ahead === null) return [];
  if (ahead.isOverdue) return [`${movesOn(ahead)}. If they do before the change, it falls away.`];
  const mayCostFee = termEnd !== null && ahead.day <= termEnd;
  return [`${movesOn(ahead)}.${mayCostFee ? ' An exit fee for the switch goes by the price of your new plan.' : ''}`];
}

function wordsOf(happened: Happened, told: Told, hostUrl: string) {
  const { plan, change, minimumTermEnd, ahead = null, owedInPence = 0, boostUntil, onTop } = told;
  const price = (of: Pick<PlanRow, 'monthlyPriceInPence'>) => `${pounds(of.monthlyPriceInPence)} a month`;
  const now = { name: nameWithKit(productOf(plan).displayName, plan.meshWifi), price: price(plan) };
  const next = { name: changedName(change), price: price(change) };
  const day = longDate(change.from);
  const term = minimumTermEnd === null ? [] : [`The last day of your minimum term stays ${longDate(minimumTermEnd)}.`];
  const kit = kitLines(happened, told);
  switch (happened) {
    case 'asked':
      return {
        subject: `Your plan changes to ${next.name} on ${day}`,
        lines: [
          `From ${day}, the date of your next bill, your plan is ${next.name} at ${next.price}. Until then it stays ${now.name} at ${now.price}. Nobody has to come, and your router stays.`,
          ...kit,
          ...term,
          ...besideSwitch(ahead, minimumTermEnd),
          `Changed your mind? Undo it until ${longDate(addDays(change.from, -1))}. The amended contract summary and contract information are there, too: ${changeLink(hostUrl, plan.id)}`,
        ],
      };
    case 'undone':
      return {
        subject: 'Your plan stays as it is',
        lines: [`We’ve undone the change to ${next.name}. Your plan stays ${now.name} at ${now.price}.`, ...kit],
      };
    case 'ending':
      return {
        subject: 'Your change of plan is off',
        lines: [`Your plan is ending, so it won’t change to ${next.name} on ${day}.`, ...kit],
      };
    case 'refused':
      return {
        subject: 'Your plan stays as it is',
        lines: [
          `Sorry, the network didn’t take the change to ${next.name}, so we’ve undone it. Your plan is ${now.name} at ${now.price}, as it was before ${day}.`,
          ...(onTop ? [`The change to ${changedName(onTop)} on ${longDate(onTop.from)} is off with it.`] : []),
          ...(onTop && kit.length === 0 ? kitLines('undone', { ...told, change: onTop }) : kit),
          ...(owedInPence > 0 ? [`You’ve paid ${pounds(owedInPence)} too much, and we’ll give it back.`] : []),
          ...(boostUntil ? [`Your speed boost goes on until ${momentInWords(boostUntil)}.`] : []),
        ],
      };
    case 'inEffect':
      return {
        subject: `Your plan is ${next.name} now`,
        lines: [`Your plan is ${next.name} at ${next.price} from today, and so is your bill.`, ...kit, ...term],
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
