import type { Page } from '@playwright/test';

/** Header and footer of every page. */
export const siteShell = (page: Page) => {
  const header = page.getByRole('banner');
  const footer = page.getByRole('contentinfo');
  const menu = page.getByRole('dialog', { name: 'Menu' });
  return {
    header,
    /** The part that sticks. */
    bar: header.locator('[data-position]'),
    skip: page.getByRole('link', { name: 'Skip to main content' }),
    account: header.getByRole('list', { name: 'Account links' }),
    dashboard: header.getByRole('link', { name: /^Hey / }),
    logIn: header.getByRole('link', { name: 'Log in' }),
    logOut: header.getByRole('link', { name: 'Log out' }),
    /** From large. */
    item: (name: string) => header.getByRole('button', { name, exact: true }),
    link: (name: string) => header.getByRole('link', { name, exact: true }),
    panel: (name: string) =>
      header
        .getByRole('listitem')
        .filter({ has: page.getByRole('button', { name, exact: true }) })
        .getByRole('list'),
    /** Below large. */
    toggle: header.getByRole('button', { name: 'Menu', exact: true }),
    menu,
    closeMenu: menu.getByRole('button', { name: 'Close menu' }),
    group: (name: string) => menu.getByRole('group').filter({ has: page.getByText(name, { exact: true }) }),
    footer,
    footerGroup: (name: string) => footer.getByRole('region', { name }),
    social: footer.getByRole('list', { name: 'Social media' }),
  };
};
