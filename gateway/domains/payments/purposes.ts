import type { components } from '../../../openapi/generated/gateway.d.ts';
import type { Executor } from '../../../platform/db/open.ts';

export type Purpose = components['schemas']['PaymentPurpose'];
export type PaymentPart = components['schemas']['PaymentPart'];

/** What somebody pays for. */
export interface Subject {
  memberId: string;
  /** The id of the bill, say; of a card that is checked, the member's. */
  reference: string;
}

/** What somebody has paid for, with the session in which they have. */
export interface PaidSubject extends Subject {
  /** Of the session. */
  id: string;
  amountInPence: number;
  state: components['schemas']['PaymentSessionState'];
  /** The kept card that was charged while its owner was away; null where none was. */
  chargedCardId: string | null;
  /** The Direct Debit by which it was collected; null where it was not. */
  directDebitId: string | null;
}

/** What is told of something that the provider keeps of a member's, under its own id. */
interface KeptPorts {
  /** It is kept from now on; its bank may have yet to accept it. */
  begins: (tx: Executor, subject: PaidSubject, keptId: string) => Promise<void>;
  /** Its bank does not accept it. */
  refused: (tx: Executor, keptId: string) => Promise<void>;
  /** It was given in a session that its member has given up: it is to be ended at the provider. */
  unwanted: (tx: Executor, subject: Subject, keptId: string) => Promise<void>;
}

/**
 * Why the provider itself, and no bank, has refused for good to charge what is kept. GONE: it keeps it no more. NOT_ASKED: for a reason that is for our
 * team to see to, and no bank was asked.
 */
export type ProvidersNo = 'GONE' | 'NOT_ASKED';

/** UNHEARD: neither the provider nor a bank has said what became of it, so that money may have been taken. */
export type WhyUnpaid = ProvidersNo | 'UNHEARD';

/** What payments ask of the domain whose thing is paid for. Each call locks the thing until the transaction ends. */
export interface PaymentPurpose {
  /** Pence. Throws 404 where the member has no such thing, 409 `payment.nothing-due` where it is paid or costs nothing. */
  due: (tx: Executor, subject: Subject) => Promise<number>;
  /** What the amount is for, in the customer's words; left out where the purpose says it all. Locks nothing. */
  parts?: (db: Executor, subject: Subject) => Promise<PaymentPart[]>;
  /** Notes that it is paid; false where so much is not due (any more): the money goes back. */
  pay: (tx: Executor, subject: PaidSubject, amountInPence: number) => Promise<boolean>;
  /** Notes that the bank has taken the money back. */
  takeBack: (tx: Executor, subject: PaidSubject) => Promise<void>;
  /** Tells the member that it is paid: not where a bank returns what it had taken back, which is told in other words. */
  thank?: (tx: Executor, subject: Subject) => Promise<void>;
  /** Notes that a session has ended unpaid, once. */
  ended: (tx: Executor, subject: PaidSubject, why?: WhyUnpaid) => Promise<void>;
  /** What its sessions have the provider keep for later. */
  keeps?: KeptPorts;
  /** Notes that a bank has returned a collection unpaid, and tells the member; false where its reason says that they claim their money back. */
  returned?: (tx: Executor, subject: PaidSubject, reason: string) => Promise<boolean>;
  /** It writes to its member itself of what a bank has taken back or returned; of others it is said that they are due again. */
  tellsOfTakenBack?: true;
}

/** Given by `gateway/domains.ts`: payments know nobody whose things are paid for. */
export interface PurposePorts {
  purposes: Readonly<Record<Purpose, PaymentPurpose>>;
}

/** Given by `gateway/domains.ts`: what hangs on a kept card is not the payments' own. */
export interface CardPorts {
  /** Notes that a card is kept no more. */
  cardForgotten: (tx: Executor, memberId: string, cardId: string) => Promise<void>;
}
