import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ELK from 'elkjs/lib/elk.bundled.js';
import { beforeEach, expect, it } from 'vitest';
import { chartDrawer } from '../../charts/keep-drawings.ts';
import { connectInspector } from '../live/live.ts';
import { layersSource, type LayersSource } from '../layers/layers-source.ts';
import { Inspector } from '../page/Inspector.tsx';
import { registerAnswers } from '../register/register-answers.ts';
import { noScreens } from '../screens/no-screens.ts';
import type { SearchSource } from '../search/search.types.ts';
import type { Funnel, FunnelQuestion } from './funnel.types.ts';

const draw = chartDrawer(new ELK());
const nothingToFind: SearchSource = { find: () => Promise.resolve({ hits: [], total: 0, here: [] }) };
const entries = await registerAnswers.journeys();

const place = (name: string, came: number, wentOn: number, medianSeconds: number | null) => ({
  place: name,
  came,
  wentOn,
  left: came - wentOn,
  stillThere: 0,
  medianSeconds,
});

/** What phones did; computers did the half of it. */
const onPhones: Funnel = {
  runs: 40,
  visits: 38,
  entries: 200,
  places: [place('page:ChoosingPlan', 40, 30, 20), place('end:planCreated', 30, 0, null)],
  moves: [
    { from: null, to: 'page:ChoosingPlan', count: 40 },
    { from: 'page:ChoosingPlan', to: 'end:planCreated', count: 30 },
  ],
  devices: ['phone', 'desktop'],
  versions: [{ version: 'DevfclC_', since: '2026-11-20T09:00:00Z' }],
};
const onComputers: Funnel = {
  ...onPhones,
  runs: 20,
  visits: 20,
  places: [place('page:ChoosingPlan', 20, 18, 25), place('end:planCreated', 18, 0, null)],
};
const nobody: Funnel = { ...onPhones, runs: 0, visits: 0, places: [], moves: [] };

let answer: (question: FunnelQuestion) => Promise<Funnel | null>;
let asked: FunnelQuestion[];
beforeEach(() => {
  asked = [];
  answer = ({ device }) => Promise.resolve(device === 'desktop' ? onComputers : onPhones);
});

async function shown(): Promise<void> {
  const layers: LayersSource = {
    ...layersSource,
    funnelOf: (question) => {
      asked.push(question);
      return answer(question);
    },
  };
  const live = connectInspector({ post: () => undefined, listen: () => undefined });
  render(
    <Inspector
      parts={{ register: registerAnswers, draw, live, layers, search: nothingToFind, screens: noScreens }}
      entries={entries}
      journey="choose-plan"
      onJourney={() => undefined}
      follows={false}
      tab={null}
    />,
  );
  await userEvent.selectOptions(await screen.findByRole('combobox', { name: 'Layer' }), 'Visits counted');
}

const choose = (label: string, option: string) =>
  userEvent.selectOptions(screen.getByRole('combobox', { name: label }), option);
const chosen = () => screen.getByRole('region', { name: 'Visits counted' });
const table = (name: RegExp) => within(screen.getByRole('tabpanel')).getByRole('table', { name });
const rowOf = (name: string) => within(table(/By page/)).getByRole('row', { name: new RegExp(`^${name}`) });

it('a product owner reads on each card, and beside the map as tables, who came, went on and left', async () => {
  await shown();
  expect(await within(chosen()).findByText(/40 runs in 38 visits/)).toBeVisible();
  const card = within(await screen.findByRole('list', { name: /a map of its pages/ })).getAllByRole('listitem')[0];
  expect(card).toHaveTextContent('40 came, 30 went on10 left, 25 %stayed 20 s (median)');
  expect(card).toHaveTextContent('most leave here');
  await within(screen.getByRole('tabpanel')).findByRole('table', { name: /By page/ });
  expect(rowOf('Choose your plan')).toHaveTextContent('403010020 s');
  expect(within(table(/By arrow/)).getByRole('row', { name: /^The start Choose your plan/ })).toHaveTextContent('40');
  expect(asked).toHaveLength(1);
});

it('two are compared by numbers and words', async () => {
  await shown();
  await within(chosen()).findByText(/40 runs/);
  await choose('Compare with', 'computers');
  expect(await within(chosen()).findByText(/Compared with computers: 20 runs in 20 visits/)).toBeVisible();
  const card = within(screen.getByRole('list', { name: /a map of its pages/ })).getAllByRole('listitem')[0];
  expect(card).toHaveTextContent('20 more cameleft: 25 % against 10 %');
  expect(rowOf('Choose your plan')).toHaveTextContent(/40 \+20.*30 \+12.*10 \+8/);
  expect(rowOf('Choose your plan')).toHaveTextContent('20 s against 25 s');
  expect(asked.at(-1)).toMatchObject({ device: 'desktop' });
});

it('period, device and version are asked for, and there is nothing before all that is kept', async () => {
  await shown();
  await within(chosen()).findByText(/40 runs/);
  await choose('Compare with', 'the 30 days before');
  await choose('Device', 'Phones');
  await choose('Period', 'All that is kept');
  expect(screen.getByRole('combobox', { name: 'Compare with' })).toHaveDisplayValue('Nothing');
  await within(chosen()).findByText(/40 runs/);
  await choose('Version', 'DevfclC_');
  expect(asked.at(-1)).toMatchObject({ device: 'phone', version: 'DevfclC_' });
  expect(asked.at(-1)).not.toHaveProperty('from');
});

it('a funnel that nobody has filled says how to fill it, and counts again when asked', async () => {
  answer = () => Promise.resolve({ ...nobody, entries: 0 });
  await shown();
  expect((await screen.findAllByText(/Nobody has been counted/))[0]).toHaveTextContent('npm run fill-funnel');
  answer = () => Promise.resolve(onPhones);
  await userEvent.click(screen.getByRole('button', { name: 'Count again' }));
  expect(await within(chosen()).findByText(/40 runs/)).toBeVisible();
});

it('one that nobody like this has filled, or that nobody counts, says so', async () => {
  answer = () => Promise.resolve(nobody);
  await shown();
  expect((await screen.findAllByText(/None of the visits that are kept/))[0]).toBeVisible();
  answer = () => Promise.resolve(null);
  await userEvent.click(screen.getByRole('button', { name: 'Count again' }));
  expect((await screen.findAllByText(/knows no collector/))[0]).toBeVisible();
  answer = () => Promise.reject(new Error('The web host answered 502.'));
  await userEvent.click(screen.getByRole('button', { name: 'Count again' }));
  expect((await screen.findAllByText('The web host answered 502.'))[0]).toBeVisible();
});

it('the outline says of each state what is counted of its page', async () => {
  await shown();
  await within(chosen()).findByText(/40 runs/);
  await userEvent.click(screen.getByRole('radio', { name: 'Outline' }));
  expect(screen.getByRole('region', { name: /Outline/ })).toHaveTextContent('most leave here; 40 came, 30 went on');
  await userEvent.click(screen.getByRole('button', { name: 'Comparing plans' }));
  expect(screen.getByRole('tabpanel')).toHaveTextContent('most leave here; 40 came, 30 went on');
});
