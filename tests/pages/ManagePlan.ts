import type { Page } from '@playwright/test';

/** /dashboard/plans/{planId} */
export const managePlan = (page: Page) => {
  const card = (name: string | RegExp) => page.getByRole('main').getByRole('region', { name });
  // Without its plan the card is called what every plan is called.
  const cards = { plan: card('Your plan'), boost: card('Boost'), pause: card('Pause') };
  const dialog = page.getByRole('dialog');
  return {
    heading: 'Your plan',
    ...cards,
    contract: card('Your contract'),
    retry: (of: keyof typeof cards) => cards[of].getByRole('button', { name: /^Try again/ }),
    /** Of the page, where it is all that the page says. */
    anyRetry: page.getByRole('main').getByRole('button', { name: /^Try again/ }),
    firstDay: dialog.getByLabel(/^First day/),
    days: dialog.getByLabel(/^Number of days/),
    agree: dialog.getByRole('checkbox'),
    /** A button of the dialog, or of the page. */
    button: (name: string | RegExp) => page.getByRole('button', { name }),
    startBoost: cards.boost.getByRole('button', { name: /^Boost to/ }),
  };
};
