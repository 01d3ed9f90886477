import { addDays } from '../../../platform/clock/local-date.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Message } from '../../outbox/outbox.ts';
import { cardInWords } from '../../words/card-words.ts';
import { longDate } from '../../words/date-words.ts';
import { simPlanLink, simPlanReceiptLink, toMember, topUpLink, type Addressee } from '../../words/mail-words.ts';
import { AUTOMATIC_BY } from '../airtime/airtime.rules.ts';
import { pounds } from '../contracts/contracts.rules.ts';
import { lastDayOf, soldPlan, usedUpOf } from './member-sim-plans.rules.ts';
import type { SimPlanRow } from './member-sim-plans.store.ts';

type Site = { brandName: string; hostUrl: string };
type KeptCard = components['schemas']['KeptCard'];

/** What follows a plan, of the one after which it comes. */
export interface Follows {
  row: SimPlanRow;
  card: KeptCard | undefined;
  balanceInPence: number;
  /** An automatic top-up would bring that to what is bought next. */
  isToppedUp: boolean;
}

export const named = (planId: string): string => `${soldPlan(planId).name} plan`;
const paid = ({ priceInPence, paidBy }: SimPlanRow): string =>
  `${pounds(priceInPence)} ${paidBy === 'CREDIT' ? 'from your credit' : 'by card'}`;
/** Where its receipt is: what is paid from credit has that of the top-up. */
const receiptOf = ({ id, paidBy }: SimPlanRow, { hostUrl }: Site): string[] =>
  paidBy === 'CARD' ? [`Your receipt: ${simPlanReceiptLink(hostUrl, id)}`] : [];
const lastDay = ({ endsAt }: SimPlanRow): string => (endsAt ? longDate(lastDayOf(endsAt)) : '');
const dayAfter = ({ endsAt }: SimPlanRow): string => (endsAt ? longDate(ukDateOf(endsAt)) : '');
const changeIt = ({ hostUrl }: Site): string => `Change or stop that: ${simPlanLink(hostUrl)}`;
const AFTER = 'After it you pay our credit rates for what you use, from your credit.';

/** From what the next plan is paid; null where nothing pays for it as it stands. */
function from({ row, card }: Follows): string | null {
  if (row.repeatPayBy === 'CREDIT') return 'your credit';
  return card ? `your ${cardInWords(card)}` : null;
}

/** What comes after a plan, in two sentences. */
function follows(said: Follows, site: Site): string {
  const { row, balanceInPence } = said;
  if (row.repeatPlanId === null) return `It isn’t repeated. ${AFTER}`;
  const { name, priceInPence } = soldPlan(row.repeatPlanId);
  const payer = from(said);
  if (payer === null)
    return `You’d like it repeated, and no card is kept for that. Please choose one, or it ends: ${simPlanLink(site.hostUrl)}`;
  const when = row.endsAt ? `On ${dayAfter(row)} we’ll` : 'When it ends, we’ll';
  const wayOut = said.isToppedUp
    ? `unless you top up before, we’ll first take ${pounds(AUTOMATIC_BY)} for it from the card of your automatic top-up`
    : 'please top up before, or your plan ends';
  const short =
    row.repeatPayBy === 'CREDIT' && balanceInPence < priceInPence
      ? ` Your credit is ${pounds(balanceInPence)} today, which isn’t enough: ${wayOut}: ${topUpLink(site.hostUrl)}`
      : '';
  return `${when} take ${pounds(priceInPence)} from ${payer} for your next 30 days (${name}), and email you three days before.${short}`;
}

/** A plan is bought and runs. */
export function begunMessage(to: Addressee, said: Follows, site: Site): Message {
  const { row } = said;
  const how = row.isRenewal ? 'We’ve repeated your plan, as you asked' : 'Thank you for buying your plan';
  return toMember(to, `Your ${named(row.planId)} is on`, [
    `${how}: ${paid(row)}. It runs until the end of ${lastDay(row)}.`,
    ...receiptOf(row, site),
    follows(said, site),
    'For 14 days after it was paid you can cancel it, and pay only for what you’ve had of it.',
    ...(row.repeatPlanId === null ? [] : [changeIt(site)]),
    site.brandName,
  ]);
}

/** A plan is bought and begins later. */
export function waitingMessage(
  to: Addressee,
  { said, current }: { said: Follows; current: SimPlanRow | undefined },
  site: Site,
): Message {
  const { row } = said;
  const when =
    current?.endsAt && row.start === 'WHEN_CURRENT_ENDS'
      ? `It begins on ${dayAfter(current)}, when the plan that you have ends.`
      : 'It begins as soon as your SIM is on. You don’t lose a day of it before.';
  return toMember(to, `Your ${named(row.planId)} is bought`, [
    `Thank you for buying your plan: ${paid(row)}. ${when}`,
    ...receiptOf(row, site),
    follows(said, site),
    `Until it begins you can take it back, and get all of your money back: ${simPlanLink(site.hostUrl)}`,
    site.brandName,
  ]);
}

