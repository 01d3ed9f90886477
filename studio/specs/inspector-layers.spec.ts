import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { choosePlanMachine } from '../../machines/choose-plan/choose-plan.machine.ts';
import { logOutMachine } from '../../machines/log-out/log-out.machine.ts';
import { readChart } from '../charts/read-chart.ts';
import { leavesIn } from '../charts/read-chart.ts';
import type { JourneyLayers } from '../inspector/layers/layers.types.ts';
import { inspectorIn } from './pages/Inspector.ts';
import { expectContrast, expectNoBarriers } from '../../tests/support/browser/axe.ts';
import { expect, test } from '../../tests/support/browser/test.ts';

async function expectNoBarriersInAnyColours(page: Page, where: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectNoBarriers(page, `${where}, light`);
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectContrast(page, `${where}, dark`);
  const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > window.innerWidth);
  expect(isTooWide, `${where} is wider than the screen`).toBe(false);
}

const reports = join(import.meta.dirname, '..', '..', 'test-results', 'report', 'layers');

/** As `npm run coverage` writes it after a run that has left something out. */
function reportOf(chart: ReturnType<typeof readChart>): JourneyLayers {
  const states = leavesIn(chart.root).map(({ id }, place) => [
    id,
    { machine: 1, browser: 1, tester: 0, look: place === 0 ? 'barriers' : 'clean', shot: null },
  ]);
  const transitions = chart.transitions.map(({ id }, place) => [
    id,
    { machine: 1, browser: place === 0 ? 0 : 3, tester: 0, exempt: null, no: null },
  ]);
  return {
    made: new Date().toISOString(),
    kept: null,
    failures: [],
    shapes: {},
    requirements: {},
    transitions: Object.fromEntries(transitions) as JourneyLayers['transitions'],
    states: Object.fromEntries(states) as JourneyLayers['states'],
  };
}

test(
  'a product owner reads the words of a state over its chart, by keyboard alone',
  { tag: ['@both', '@main'] },
  async ({ page }) => {
    const { open, showChart, picture, panel, find, panelTab } = inspectorIn(page);
    await open('choose-plan');
    await showChart();
    await expect(picture).toBeVisible();
    const layer = page.getByRole('combobox', { name: 'Layer' });
    await layer.focus();
    await page.keyboard.type('Words');
    await expect(panelTab('Details')).toHaveAttribute('aria-selected', 'true');
    await find.focus();
    await page.keyboard.type('plans missing');
    await page.keyboard.press('Enter');
    await expect(panel.getByRole('heading', { name: 'Plans missing' })).toBeVisible();
    await expect(panel.getByText('heading', { exact: true })).toBeVisible();
    await expectNoBarriersInAnyColours(page, 'the words over a chart');
  },
);

test('a tester sees what tests have left out, once there is a report', async ({ page }) => {
  const chart = readChart(logOutMachine);
  const file = join(reports, 'log-out.json');
  const { open, showChart, picture, panel } = inspectorIn(page);
  await open('log-out');
  await showChart();
  await expect(picture).toBeVisible();
  const layer = page.getByRole('combobox', { name: 'Layer' });
  mkdirSync(reports, { recursive: true });
  writeFileSync(file, JSON.stringify(reportOf(chart)));
  try {
    await layer.selectOption('Accessibility');
    await expect(panel.getByRole('button', { name: /barriers found/ })).toBeVisible();
    await expectNoBarriersInAnyColours(page, 'accessibility over a chart');
    await layer.selectOption('Test coverage');
    await panel.getByRole('button', { name: /1 machine walk, no browser test/ }).click();
    await expect(page.locator('[data-edge][data-over="half"]')).not.toHaveCount(0);
    await expectNoBarriersInAnyColours(page, 'coverage over a chart');
  } finally {
    rmSync(file, { force: true });
  }
});

test('a tester sees on the cards of the map how much tests have taken', async ({ page }) => {
  const file = join(reports, 'choose-plan.json');
  const { open, cards, shownAs, card, page: opened } = inspectorIn(page);
  mkdirSync(reports, { recursive: true });
  writeFileSync(file, JSON.stringify(reportOf(readChart(choosePlanMachine))));
  try {
    await open('choose-plan');
    await page.getByRole('combobox', { name: 'Layer' }).selectOption('Test coverage');
    await expect(cards.filter({ hasText: /\d+ of \d+ taken/ })).not.toHaveCount(0);
    await expect(shownAs('Map')).toBeChecked();
    await expectNoBarriersInAnyColours(page, 'coverage over a map');
    await card('Choose your plan').click();
    await expect(opened('Choose your plan')).toBeVisible();
    await expect(page.locator('[data-state][data-over="good"]')).not.toHaveCount(0);
  } finally {
    rmSync(file, { force: true });
  }
});
