import type { components } from '../../openapi/generated/lender.d.ts';
import { ukDateOf } from '../../platform/clock/clock.ts';
import { HttpProblem } from '../../platform/http/problem.ts';
import { withdrawUntilOf } from './application-life.rules.ts';
import type { applications } from './db/schema.ts';

type Schemas = components['schemas'];
type Row = typeof applications.$inferSelect;
/** What changes; null when it has been done before, and nothing does. */
type Change = Partial<Row> | null;

/** How far the clock of a shop may be ahead. */
const AHEAD_MS = 5 * 60_000;

const refused = (code: string, message: string) => new HttpProblem(409, code, { message });
const ended = ({ state }: Row) => refused('application.ended', `It is ${state.toLowerCase()}`);

/** Not so either where a moment is none, such as a leap second. */
const isBetween = (moment: Date, from: Date | null, now: Date): boolean =>
  from !== null && moment.getTime() >= from.getTime() - AHEAD_MS && moment.getTime() <= now.getTime() + AHEAD_MS;

/**
 * The day of the signature is what counts, so that one that reaches the lender late is none too late. Throws 409
 * `application.not-accepted`, `application.lapsed`, `application.ended`, `signature.not-possible`.
 */
export function sign(row: Row, { name, signedAt }: Schemas['Signature'], now: Date): Change {
  const lapsed = refused('application.lapsed', 'It was not signed in time');
  const moment = new Date(signedAt);
  switch (row.state) {
    case 'REFERRED':
    case 'DECLINED':
      throw refused('application.not-accepted', 'It is not accepted');
    case 'WITHDRAWN':
    case 'CANCELLED':
      throw ended(row);
    case 'SIGNED':
    case 'PAID_OUT':
      return null;
    case 'LAPSED':
    case 'ACCEPTED':
      // It lapsed as the goods were not sent, or so long ago that it is forgotten who applied.
      if (row.signedAt !== null || row.applicant === null) throw lapsed;
      if (!isBetween(moment, row.decidedAt, now))
        throw refused('signature.not-possible', 'It is signed after it is accepted, and not ahead of time');
      if (row.acceptedUntil === null || ukDateOf(moment) > row.acceptedUntil) throw lapsed;
      return { state: 'SIGNED', signedAs: name, signedAt: moment, agreedAt: now };
  }
}

/** Throws 409 `agreement.not-signed`, `application.ended`. */
export function draw(row: Row, now: Date): Change {
  assertAgreement(row);
  return row.drawnAt === null ? { drawnAt: now } : null;
}

/** Throws 409 `agreement.not-signed`, `withdrawal.too-late`, `withdrawal.not-possible`, `application.ended`. */
export function withdraw(row: Row, { withdrawnAt }: Schemas['Withdrawal'], now: Date): Change {
  if (row.state === 'WITHDRAWN') return null;
  const { signedAt, agreedAt } = assertAgreement(row);
  const moment = new Date(withdrawnAt);
  if (!isBetween(moment, signedAt, now))
    throw refused('withdrawal.not-possible', 'It is withdrawn from after it is signed, and not ahead of time');
  const until = withdrawUntilOf(agreedAt);
  if (ukDateOf(moment) > until) throw refused('withdrawal.too-late', `It could be withdrawn from until ${until}`);
  return { state: 'WITHDRAWN', endedAt: moment };
}

/** Throws 409 `application.ended`. */
export function cancel(row: Row, now: Date): Change {
  switch (row.state) {
    case 'CANCELLED':
      return null;
    case 'DECLINED':
    case 'LAPSED':
    case 'WITHDRAWN':
      throw ended(row);
    case 'REFERRED':
    case 'ACCEPTED':
    case 'SIGNED':
    case 'PAID_OUT':
      return { state: 'CANCELLED', endedAt: now };
  }
}

/** When an agreement that holds was signed, and made. */
function assertAgreement(row: Row): { signedAt: Date; agreedAt: Date } {
  if (row.state === 'REFERRED' || row.state === 'ACCEPTED')
    throw refused('agreement.not-signed', 'There is no agreement');
  const { state, signedAt, agreedAt } = row;
  if ((state !== 'SIGNED' && state !== 'PAID_OUT') || signedAt === null || agreedAt === null) throw ended(row);
  return { signedAt, agreedAt };
}
