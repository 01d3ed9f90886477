import type { Locator, Page } from '@playwright/test';

/** The journey inspector: at /inspector, or in the panel beside a page. */
export const inspectorIn = (page: Page, within: Page | Locator = page) => {
  const chart = within.getByRole('region', { name: 'Journey', exact: true });
  const panel = within.getByRole('tabpanel');
  const shownAs = (name: 'Map' | 'Chart' | 'Outline' | 'Table') => chart.getByRole('radio', { name });
  const panelTab = (name: string) => within.getByRole('tab', { name, exact: true });
  const map = chart.getByRole('list', { name: /a map of its pages/ });
  const cards = map.getByRole('listitem');
  return {
    heading: 'Journey inspector',
    open: (journey = '') => page.goto(`/inspector${journey && `/${journey}`}`),
    panel,
    panelTab,
    /** Opens a panel of a tab beside the chart. */
    showPanel: async (tab: string, name: string) => {
      await panelTab(tab).click();
      await panel.getByRole('radio', { name, exact: true }).check();
    },
    /** Where the machine of the chart stands, in words. */
    stands: chart.getByText(/^It (?:stands|stood) at: /),
    picture: chart.getByRole('application'),
    /** States that are lit, as drawn; the machine and what lies around them are lit, too. */
    lit: (name: string) => chart.locator('[data-state][data-lit]').filter({ hasText: name }).last(),
    taken: chart.locator('[data-edge][data-taken]'),
    find: chart.getByRole('combobox', { name: 'Find in all journeys' }),
    found: chart.getByRole('listbox', { name: 'Found' }).getByRole('option'),
    shownAs,
    /** The inspector opens with the map; this shows the whole chart in its place. */
    showChart: () => shownAs('Chart').check(),
    map,
    cards,
    /** Pages as customers see them, once they are drawn. */
    drawnScreens: chart.locator('iframe[data-drawn]'),
    /** What customers see on the page of a card. */
    screenOn: (place: number) => cards.nth(place).locator('iframe').contentFrame(),
    screens: chart.getByRole('checkbox', { name: 'Screens' }),
    /** What opens the page of a card, by the title that customers read. */
    card: (title: string) => map.getByRole('button', { name: title, exact: true }),
    /** The card on which the customer is. */
    here: map.locator('[aria-current=step]'),
    /** Counts what is folded into a card. */
    badge: (words: string | RegExp) => map.getByRole('button', { name: words }),
    /** What a card has been opened as: the page with its states. */
    page: (title: string) => chart.getByRole('heading', { name: title }),
    allPages: chart.getByRole('button', { name: 'All pages' }),
    wholeChart: chart.getByRole('button', { name: 'Whole chart' }),
    backToPage: chart.getByRole('button', { name: 'Back to the page' }),
    words: (name: 'Customer’s' | 'Developer’s') => chart.getByRole('radio', { name }),
    log: panel.getByRole('list', { name: 'Log, the newest first' }).getByRole('listitem'),
    filter: panel.getByRole('searchbox', { name: 'Filter' }),
    backToNow: within.getByRole('button', { name: 'Back to now' }).first(),
    event: (name: string | RegExp) => panel.getByRole('list', { name: 'Events' }).getByRole('button', { name }),
    json: panel.getByRole('textbox', { name: 'What it brings along (JSON)' }),
    send: panel.getByRole('button', { name: 'Send this event' }),
  };
};
