import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { logInMachine } from '../../machines/log-in/log-in.machine.ts';
import { readChart } from '../charts/read-chart.ts';
import { comparisonIn } from './pages/Comparison.ts';
import { expect, test } from '../../tests/support/browser/test.ts';

const chart = readChart(logInMachine);
const secret = 'logIn.askingSecret';

/** The log-in as it may have been once: it asked for a secret word, and its heading was another. */
const older = {
  name: 'log-in',
  title: 'Log in',
  errand: 'Say who you are, with a code from the authenticator app where one is set up.',
  chart: {
    ...chart,
    root: {
      ...chart.root,
      states: [
        ...chart.root.states,
        { id: secret, key: 'askingSecret', kind: 'atomic', description: 'Say your secret word.', states: [] },
      ],
    },
    transitions: [
      ...chart.transitions,
      {
        id: `${secret} · secret.said → enteringCredentials`,
        from: secret,
        to: ['enteringCredentials'],
        event: 'secret.said',
      },
    ],
  },
};

const asFile = (json: unknown) => ({
  name: 'log-in.json',
  mimeType: 'application/json',
  buffer: Buffer.from(typeof json === 'string' ? json : JSON.stringify(json)),
});

/** The words that customers read now, with another heading. */
async function olderWords(): Promise<Record<string, string>> {
  const { copy } = JSON.parse(await readFile('docs/journeys/log-in.json', 'utf8')) as { copy: Record<string, string> };
  return { ...copy, 'EnteringCredentials.heading': 'Tell us who you are' };
}

/** Chooses a file without the mouse. */
async function chooseByKeyboard(page: Page, json: unknown): Promise<void> {
  const { before } = comparisonIn(page);
  // Asked for before anything else: the browser has to be told to hand the chooser over, which takes its time.
  const chooser = page.waitForEvent('filechooser');
  await before.file.focus();
  await page.keyboard.press('Space');
  await (await chooser).setFiles(asFile(json));
}

test(
  'a product owner compares an older file with what runs now, by keyboard alone',
  { tag: ['@both', '@main'] },
  async ({ page, view }) => {
    const { heading, before, after, changes, change } = comparisonIn(page);
    await page.goto('/inspector/log-in');
    await page.getByRole('link', { name: 'Compare versions' }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL('/inspector?compare=log-in');
    await view.shows(heading);

    await chooseByKeyboard(page, { ...older, copy: await olderWords() });
    await expect(page.getByRole('status').filter({ hasText: '3 changes' })).toBeVisible();
    await expect(before.picture).toBeVisible();
    await expect(after.picture).toBeVisible();
    await expect(before.state(secret)).toHaveAttribute('data-over', 'bad');
    await expect(before.state(secret)).toContainText('−');
    await expect(after.state(secret)).toHaveCount(0);

    await change('Asking secret removed').focus();
    await page.keyboard.press('Enter');
    await expect(change('Asking secret removed')).toHaveAttribute('aria-pressed', 'true');
    await expect(before.state(secret)).toHaveAttribute('data-selected');
    await expect(before.state(secret)).toBeInViewport();

    await expect(changes.getByRole('deletion')).toContainText(['Tell us who you are']);
    await change('Entering credentials: heading').focus();
    await page.keyboard.press('Enter');
    await expect(after.state('enteringCredentials')).toHaveAttribute('data-selected');
    await expect(after.state('enteringCredentials')).toBeInViewport();
    await view.hasNoBarriers('two versions of a journey');
  },
);

test('a file that is no journey is refused in words, and what was chosen before stays', async ({ page, view }) => {
  const { open, before, changes } = comparisonIn(page);
  await open('log-in');
  await before.file.setInputFiles(asFile({ ...older, copy: await olderWords() }));
  await expect(changes).toBeVisible();
  await before.file.setInputFiles(asFile('<html>'));
  await expect(before.mistake).toContainText('This file is not JSON.');
  await expect(changes).toBeVisible();
  await view.hasNoBarriers('a file that is no journey');
});

test('a product owner keeps what runs now, and finds nothing changed when it is compared at once', async ({ page }) => {
  const { open, before, keep, journey } = comparisonIn(page);
  await open('log-out');
  await expect(page.getByText(/Choose the version before/)).toBeVisible();
  const [download] = await Promise.all([page.waitForEvent('download'), keep.click()]);
  await before.file.setInputFiles(await download.path());
  await expect(page.getByText('This journey is the same in both versions.')).toBeVisible();
  await expect(journey.getByRole('option').filter({ hasText: 'the same' })).toHaveCount(
    await journey.getByRole('option').count(),
  );
});
