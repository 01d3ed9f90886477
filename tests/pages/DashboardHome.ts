import type { Page } from '@playwright/test';

/** /dashboard */
export const dashboardHome = (page: Page) => {
  const card = (name: string | RegExp) => page.getByRole('main').getByRole('region', { name });
  const cards = {
    needsYou: card('Needs you'),
    plans: card('Your plans'),
    mobile: card('Your mobile'),
    orders: card('Your orders'),
    banners: card('News for you'),
    messages: card('Messages'),
    account: card('Your account'),
  };
  const again = {
    ...cards,
    olderMessages: cards.messages,
    simPlan: cards.mobile,
  };
  return {
    heading: 'Your dashboard',
    ...cards,
    order: card(/^Your .+ order ?,/),
    past: card('Earlier orders'),
    /** A banner by its title. */
    banner: (title: string) => cards.banners.locator('[data-kind]').filter({ hasText: title }),
    dismiss: (title: string) =>
      cards.banners.locator('[data-kind]').filter({ hasText: title }).getByRole('button', { name: 'Dismiss' }),
    /** The first of its parts that could not be fetched, of a card that has several. */
    retry: (of: keyof typeof again) =>
      again[of]
        .getByRole('button', { name: of === 'simPlan' ? /^Try again.*SIM plan$/ : /^Try again(?!.*SIM plan$)/ })
        .first(),
    meter: (name: string) => cards.mobile.getByRole('meter', { name }),
    showOlder: cards.messages.getByRole('button', { name: 'Show older messages' }),
    release: cards.messages.getByRole('button', { name: /^Send me (?:this message|these \d+ messages)$/ }),
    textsAboutOrders: cards.messages
      .getByRole('group', { name: 'How your order goes' })
      .getByRole('checkbox', { name: 'Text message' }),
    switchOn: cards.messages.getByRole('button', { name: 'Switch on order updates' }),
  };
};
