import type { Page } from '@playwright/test';

/** Two versions of the journeys beside each other: /inspector?compare=<journey>. */
export const comparisonIn = (page: Page) => {
  const sideOf = (name: 'Before' | 'After') => {
    const picker = page.getByRole('group', { name, exact: true });
    const chart = page.getByRole('region', { name: `Chart ${name.toLowerCase()}`, exact: true });
    return {
      version: picker.getByRole('combobox', { name: 'Version' }),
      file: picker.getByLabel('Or a file: choose it, or drop it here'),
      mistake: picker.getByRole('alert'),
      picture: chart.getByRole('application'),
      state: (id: string) => chart.locator(`[data-state="${id}"]`),
    };
  };
  const changes = page.getByRole('region', { name: 'What has changed' });
  return {
    heading: 'Compare versions',
    open: (journey: string) => page.goto(`/inspector?compare=${journey}`),
    before: sideOf('Before'),
    after: sideOf('After'),
    changes,
    change: (name: string) => changes.getByRole('button', { name }),
    keep: page.getByRole('button', { name: 'Keep this version' }),
    journey: page.getByRole('navigation', { name: 'Journeys' }),
  };
};
