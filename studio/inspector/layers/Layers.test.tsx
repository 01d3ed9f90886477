import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ELK from 'elkjs/lib/elk.bundled.js';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { chartDrawer } from '../../charts/keep-drawings.ts';
import { connectInspector } from '../live/live.ts';
import { Inspector } from '../page/Inspector.tsx';
import { registerAnswers } from '../register/register-answers.ts';
import { leavesIn, statesOf } from '../../charts/read-chart.ts';
import { shapeOf } from '../../coverage/state-shape.ts';
import { layersSource, type LayersSource } from './layers-source.ts';
import { noScreens } from '../screens/no-screens.ts';
import type { SearchSource } from '../search/search.types.ts';
import type { JourneyLayers, Survivors } from './layers.types.ts';

const draw = chartDrawer(new ELK());
const nothingToFind: SearchSource = { find: () => Promise.resolve({ hits: [], total: 0, here: [] }) };
const { chart } = await registerAnswers.journey('choose-plan');
const entries = await registerAnswers.journeys();
const [byBrowser, byNobody, byNoCustomer] = chart.transitions;

/** A run that took everything, but for three arrows and two states. */
const data: JourneyLayers = {
  made: '2026-05-04T10:20:00Z',
  kept: null,
  requirements: {},
  failures: [],
  shapes: {},
  transitions: Object.fromEntries(
    chart.transitions.map(({ id }) => {
      if (id === byBrowser?.id) return [id, { machine: 0, browser: 4, tester: 0, exempt: null, no: null }];
      if (id === byNobody?.id) return [id, { machine: 0, browser: 0, tester: 2, exempt: null, no: null }];
      if (id === byNoCustomer?.id)
        return [id, { machine: 2, browser: 0, tester: 0, exempt: 'a mistake of ours', no: null }];
      return [id, { machine: 1, browser: 5, tester: 0, exempt: null, no: null }];
    }),
  ),
  states: Object.fromEntries(
    leavesIn(chart.root).map(({ id, key }) => [
      id,
      {
        machine: 1,
        browser: 1,
        tester: 0,
        look: key === 'comparingPlans' ? 'clean' : key === 'plansMissing' ? 'barriers' : null,
        shot: key === 'comparingPlans' ? 'choosePlan.choosingPlan.comparingPlans.png' : null,
      },
    ]),
  ),
};

let answer: () => Promise<JourneyLayers | null>;
let survived: () => Promise<Survivors | null>;
beforeEach(() => {
  answer = () => Promise.resolve(data);
  survived = () => Promise.resolve(null);
});

async function shown(form: 'Map' | 'Chart' = 'Chart') {
  const layers: LayersSource = { ...layersSource, ofJourney: () => answer(), survivorsOf: () => survived() };
  const live = connectInspector({ post: () => undefined, listen: () => undefined });
  const view = render(
    <Inspector
      parts={{ register: registerAnswers, draw, live, layers, search: nothingToFind, screens: noScreens }}
      entries={entries}
      journey="choose-plan"
      onJourney={() => undefined}
      follows={false}
      tab={null}
    />,
  );
  await screen.findByRole('radio', { name: 'Chart' });
  if (form === 'Map') return view;
  await userEvent.click(screen.getByRole('radio', { name: form }));
  await screen.findByRole('application');
  return view;
}

const choose = (layer: string) => userEvent.selectOptions(screen.getByRole('combobox', { name: 'Layer' }), layer);
const panel = () => screen.getByRole('tabpanel');
const outline = () => userEvent.click(screen.getByRole('radio', { name: 'Outline' }));

