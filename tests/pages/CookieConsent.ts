import type { Page } from '@playwright/test';

/** The question about cookies at the foot of the screen, and the settings that bring it back. */
export function cookieConsent(page: Page) {
  const banner = page.getByRole('region', { name: 'Cookies: your choice' }).and(page.locator('section:not(main *)'));
  const settings = page.getByRole('dialog', { name: 'Cookie settings' });
  return {
    banner,
    acceptAll: banner.getByRole('button', { name: 'Accept all' }),
    rejectAll: banner.getByRole('button', { name: 'Reject all' }),
    choose: banner.getByRole('button', { name: 'Choose' }),
    openSettings: page.getByRole('contentinfo').getByRole('button', { name: 'Cookie settings' }),
    settings,
    box: (name: string) => settings.getByRole('checkbox', { name }),
    save: settings.getByRole('button', { name: 'Save my choice' }),
    /** The same choice on the page about cookies. */
    onPage: page.getByRole('main').getByRole('region', { name: 'Cookies: your choice' }),
  };
}
