/** What can be nothing but a name: one word of letters, with marks, hyphens and apostrophes. */
const plainName = /^\p{L}[\p{L}\p{M}'’-]{0,29}$/u;

/**
 * The first line of an e-mail. Anybody can type anything as their name and a stranger's address beside it, so that a
 * name that could be a message of theirs is left out.
 */
export function greeting(name: string): string {
  return plainName.test(name) ? `Hey ${name},` : 'Hey there,';
}

/** The page of an order on the site, for its member. */
export const orderLink = (hostUrl: string, orderId: string): string => `${hostUrl}/dashboard/orders/${orderId}`;

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
