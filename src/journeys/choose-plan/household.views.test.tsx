import { MantineProvider } from '@mantine/core';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeEach, expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor } from 'xstate';
import { offerOf, product, starts } from '../../../machines/choose-plan/choose-plan.cases.ts';
import { choosePlanMachine } from '../../../machines/choose-plan/choose-plan.machine.ts';
import { selectChoosePlan } from '../../../machines/choose-plan/choose-plan.selectors.ts';
import type { ChoosePlanEvent, Product } from '../../../machines/choose-plan/choose-plan.types.ts';
import type { Draft } from '../../journey-host/journey-part.ts';
import { loadLateViews } from '../../journey-host/late-view.tsx';
import { views } from './choose-plan.views.ts';

await loadLateViews(views);

beforeEach(() => void vi.spyOn(window, 'scrollTo').mockReturnValue());

const planOf = (mbps: number, displayName: string): Product => ({
  ...product,
  productId: `6f0c2f6e-0001-4d0d-9a9a-${String(mbps).padStart(12, '0')}`,
  displayName,
  downstreamSpeedInMbps: mbps,
  guaranteedSpeedInMbps: mbps / 2,
});
const all = [planOf(150, '150 Mbps'), planOf(500, '500 Mbps'), planOf(1000, '1 Gbps')];

/** The plans, and the question over them while it is asked, after what a customer has said. */
async function showAfter(
  events: readonly ChoosePlanEvent[],
  products = all,
  draft: Draft = { values: {}, keep: () => undefined },
) {
  const machine = choosePlanMachine.provide({
    actors: { listProducts: fromPromise(() => Promise.resolve(offerOf(...products))) },
  });
  const actor = createActor(machine, { input: starts['a visitor'] }).start();
  await waitFor(actor, (snapshot) => snapshot.matches('choosingPlan'));
  for (const event of events) actor.send(event);
  const snapshot = actor.getSnapshot();
  const props = {
    model: selectChoosePlan(snapshot),
    send: vi.fn<(event: object) => void>(),
    draft,
  };
  render(
    <MantineProvider env="test">
      <MemoryRouter>
        <views.ChoosingPlan {...props} />
        {snapshot.matches({ choosingPlan: 'describingHousehold' }) && <views.DescribingHousehold {...props} />}
      </MemoryRouter>
    </MantineProvider>,
  );
  return { send: props.send, marked: () => screen.queryByText(/for you/)?.closest('article') };
}

const asked: ChoosePlanEvent = { type: 'suggestion.requested' };
const said = (people: string, ...uses: string[]): ChoosePlanEvent[] => [
  asked,
  { type: 'household.submitted', people, uses },
];

test('what was ticked about one home and never sent is not there for another one', async () => {
  const draft = { values: { about: 'ncc-of-another-home', people: 'many', films: 'yes' }, keep: () => undefined };
  await showAfter([asked], all, draft);
  expect(screen.getByRole('radio', { name: '5 or more' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Watch films and series in 4K' })).not.toBeChecked();
});

test('what was ticked about this home is there again before it was sent', async () => {
  const values = { about: starts['a visitor'].transactionId, people: 'many', films: 'yes' };
  await showAfter([asked], all, { values, keep: () => undefined });
  expect(screen.getByRole('radio', { name: '5 or more' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Watch films and series in 4K' })).toBeChecked();
});

test('who has not said who lives there is offered the question, and no plan is marked', async () => {
  const { send, marked } = await showAfter([]);
  expect(marked()).toBeUndefined();
  await userEvent.click(screen.getByRole('button', { name: 'Who lives there?' }));
  expect(send).toHaveBeenCalledExactlyOnceWith(asked);
});

test.each([
  [
    ['two', 'films'],
    '150 Mbps',
    '150 Mbps, our smallest plan here, is enough',
    'You need about 30 Mbps when 2 people watch in 4K at once, and this plan guarantees 75 Mbps.',
  ],
  [
    ['few', 'games'],
    '500 Mbps',
    '500 Mbps is enough',
    'You need about 100 Mbps when 4 people play games that stream at once, and this plan guarantees 250 Mbps.',
  ],
  [
    ['one', 'files'],
    '1 Gbps',
    '1 Gbps is enough',
    '50 GB take about 7 minutes; with 150 Mbps, enough for the rest, about 45 minutes.',
  ],
] as const)(
  'for %j the card of %s is marked in words, and one sentence says why',
  async (answers, plan, heading, why) => {
    const [people, ...uses] = answers;
    const { marked } = await showAfter(said(people, ...uses));
    expect(marked()).toHaveAccessibleName(plan);
    const told = screen.getByRole('status');
    expect(within(told).getByRole('heading')).toHaveTextContent(heading);
    expect(told).toHaveTextContent(why);
    expect(screen.getByRole('button', { name: 'Change your answers' })).toBeVisible();
  },
);

test('where even the fastest guarantees too little, that is said, and nothing is called enough', async () => {
  const { marked } = await showAfter(said('many', 'games'), all.slice(0, 1));
  expect(screen.getByRole('status')).toHaveTextContent(/^150 Mbps is the fastest here.*no plan here guarantees that/);
  expect(marked()).toHaveTextContent('Fastest for you here');
});

test('the answers are sent together; what is done there can be left out', async () => {
  const { send } = await showAfter([asked]);
  const question = screen.getByRole('dialog', { name: 'Who lives there?' });
  await userEvent.click(within(question).getByRole('radio', { name: '3 or 4' }));
  await userEvent.click(within(question).getByRole('button', { name: 'Show my plan' }));
  expect(send).toHaveBeenLastCalledWith({ type: 'household.submitted', people: 'few', uses: [] });
  await userEvent.click(within(question).getByRole('checkbox', { name: 'Watch films and series in 4K' }));
  await userEvent.click(within(question).getByRole('button', { name: 'Show my plan' }));
  expect(send).toHaveBeenLastCalledWith({ type: 'household.submitted', people: 'few', uses: ['films'] });
});

test('who has not said how many is told so at the question', async () => {
  await showAfter(said('', 'films'));
  expect(screen.getByRole('radiogroup')).toHaveAccessibleDescription('Choose how many people live there');
});

test('the answers of before stand there when they are changed; Escape leaves them', async () => {
  const { send } = await showAfter([...said('two', 'games'), asked]);
  expect(screen.getByRole('radio', { name: '2' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Play games that stream' })).toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Watch films and series in 4K' })).not.toBeChecked();
  await userEvent.keyboard('{Escape}');
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'question.closed' });
});