describe('test coverage over the chart', () => {
  it('is in colour and in signs, with the counts beside it', async () => {
    const { container } = await shown();
    await choose('Test coverage');
    expect(screen.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
    expect(within(panel()).getByRole('radio', { name: 'Layer' })).toBeChecked();
    const all = chart.transitions.length;
    expect(await within(panel()).findByText(`${all - 2} of ${all}`)).toBeVisible();
    expect(within(panel()).getByText(`${all - 2} of ${all - 1}, and 1 that no customer can take`)).toBeVisible();
    expect(container.querySelector('[data-state="choosePlan.choosingPlan.comparingPlans"]')).toHaveAttribute(
      'data-over',
      'good',
    );
    expect(container.querySelectorAll('[data-edge][data-over]').length).toBeGreaterThan(0);
    const signs = [...container.querySelectorAll('svg text[data-kind]')].map(({ textContent }) => textContent);
    expect(signs).toEqual(expect.arrayContaining(['✓', '✗', '◐', '–']));
  });

  it('leads to what no test takes, and says so in words in the outline and the table', async () => {
    await shown();
    await choose('Test coverage');
    await userEvent.click(await within(panel()).findByRole('button', { name: /no test has been here/ }));
    expect(screen.getByRole('tab', { name: 'Details' })).toHaveAttribute('aria-selected', 'true');
    expect(within(panel()).getByRole('radio', { name: 'Layer' })).toBeChecked();
    expect(within(panel()).getAllByText('no test has been here; 2 tests of the inspector').length).toBe(2);
    await outline();
    expect(screen.getByRole('region', { name: /Outline/ })).toHaveTextContent('4 browser tests, no machine walk');
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    expect(screen.getByRole('columnheader', { name: 'Tests' })).toBeVisible();
  });

  it('that nobody has reported says how to have it', async () => {
    answer = () => Promise.resolve(null);
    await shown();
    await choose('Test coverage');
    expect(await screen.findByText(/There is no report of a test run/)).toHaveTextContent(
      'Run npm test, then npm run coverage',
    );
  });

  it('that cannot be had says why', async () => {
    answer = () => Promise.reject(new Error('The web host does not answer.'));
    await shown();
    await choose('Test coverage');
    expect(await screen.findByRole('alert')).toHaveTextContent('The web host does not answer.');
  });
});

describe('a layer over the map', () => {
  const card = (title: string) => screen.getByRole('button', { name: title }).closest('li');

  it('keeps the map, and counts on each card what is on it', async () => {
    await shown('Map');
    await choose('Test coverage');
    await waitFor(() => expect(card('Choose your plan')).toHaveTextContent(/\d+ of \d+ taken/));
    expect(screen.getByRole('radio', { name: 'Map' })).toBeChecked();
    await choose('Accessibility');
    await waitFor(() => expect(card('Choose your plan')).toHaveTextContent(/[✓?✗] \d+ of \d+ clean/));
    await choose('None');
    expect(card('Choose your plan')).not.toHaveTextContent(/\d+ of \d+/);
  });

  it('is over the states of a page that is opened, too', async () => {
    const { container } = await shown('Map');
    await choose('Test coverage');
    await userEvent.click(screen.getByRole('button', { name: 'Choose your plan' }));
    await screen.findByRole('application', { name: 'Choose your plan, its states' });
    expect(container.querySelector('[data-state="choosePlan.choosingPlan.comparingPlans"]')).toHaveAttribute(
      'data-over',
      'good',
    );
  });

  it('says how the requirements went, also where nobody has reported a run', async () => {
    answer = () => Promise.resolve(null);
    await shown('Map');
    await choose('Requirements');
    await waitFor(() => expect(card('Choose your plan')).toHaveTextContent(/0 of \d+ passed/));
    expect(within(panel()).getByRole('list', { name: 'What the signs say' })).toBeVisible();
  });
});

describe('a layer of the last full run', () => {
  it('says at which commit that was, and that the machine is another one since', async () => {
    answer = () => Promise.resolve({ ...data, kept: { commit: 'c0ffee1234', hasChanges: false, isChanged: true } });
    await shown();
    await choose('Test coverage');
    expect(await within(panel()).findByText(/From the last full run, on .*4 May 2026 at/)).toHaveTextContent(
      /at commit c0ffee12\. The journey’s machine has changed since/,
    );
  });

  it('says that its pictures are not kept', async () => {
    answer = () =>
      Promise.resolve({
        ...data,
        kept: { commit: 'c0ffee1234', hasChanges: false, isChanged: false },
        states: {},
      });
    await shown();
    await choose('Screenshots');
    await outline();
    screen.getByRole('button', { name: 'Comparing plans' }).focus();
    expect(await within(panel()).findByText(/Pictures are too large to be kept/)).toBeVisible();
  });

  it('marks a state that is built otherwise since, and says how it was', async () => {
    answer = () =>
      Promise.resolve({
        ...data,
        shapes: Object.fromEntries(statesOf(chart.root).map((state) => [state.id, shapeOf(chart, state)])),
      });
    const { container, unmount } = await shown();
    await choose('Accessibility');
    await screen.findByRole('list', { name: 'What the signs say' });
    expect(container.querySelector('[data-over="stale"]')).toBeNull();
    unmount();
    answer = () => Promise.resolve({ ...data, shapes: { 'choosePlan.plansMissing': 'another one' } });
    const again = await shown();
    await choose('Accessibility');
    await screen.findByRole('list', { name: 'What the signs say' });
    expect(again.container.querySelector('[data-state="choosePlan.plansMissing"]')).toHaveAttribute(
      'data-over',
      'stale',
    );
    expect(
      within(panel()).getByRole('button', { name: /built differently when the tests ran; then: barriers found/ }),
    ).toBeVisible();
  });
});

describe('the other layers', () => {
  it('tell where axe has looked, and what it found', async () => {
    const { container } = await shown();
    await choose('Accessibility');
    const legend = await screen.findByRole('list', { name: 'What the signs say' });
    expect(within(legend).getByText('looked at, no barrier found').closest('li')).toHaveTextContent(/1$/);
    expect(within(panel()).getByRole('button', { name: /Plans missing barriers found/ })).toBeVisible();
    expect(container.querySelector('[data-state="choosePlan.plansMissing"]')).toHaveAttribute('data-over', 'bad');
    expect(container.querySelector('[data-state="choosePlan.planNotCreated"]')).toHaveAttribute('data-over', 'half');
  });

  it('show the screen of the state under the mouse', async () => {
    const { container } = await shown();
    await choose('Screenshots');
    expect(await within(panel()).findByText(/point at a state/)).toBeVisible();
    const box = container.querySelector('[data-state="choosePlan.choosingPlan.comparingPlans"] rect');
    if (!box) throw new Error('The state is not drawn');
    await userEvent.hover(box);
    expect(screen.getByRole('img', { name: /^The screen at “Comparing plans”: Compare the plans/ })).toHaveAttribute(
      'src',
      '/inspector-data/shots/choosePlan.choosingPlan.comparingPlans.png',
    );
    await userEvent.unhover(box);
    await userEvent.hover(panel());
    expect(within(panel()).queryByRole('img')).toBeNull();
  });

  it('show the words of the state that has the focus, by keyboard alone', async () => {
    await shown();
    await choose('Words on the page');
    await outline();
    screen.getByRole('button', { name: 'Comparing plans' }).focus();
    const { copy } = await import('../../../docs/journeys/choose-plan.json');
    expect(await within(panel()).findByText('heading')).toBeVisible();
    expect(panel()).toHaveTextContent(copy['ChoosingPlan.heading']);
    expect(panel()).not.toHaveTextContent(copy['PlansMissing.body']);
    await userEvent.keyboard('{Enter}');
    await userEvent.click(panel());
    expect(panel()).toHaveTextContent(copy['ChoosingPlan.heading']);
  });
});

describe('faults that no fast test has noticed', () => {
  it('are marked on their states, and listed with their lines, those of no state, too', async () => {
    survived = () =>
      Promise.resolve({
        made: '2026-05-04T10:20:00Z',
        found: [
          { file: 'machines/choose-plan/choose-plan.machine.ts', line: 40, what: 'a → b', state: 'plansMissing' },
          { file: 'machines/choose-plan/choose-plan.rules.ts', line: 3, what: '> → >=', state: null },
        ],
      });
    const { container } = await shown();
    await choose('Unnoticed faults');
    await userEvent.click(await within(panel()).findByRole('button', { name: /Plans missing 1 fault that no fast/ }));
    expect(container.querySelector('[data-state="choosePlan.plansMissing"]')).toHaveAttribute('data-over', 'bad');
    expect(panel()).toHaveTextContent('machines/choose-plan/choose-plan.machine.ts:40 a → b');
    expect(panel()).toHaveTextContent(/In no state of the chart.*choose-plan\.rules\.ts:3 > → >=/);
  });

  it('are asked for by an audit, where none has been made', async () => {
    await shown('Map');
    await choose('Unnoticed faults');
    expect(await within(panel()).findByText(/No audit has been made here/)).toHaveTextContent('npm run audit:mutants');
  });
});

describe('what is known of a journey', () => {
  it('is asked of the web host; nothing there is no mistake, anything else is one', async () => {
    const answers = [Response.json(data), new Response(null, { status: 404 }), new Response(null, { status: 500 })];
    const asked = vi.fn<(path: string, request?: RequestInit) => Promise<Response>>(() =>
      Promise.resolve(answers.shift() ?? Response.error()),
    );
    vi.stubGlobal('fetch', asked);
    expect(await layersSource.ofJourney('choose-plan', chart)).toEqual(data);
    expect(await layersSource.ofJourney('choose-plan', chart)).toBeNull();
    await expect(layersSource.ofJourney('choose-plan', chart)).rejects.toThrow('answered 500');
    expect(asked).toHaveBeenCalledWith('/inspector-data/layers/choose-plan', undefined);
    vi.unstubAllGlobals();
  });
});
