import type { Locator, Page } from '@playwright/test';

/** The journey inspector: at /inspector, or in the panel beside a page. */
export const inspectorIn = (page: Page, within: Page | Locator = page) => {
  const chart = within.getByRole('region', { name: 'Chart' });
  const panel = within.getByRole('tabpanel');
  return {
    heading: 'Journey inspector',
    open: (journey = '') => page.goto(`/inspector${journey && `/${journey}`}`),
    panel,
    panelTab: (name: string) => within.getByRole('tab', { name, exact: true }),
    /** Where the machine of the chart stands, in words. */
    stands: chart.getByText(/^It stands at: /),
    picture: chart.getByRole('application'),
    /** States that are lit, as drawn; the machine and what lies around them are lit, too. */
    lit: (name: string) => chart.locator('[data-state][data-lit]').filter({ hasText: name }).last(),
    taken: chart.locator('[data-edge][data-taken]'),
    find: chart.getByRole('searchbox', { name: 'Find in the chart' }),
    found: chart.getByRole('list', { name: 'Found' }).getByRole('button'),
    shownAs: (name: 'Map' | 'Picture' | 'Outline' | 'Table') => chart.getByRole('radio', { name }),
    words: (name: 'Customer’s' | 'Developer’s') => chart.getByRole('radio', { name }),
    log: panel.getByRole('list', { name: 'Log, the newest first' }).getByRole('listitem'),
    filter: panel.getByRole('searchbox', { name: 'Filter' }),
    backToNow: within.getByRole('button', { name: 'Back to now' }).first(),
    event: (name: string | RegExp) => panel.getByRole('list', { name: 'Events' }).getByRole('button', { name }),
    json: panel.getByRole('textbox', { name: 'What it brings along (JSON)' }),
    send: panel.getByRole('button', { name: 'Send this event' }),
  };
};
