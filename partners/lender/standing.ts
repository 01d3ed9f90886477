import type { components } from '../../openapi/generated/lender.d.ts';
import { ukDateOf } from '../../platform/clock/clock.ts';
import { addDays } from '../../platform/clock/local-date.ts';
import { withdrawUntilOf } from './application-life.rules.ts';
import type { applications } from './db/schema.ts';
import { quoteOf, scheduleOf } from './quote.rules.ts';

type Schemas = components['schemas'];
type Row = typeof applications.$inferSelect;

const CUSTOMER_REPAYS_IN_DAYS = 30;
const SHOP_REPAYS_IN_DAYS = 14;

function agreementOf({
  terms,
  agreementNumber,
  signedAs,
  signedAt,
  agreedAt,
  paidOutOn,
}: Row): Schemas['Agreement'] | null {
  if (agreementNumber === null || signedAs === null || signedAt === null || agreedAt === null) return null;
  return {
    number: agreementNumber,
    signedAs,
    signedAt: signedAt.toISOString(),
    withdrawUntil: withdrawUntilOf(agreedAt),
    payments: scheduleOf(terms, ukDateOf(signedAt)),
    paidOutOn,
  };
}

function repaymentOf({ state, terms, endedAt, paidOutOn }: Row): Schemas['Repayment'] | null {
  if (paidOutOn === null || endedAt === null) return null;
  const isCustomer = state === 'WITHDRAWN';
  return {
    from: isCustomer ? 'CUSTOMER' : 'SHOP',
    amountInPence: quoteOf(terms).lentInPence,
    dueOn: addDays(ukDateOf(endedAt), isCustomer ? CUSTOMER_REPAYS_IN_DAYS : SHOP_REPAYS_IN_DAYS),
  };
}

/** How an application stands, as the shop is told. */
export function standingOf(row: Row): Schemas['Standing'] {
  const { reference, state, creditReferenceAgency, acceptedUntil } = row;
  return {
    reference,
    state,
    creditReferenceAgency,
    acceptedUntil,
    quote: quoteOf(row.terms),
    agreement: agreementOf(row),
    repayment: repaymentOf(row),
  };
}
