import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';

export type Purpose = components['schemas']['PaymentPurpose'];

/** What somebody pays for. */
export interface Subject {
  memberId: string;
  /** The id of the bill, say; of a card that is checked, the member's. */
  reference: string;
}

/** What payments ask of the domain whose thing is paid for. Each call locks the thing until the transaction ends. */
export interface PaymentPurpose {
  /** Pence. Throws 404 where the member has no such thing, 409 `payment.nothing-due` where it is paid or costs nothing. */
  due: (tx: Executor, subject: Subject) => Promise<number>;
  /** Notes that it is paid; false where so much is not due (any more): the money goes back. */
  pay: (tx: Executor, subject: Subject, amountInPence: number) => Promise<boolean>;
  /** Notes that the bank has taken the money back. */
  takeBack: (tx: Executor, subject: Subject) => Promise<void>;
  /** Notes that a session has ended unpaid, once; `isCharge`: a kept card was charged while its owner was away. */
  ended: (tx: Executor, subject: Subject, how: { isCharge: boolean }) => Promise<void>;
}

/** Given by `gateway/domains.ts`: payments know nobody whose things are paid for. */
export interface PurposePorts {
  purposes: Readonly<Record<Purpose, PaymentPurpose>>;
}
