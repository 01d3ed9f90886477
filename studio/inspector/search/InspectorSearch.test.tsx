import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ELK from 'elkjs/lib/elk.bundled.js';
import { useState } from 'react';
import { beforeEach, describe, expect, it } from 'vitest';
import { chartDrawer } from '../../charts/keep-drawings.ts';
import { layersSource } from '../layers/layers-source.ts';
import { connectInspector } from '../live/live.ts';
import { Inspector } from '../page/Inspector.tsx';
import { registerAnswers } from '../register/register-answers.ts';
import { allEntries } from './all-entries.ts';
import { noScreens } from '../screens/no-screens.ts';
import { searchIn } from './find-entries.ts';
import type { SearchSource } from './search.types.ts';

const draw = chartDrawer(new ELK());
const entries = await registerAnswers.journeys();
const everything: SearchSource = { find: searchIn(allEntries()) };
let search = everything;
beforeEach(() => {
  search = everything;
});

function Shown() {
  const [journey, setJourney] = useState('log-in');
  const [parts] = useState({
    register: registerAnswers,
    draw,
    live: connectInspector({ post: () => undefined, listen: () => undefined }),
    layers: layersSource,
    search,
    screens: noScreens,
  });
  return <Inspector parts={parts} entries={entries} journey={journey} onJourney={setJourney} follows tab={null} />;
}

const box = () => screen.getByRole('combobox', { name: 'Find in all journeys' });
const status = () => within(screen.getByRole('search')).getByRole('status');
const list = () => screen.findByRole('listbox', { name: 'Found' });
const shownAs = (form: string) => userEvent.click(screen.getByRole('radio', { name: form }));
const details = () => screen.getByRole('tabpanel');
const current = () => screen.getByRole('button', { current: 'page' });

async function typed(query: string) {
  render(<Shown />);
  await screen.findByRole('list', { name: /a map of its pages/ });
  await userEvent.click(box());
  await userEvent.paste(query);
}

describe('whoever looks for something', () => {
  it('reads of each thing found what it is and where it is', async () => {
    await typed('AU-10');
    const [first] = within(await list()).getAllByRole('option');
    expect(first).toHaveTextContent('Requirement');
    expect(first).toHaveTextContent('Log in › Entering credentials');
  });

  it.each(['Map', 'Chart', 'Outline', 'Table'])('has the same search over the %s', async (form) => {
    await typed('area not served');
    await shownAs(form);
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(current()).toHaveTextContent('Check an address'));
    expect(await within(details()).findByRole('heading', { name: 'Area not served' })).toBeVisible();
  });

  it('goes by keyboard to a place in another journey, which is selected there', async () => {
    await typed("couldn't fetch the plans");
    await list();
    expect(box()).toHaveAttribute('aria-expanded', 'true');
    await userEvent.keyboard('{ArrowDown}');
    const [first] = within(await list()).getAllByRole('option');
    expect(first).toHaveAttribute('aria-selected', 'true');
    expect(box()).toHaveAttribute('aria-activedescendant', first?.id);
    await userEvent.keyboard('{Enter}');
    expect(await within(details()).findByRole('heading', { name: 'Plans not loaded' })).toBeVisible();
    expect(current()).toHaveTextContent('Choose a plan');
    expect(box()).toHaveAttribute('aria-expanded', 'false');
    expect(await screen.findByRole('application', { name: /^Choose a plan, a chart/ })).toBeVisible();
  });

  it('goes to it by a click, and in the outline stays in the outline', async () => {
    await typed('enter your code');
    await shownAs('Outline');
    await userEvent.click(box());
    await userEvent.keyboard('{ArrowDown}');
    const [first] = within(await list()).getAllByRole('option');
    await userEvent.click(first ?? box());
    const name = await screen.findByRole('button', { name: 'Entering code', pressed: true });
    expect(screen.getByRole('region', { name: 'Log in: Outline' })).toContainElement(name);
  });

  it('who presses Enter before the answer is there goes to the first all the same', async () => {
    let answer: () => void = () => undefined;
    const ready = new Promise<void>((resolve) => {
      answer = resolve;
    });
    search = { find: (question) => ready.then(() => everything.find(question)) };
    await typed('entering code');
    await userEvent.keyboard('{Enter}');
    expect(status()).toHaveTextContent('Looking …');
    answer();
    expect(await within(details()).findByRole('heading', { name: 'Entering code' })).toBeVisible();
  });

  it('is told where there is nothing, and what can be looked for', async () => {
    await typed('unicorn');
    await waitFor(() => expect(status()).toHaveTextContent('Nothing found for “unicorn” in any journey. Look for'));
    expect(screen.queryByRole('listbox')).toBeNull();
    await userEvent.keyboard('{Escape}');
    expect(box()).toHaveValue('');
    expect(status()).toBeEmptyDOMElement();
  });

  it('is told why nothing can be looked for', async () => {
    search = { find: () => Promise.reject(new Error('The search could not be loaded')) };
    await typed('code');
    await waitFor(() => expect(status()).toHaveTextContent('The search could not be loaded'));
  });

  it('reads a requirement that no state keeps, and stays where they are', async () => {
    await typed('SH-01');
    await userEvent.click(within(await list()).getByRole('option', { name: /SH-01/ }));
    expect(screen.getByRole('option', { name: /SH-01/ })).toHaveTextContent('tests alone prove it');
    expect(screen.getByRole('option', { name: /SH-01/ })).toHaveAttribute('aria-disabled', 'true');
    expect(screen.getByRole('list', { name: /a map of its pages/ })).toBeVisible();
  });
});
