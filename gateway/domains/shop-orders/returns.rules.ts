import type { components } from '../../../openapi/generated/gateway.d.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import { addDays, addMonths, type LocalDate } from '../../../platform/clock/local-date.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { ukTime } from '../../../platform/clock/uk-time.ts';
import type { shopReturns } from '../../db/schema/shop-orders.ts';

type Schemas = components['schemas'];
export type ReturnOption = Schemas['ShopReturnOption'];
export type ReturnReason = Schemas['ShopReturnReason'];
export type ReturnRow = typeof shopReturns.$inferSelect;

/** Days to change one's mind, from the day after the delivery (Consumer Contracts Regulations 2013, regulation 30). */
const MIND_DAYS = 14;
/** Days to reject what is faulty, from the day after the delivery (Consumer Rights Act 2015, section 22). */
const REJECT_DAYS = 30;
/** So long a fault is taken to have been there from the first day (section 19), and what is faulty is repaired or replaced (section 23). */
const ASSUMED_MONTHS = 6;
/** Of refurbished phones, which is ours. */
const WARRANTY_MONTHS = 12;
/** To hand in what is to come back, and to send the money after it is here or proof of posting (regulation 34). */
const POST_DAYS = 14;
const MONEY_DAYS = 14;
/** So long before its last day we remind of what has not been handed in. */
const REMINDED_BEFORE_DAYS = 3;
/** How long a code of the courier's is good for. */
const CODE_DAYS = 60;

interface Sent {
  /** When the order came; null while it has not. */
  deliveredAt: Date | null;
  condition: 'NEW' | 'REFURBISHED';
  /** Another one was sent in its place before: it is the money the second time (section 24). */
  isReplaced: boolean;
}

/** For which reasons a phone can be sent back today (PH-08), with what comes of it. */
export function returnOptions({ deliveredAt, condition, isReplaced }: Sent, today: LocalDate): ReturnOption[] {
  if (deliveredAt === null) return [];
  const day = ukDateOf(deliveredAt);
  const second = isReplaced ? 'REFUND' : 'REPLACEMENT';
  const mind: ReturnOption = {
    reason: 'CHANGE_OF_MIND',
    ground: 'CHANGE_OF_MIND',
    outcome: 'REFUND',
    until: addDays(day, MIND_DAYS),
  };
  const faulty: ReturnOption[] = [
    { reason: 'FAULTY', ground: 'FAULTY_EARLY', outcome: 'REFUND', until: addDays(day, REJECT_DAYS) },
    { reason: 'FAULTY', ground: 'FAULTY_LATER', outcome: second, until: addMonths(day, ASSUMED_MONTHS) },
  ];
  if (condition === 'REFURBISHED')
    faulty.push({ reason: 'FAULTY', ground: 'WARRANTY', outcome: second, until: addMonths(day, WARRANTY_MONTHS) });
  const open = ({ until }: ReturnOption) => today <= until;
  const best = faulty.find(open);
  return [...(open(mind) && !isReplaced ? [mind] : []), ...(best ? [best] : [])];
}

/** What is wrong with the reason alone: somebody has to look for the fault. */
export function assertDescribed(reason: ReturnReason, description: string | undefined): void {
  if (reason !== 'FAULTY' || (description ?? '').trim() !== '') return;
  const message = 'Tell us what is wrong with it';
  throw new HttpProblem(400, 'validation.failed', { message, fields: [{ path: 'body.description', message }] });
}

/** So much is kept of one return: four times what can be said at once. */
const MAX_SAID = 2000;

/** What is known to be wrong with a phone, with what is said of it in another tab; null where nothing was said. Throws 400 where that is too much. */
export function withMore(before: string | null, said: string): string | null {
  if (said === '' || before?.includes(said) === true) return before;
  const both = before === null ? said : `${before}\n${said}`;
  if (both.length <= MAX_SAID) return both;
  const message = 'We’ve got a long description of this already. If there’s more to know, talk to us';
  throw new HttpProblem(400, 'validation.failed', { message, fields: [{ path: 'body.description', message }] });
}

/**
 * What a return of several phones rests on: all of them have to have that reason, and the one that has it for the shortest while speaks for
 * all. Throws 409 `return.not-possible`.
 */
export function optionFor(options: readonly (readonly ReturnOption[])[], reason: ReturnReason): ReturnOption {
  const found = options.map((ofOne) => ofOne.find((option) => option.reason === reason));
  const known = found.filter((option) => option !== undefined);
  const isRefund = known.every(({ outcome }) => outcome === 'REFUND');
  const [first] = known.toSorted((one, other) => (one.until < other.until ? -1 : 1));
  if (!first || known.length < found.length) throw notPossible(reason);
  return { ...first, outcome: isRefund ? 'REFUND' : 'REPLACEMENT' };
}

function notPossible(reason: ReturnReason): HttpProblem {
  return new HttpProblem(409, 'return.not-possible', {
    message:
      reason === 'FAULTY'
        ? 'This can’t be sent back here (any more), or is on its way to us. You have rights for six years: talk to us.'
        : 'The 14 days to change your mind are over, or it’s on its way back to us. If it’s faulty, tell us so.',
  });
}

type Begun = Pick<ReturnRow, 'askedAt' | 'codeGivenAt'>;

/** Nobody can hand something in without its code. */
const firstDay = ({ askedAt, codeGivenAt }: Begun): LocalDate => ukDateOf(codeGivenAt ?? askedAt);

/** The day by which a phone is to be handed in. Before there is a code, as if it came at once. */
export const sendBy = (row: Begun): LocalDate => addDays(firstDay(row), POST_DAYS);

/** Days after its code was given at which we remind of what has not been handed in. */
export const REMINDED_AFTER_DAYS = POST_DAYS - REMINDED_BEFORE_DAYS;

/** The last day on which the courier takes it with its code. */
export const codeUntil = (row: Begun): LocalDate => addDays(firstDay(row), CODE_DAYS);

/** When a code has run out: as its last day ends in the UK. */
export const lapsesAt = (row: Begun): Date => new Date(ukTime(addDays(codeUntil(row), 1), 0));

/** The last day for money that is to come: 14 days after the phone is here, or after proof that it was posted, whichever is earlier. */
export function moneyBackBy({
  state,
  outcome,
  postedAt,
  receivedAt,
}: Pick<ReturnRow, 'state' | 'outcome' | 'postedAt' | 'receivedAt'>): LocalDate | null {
  const since = postedAt ?? receivedAt;
  return state !== 'POSTED' || outcome !== 'REFUND' || since === null ? null : addDays(ukDateOf(since), MONEY_DAYS);
}

/** Days after proof of posting, or after a parcel was refused, at which money goes back also where nothing has arrived. */
export const SETTLED_AFTER_DAYS = MONEY_DAYS - 1;

/** Whether a customer can keep it still. */
export const isWithdrawable = ({ state }: Pick<ReturnRow, 'state'>): boolean => state === 'EXPECTED';
