import { fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ELK from 'elkjs/lib/elk.bundled.js';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chartDrawer } from '../../charts/keep-drawings.ts';
import { layersSource } from '../layers/layers-source.ts';
import { registerAnswers } from '../register/register-answers.ts';
import { ComparePage } from './ComparePage.tsx';

import { keptJourneys, type Version } from './read-journeys.ts';
import { versionNow, versionsSource, type VersionsSource } from './versions-source.ts';

const draw = chartDrawer(new ELK());
const entries = (await registerAnswers.journeys()).filter(({ name }) => name === 'log-out' || name === 'choose-plan');
const now = await versionNow(registerAnswers, layersSource, entries);
const register = { ...registerAnswers, journeys: () => Promise.resolve(entries) };
const commit = 'a'.repeat(40);

/** Logging out had another name then, and a state that is gone. */
const older: Version = {
  isWhole: true,
  journeys: now.journeys.map((journey) =>
    journey.name === 'log-out'
      ? {
          ...journey,
          title: 'Sign out',
          chart: { ...journey.chart, transitions: journey.chart.transitions.slice(1) },
        }
      : journey,
  ),
};

let source: VersionsSource;
beforeEach(() => {
  source = {
    known: () => Promise.resolve([{ commit, date: '2026-05-03T10:00:00Z', subject: 'Draw it anew' }]),
    at: () => Promise.resolve(older),
  };
});
afterEach(() => vi.unstubAllGlobals());

const Address = () => <output>{useLocation().search}</output>;

function shown(address = '/inspector?compare=log-out') {
  return render(
    <MemoryRouter initialEntries={[address]}>
      <ComparePage given={{ register, draw, layers: layersSource, versions: source }} />
      <Address />
    </MemoryRouter>,
  );
}

const before = async () => within(await screen.findByRole('group', { name: 'Before' }));
const fileOf = (text: string, name = 'older.json') => new File([text], name, { type: 'application/json' });
const changes = () => screen.findByRole('region', { name: 'What has changed' });

describe('a product owner', () => {
  it('chooses a version that git knows, and reads what is different in every journey', async () => {
    shown();
    const version = (await before()).getByRole('combobox', { name: 'Version' });
    await userEvent.selectOptions(
      version,
      await (await before()).findByRole('option', { name: /Draw it anew \(aaaaaaa\)/ }),
    );
    expect(within(await changes()).getByText('title')).toBeVisible();
    expect(screen.getByText('1 of 2 journeys differs. Log out: 2 changes.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Log out 2 changes' })).toHaveAttribute('aria-current', 'page');
    await userEvent.click(screen.getByRole('button', { name: 'Choose a plan the same' }));
    expect(await screen.findByText('This journey is the same in both versions.')).toBeVisible();
  });

  it('opens a link that names journey and version', async () => {
    const { container } = shown(`/inspector?compare=log-out&before=${commit}`);
    await userEvent.click(within(await changes()).getByRole('button', { name: /added$/ }));
    expect(await screen.findAllByRole('application')).toHaveLength(2);
    expect(container.querySelectorAll('[data-selected]').length).toBeGreaterThan(0);
    expect([...container.querySelectorAll('svg text')].map(({ textContent }) => textContent)).toContain('+');
  });

  it('drops a file, and goes on with what was chosen when another one cannot be read', async () => {
    shown();
    const box = await screen.findByRole('group', { name: 'Before' });
    const drop = (file: File) => fireEvent.drop(box, { dataTransfer: { files: [file], types: ['Files'] } });
    drop(fileOf(keptJourneys(older.journeys, '2026-05-03T10:00:00Z')));
    expect(await changes()).toBeVisible();
    expect(fireEvent.drop(document.body), 'a drop beside it leaves the page').toBe(false);
    drop(fileOf('[1, 2]', 'list.json'));
    expect(await screen.findByRole('alert')).toHaveTextContent('list.json: This is no journey.');
    expect(await changes()).toBeVisible();
  });

  it('is taken to the journey that a file is about', async () => {
    shown('/inspector?compare=choose-plan');
    const logOut = older.journeys.find(({ name }) => name === 'log-out');
    await userEvent.upload((await before()).getByLabelText(/Or a file/), fileOf(JSON.stringify(logOut)));
    expect(await changes()).toBeVisible();
    expect(screen.getByRole('heading', { level: 2 })).toHaveTextContent('Log out');
    expect(screen.getByRole('button', { name: 'Choose a plan not in the file' })).toBeVisible();
  });

  it('hears why a version cannot be read, and tries again', async () => {
    let isBroken = true;
    source = {
      ...source,
      at: () => (isBroken ? Promise.reject(new Error('git does not answer.')) : Promise.resolve(older)),
    };
    shown(`/inspector?compare=log-out&before=${commit}`);
    expect(await screen.findByRole('alert')).toHaveTextContent('git does not answer.');
    isBroken = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await changes()).toBeVisible();
  });

  it('is told where a journey is in one of the versions only', async () => {
    source = {
      ...source,
      at: () => Promise.resolve({ ...older, journeys: older.journeys.filter(({ name }) => name !== 'log-out') }),
    };
    shown(`/inspector?compare=log-out&before=${commit}`);
    expect(await screen.findByText('This journey is new: the version before does not have it.')).toBeVisible();
    expect(await screen.findAllByRole('application')).toHaveLength(1);
  });

  it('is told where no version has the journey, and may choose another', async () => {
    shown(`/inspector?compare=unicorn&before=${commit}`);
    expect(await screen.findByText('There is no journey “unicorn” in these versions')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Log out 2 changes' }));
    expect(await changes()).toBeVisible();
    expect(screen.getByText(`?compare=log-out&before=${commit}`)).toBeVisible();
  });
});

describe('the versions that git knows', () => {
  it('are asked of the web host, which says in words what went wrong', async () => {
    const answers = [
      Response.json({ versions: [] }),
      new Response(keptJourneys(older.journeys, '2026-05-03T10:00:00Z')),
      Response.json({ message: 'This version could not be read: bad object' }, { status: 502 }),
      new Response('{}'),
    ];
    vi.stubGlobal('fetch', () => Promise.resolve(answers.shift() ?? Response.error()));
    expect(await versionsSource.known()).toEqual([]);
    expect(await versionsSource.at(commit)).toEqual(older);
    await expect(versionsSource.at(commit)).rejects.toThrow('could not be read: bad object');
    await expect(versionsSource.at(commit)).rejects.toThrow('This is no journey.');
  });
});
