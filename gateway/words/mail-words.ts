import type { Message } from '../outbox/outbox.ts';

/** What can be nothing but a name: one word of letters, with marks, hyphens and apostrophes. */
const plainName = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u;

/**
 * The first line of an e-mail. Anybody can type anything as their name and a stranger's address beside it, so that a
 * name that could be a message of theirs is left out.
 */
export function greeting(name: string): string {
  return plainName.test(name) ? `Hey ${name},` : 'Hey there,';
}

/** Whom an e-mail is for, of the member's row. */
export interface Addressee {
  id: number;
  email: string;
  memberName: string;
}

/** An e-mail to a member, with its greeting; each of the lines is a paragraph. */
export function toMember({ id, email, memberName }: Addressee, subject: string, lines: readonly string[]): Message {
  const body = [greeting(memberName), ...lines].join('\n\n');
  return { memberId: String(id), channel: 'email', recipient: email, subject, body };
}

/** The page of an order on the site, for its member. */
export const orderLink = (hostUrl: string, orderId: string): string => `${hostUrl}/dashboard/orders/${orderId}`;

/** The page of an order of phones on the site, for its member. */
export const shopOrderLink = (hostUrl: string, shopOrderId: string): string =>
  `${hostUrl}/dashboard/orders/phones/${shopOrderId}`;

/** The agreement about a phone of an order, as a document for its member. */
export const agreementLink = (hostUrl: string, shopOrderId: string, pieceId: string): string =>
  `${hostUrl}/shop/v1/orders/${shopOrderId}/credit/${pieceId}/agreement`;

/** Where an order of phones goes on that is not paid yet. */
export const checkoutLink = (hostUrl: string): string => `${hostUrl}/checkout`;

/** The page of a bill on the site, for its member. */
export const billLink = (hostUrl: string, billId: string): string => `${hostUrl}/dashboard/bills/${billId}`;

/** The page of a plan on the site, for its member. */
export const planLink = (hostUrl: string, planId: string): string => `${hostUrl}/dashboard/plans/${planId}`;

/** How a plan of a member ends, on the site. */
export const leavingLink = (hostUrl: string, planId: string): string => `${hostUrl}/dashboard/plans/${planId}/leave`;

/** The page of a switch on the site, for its member. */
export const switchLink = (hostUrl: string, switchId: string): string => `${hostUrl}/dashboard/switches/${switchId}`;

/** What is wrong with a member's plan and how its repair goes, on the site. */
export const faultLink = (hostUrl: string, planId: string): string => `${hostUrl}/dashboard/plans/${planId}/fault`;

/** The change of a plan on the site, for its member. */
export const changeLink = (hostUrl: string, planId: string): string => `${hostUrl}/dashboard/plans/${planId}/change`;

/** How bills are paid, on the site, for its member. */
export const paymentMethodLink = (hostUrl: string): string => `${hostUrl}/dashboard/payment-method`;

/** Where SIMs are switched on and replaced, on the site. */
export const simsLink = (hostUrl: string): string => `${hostUrl}/activate`;

/** A member's link for friends and what has come of it, on the site. */
export const shareLink = (hostUrl: string): string => `${hostUrl}/spread`;
/** How a member's number comes or goes, on the site. */
export const numberLink = (hostUrl: string): string => `${hostUrl}/dashboard/number`;

/** A member's credit, on the site. */
export const topUpLink = (hostUrl: string): string => `${hostUrl}/top-up`;

/** A member's SIM plan, and where one is bought, on the site. */
export const simPlanLink = (hostUrl: string): string => `${hostUrl}/buy/goodybag`;

/** The receipt of a SIM plan that was paid by card, as a document for its member. */
export const simPlanReceiptLink = (hostUrl: string, purchaseId: string): string =>
  `${hostUrl}/sim/v1/my-plan/purchases/${purchaseId}/receipt`;

/** The receipt of a top-up, as a document for its member. */
export const topUpReceiptLink = (hostUrl: string, topUpId: string): string =>
  `${hostUrl}/credit/v1/top-ups/${topUpId}/receipt`;
