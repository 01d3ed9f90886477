/** What an account is good for, beside the pages that lead into it. */
export const besideAccountCopy = {
  heading: 'In your account',
  facts: ['Your order and its visits', 'Your bills, and how you pay', 'Your plan, and how to change it'],
} as const;