/** A plan ends in three days, or is repeated. */
export function reminderMessage(to: Addressee, said: Follows, site: Site): Message {
  const { row } = said;
  const isRepeated = row.repeatPlanId !== null;
  return toMember(
    to,
    isRepeated && from(said) !== null ? 'Your plan is repeated in three days' : 'Your plan ends in three days',
    [
      `Your ${named(row.planId)} runs until the end of ${lastDay(row)}.`,
      follows(said, site).replace(', and email you three days before', ''),
      isRepeated ? changeIt(site) : `Buy your next plan: ${simPlanLink(site.hostUrl)}`,
      site.brandName,
    ],
  );
}

/** A card was refused, and is charged one more time. */
export function refusedMessage(to: Addressee, row: SimPlanRow, site: Site): Message {
  const again = row.chargedAgainAt
    ? longDate(ukDateOf(row.chargedAgainAt))
    : longDate(addDays(ukDateOf(row.askedAt), 1));
  const what = `${pounds(row.priceInPence)} for your next ${named(row.planId)}`;
  const why =
    row.whyUnpaid === 'NOT_ASKED'
      ? `We couldn’t take ${what} from your card, for a reason on our side. Your bank wasn’t asked, and nothing was taken.`
      : `Your bank didn’t accept ${what}. Nothing was taken.`;
  return toMember(to, 'We couldn’t repeat your plan', [
    `${why} We’ll try again on ${again}, for the last time.`,
    'Until then no plan runs, and you pay our credit rates from your credit.',
    `You can buy a plan yourself at any time, and we won’t try again then: ${simPlanLink(site.hostUrl)}`,
    site.brandName,
  ]);
}

/** A plan was given back. */
export function takenBackMessage(to: Addressee, row: SimPlanRow, site: Site): Message {
  const where =
    row.paidBy === 'CREDIT'
      ? 'is on your credit again'
      : 'is on its way to your card. That can take up to five working days';
  return toMember(to, `You’ve taken back your ${named(row.planId)}`, [
    `${pounds(row.priceInPence)} ${where}.`,
    `See your plan: ${simPlanLink(site.hostUrl)}`,
    site.brandName,
  ]);
}

/** A plan that ran was cancelled; `waiting`: the one that comes in its place. */
export function cancelledMessage(
  to: Addressee,
  { row, waiting }: { row: SimPlanRow; waiting: SimPlanRow | undefined },
  site: Site,
): Message {
  const { priceInPence, returnedInPence } = row;
  const where =
    row.paidBy === 'CREDIT'
      ? 'is on your credit again'
      : 'is on its way to your card. That can take up to five working days';
  const next = waiting
    ? `Your ${named(waiting.planId)}, which you’ve bought already, comes next.`
    : 'From now on you pay our credit rates for what you use, from your credit.';
  return toMember(to, `You’ve cancelled your ${named(row.planId)}`, [
    `Your ${named(row.planId)} has ended${waiting ? '' : ', and isn’t repeated'}. You’ve paid ${pounds(priceInPence)} for it and had ${pounds(priceInPence - returnedInPence)} of it: ${pounds(returnedInPence)} ${where}.`,
    `${next} See your plan: ${simPlanLink(site.hostUrl)}`,
    site.brandName,
  ]);
}

/** A bank has taken back what was paid for a plan that has not begun. */
export function lostMessage(to: Addressee, row: SimPlanRow, site: Site): Message {
  return toMember(to, `Your ${named(row.planId)} won’t begin`, [
    `Your bank has taken back your payment of ${pounds(row.priceInPence)}, so the plan that you bought with it won’t begin.`,
    'If you didn’t ask your bank for that, please talk to it.',
    `Buy a plan: ${simPlanLink(site.hostUrl)}`,
    site.brandName,
  ]);
}

/** What is bought when a plan ends was changed or stopped. */
export function repeatMessage(to: Addressee, said: Follows, site: Site): Message {
  const { row } = said;
  return toMember(to, row.repeatPlanId === null ? 'Your plan isn’t repeated any more' : 'Your plan is repeated', [
    row.endsAt
      ? `Your ${named(row.planId)} runs until the end of ${lastDay(row)}.`
      : `Your ${named(row.planId)} is still to begin.`,
    follows(said, site),
    changeIt(site),
    site.brandName,
  ]);
}

const parts: Readonly<Record<string, string>> = { DATA: 'data', MINUTES: 'minutes', TEXTS: 'texts' };

/** 80 or 100 % of a part of a plan is used. Undefined of a part that came later. */
export function usedMessage(
  to: Addressee,
  { row, part, percent }: { row: SimPlanRow; part: string; percent: number },
  site: Site,
): Message | undefined {
  const what = parts[part];
  if (what === undefined) return undefined;
  const isAll = usedUpOf(row).some((each) => each === part);
  return toMember(to, isAll ? `You’ve used all the ${what} of your plan` : `You’ve used ${percent}% of your ${what}`, [
    isAll
      ? `You’ve used all the ${what} of your ${named(row.planId)}. Until the end of ${lastDay(row)} you pay our credit rates for more, from your credit.`
      : `You’ve used ${percent}% of the ${what} of your ${named(row.planId)}, which runs until the end of ${lastDay(row)}.`,
    `You can buy a plan that begins at once; what’s left of the one that you have is lost then: ${simPlanLink(site.hostUrl)}`,
    site.brandName,
  ]);
}
