import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ELK from 'elkjs/lib/elk.bundled.js';
import { useState } from 'react';
import { createActor, fromPromise } from 'xstate';
import { beforeEach, describe, expect, it } from 'vitest';
import { offerOf, plan, product, starts } from '../../../machines/choose-plan/choose-plan.cases.ts';
import { choosePlanMachine } from '../../../machines/choose-plan/choose-plan.machine.ts';
import { createBridge } from '../bridge/bridge.ts';
import type { BridgeMessage, InspectorMessage } from '../bridge/messages.types.ts';
import { chartDrawer } from '../../charts/keep-drawings.ts';
import { layersSource } from '../layers/layers-source.ts';
import { connectInspector } from '../live/live.ts';
import { registerAnswers } from '../register/register-answers.ts';
import type { JourneyEntry } from '../register/register.types.ts';
import { noScreens } from '../screens/no-screens.ts';
import type { SearchSource } from '../search/search.types.ts';
import { Inspector } from './Inspector.tsx';
import type { InspectorParts } from './inspector-parts.ts';

const draw = chartDrawer(new ELK());
const nothingToFind: SearchSource = { find: () => Promise.resolve({ hits: [], total: 0, here: [] }) };
let entries: readonly JourneyEntry[] = [];
let parts: InspectorParts;
let selectPlan: (productId?: string) => void;

/** A customer's page that chooses a plan, and an inspector that hears of it, without a browser between them. */
beforeEach(async () => {
  entries = await registerAnswers.journeys();
  let toInspector: (data: unknown) => void = () => undefined;
  const said: BridgeMessage[] = [];
  const bridge = createBridge({
    say: (message) => {
      said.push(message);
      toInspector(message);
    },
    tab: 'tab-1',
    page: () => ({ path: '/choose-plan', title: 'Choose your plan' }),
  });
  const machine = choosePlanMachine.provide({
    actors: {
      listProducts: fromPromise(() => Promise.resolve(offerOf(product))),
      createPlan: fromPromise(() => Promise.resolve(plan)),
    },
  });
  const actor = createActor(machine, { input: starts['a visitor'], inspect: bridge.observe }).start();
  const live = connectInspector({
    post: (message: InspectorMessage) => bridge.hear(message),
    listen: (hear) => void (toInspector = hear),
  });
  parts = { register: registerAnswers, draw, live, layers: layersSource, search: nothingToFind, screens: noScreens };
  selectPlan = (productId = product.productId) => actor.send({ type: 'plan.selected', productId });
  await new Promise((resolve) => setTimeout(resolve));
});

function Shown({ first = 'choose-plan', follows = false }: { first?: string; follows?: boolean }) {
  const [journey, setJourney] = useState(first);
  return (
    <Inspector parts={parts} entries={entries} journey={journey} onJourney={setJourney} follows={follows} tab={null} />
  );
}

async function shown(props: Parameters<typeof Shown>[0] = {}) {
  const view = render(<Shown {...props} />);
  await userEvent.click(await screen.findByRole('radio', { name: 'Chart' }));
  await screen.findByRole('application');
  return view;
}

const openTab = async (tab: string, panel: string) => {
  await userEvent.click(screen.getByRole('tab', { name: tab }));
  await userEvent.click(screen.getByRole('radio', { name: panel }));
};

describe('a product owner', () => {
  it('sees the state lit in which a customer is, and the way that led to the next one', async () => {
    const { container } = await shown();
    expect(screen.getByText('It stands at: Comparing plans')).toBeVisible();
    expect(container.querySelector('[data-state="choosePlan.choosingPlan.comparingPlans"]')).toHaveAttribute(
      'data-lit',
    );
    await act(async () => selectPlan());
    expect(await screen.findByText('It stands at: Awaiting log in')).toBeVisible();
    expect(container.querySelector('[data-state="choosePlan.choosingPlan.comparingPlans"]')).not.toHaveAttribute(
      'data-lit',
    );
    expect(container.querySelector('[data-edge][data-taken]')).not.toBeNull();
  });

  it('is taken to the journey in which the customer is', async () => {
    await shown({ first: 'order-broadband', follows: true });
    expect(await screen.findByText('It stands at: Comparing plans')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Choose a plan runs' })).toHaveAttribute('aria-current', 'page');
  });

  it('chooses another journey, and the chart no longer follows', async () => {
    await shown({ follows: true });
    await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
    expect(await screen.findByText('It does not run in the page that is looked at')).toBeVisible();
    expect(screen.getByRole('checkbox', { name: 'Follow the customer' })).not.toBeChecked();
  });
});

describe('a tester', () => {
  it('looks at an earlier step: where it stood, and what was known then', async () => {
    await shown();
    await act(async () => selectPlan());
    await screen.findByText('It stands at: Awaiting log in');
    await openTab('History', 'Log');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'list products answered');
    await userEvent.click(screen.getByRole('button', { name: /list products: answered/ }));
    expect(screen.getByText('It stood at: Comparing plans')).toBeVisible();
    await openTab('Now', 'Data');
    expect(within(screen.getByRole('tabpanel')).getAllByText('products')[0]).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'One step on' }));
    expect(await screen.findByText('It stands at: Awaiting log in')).toBeVisible();
  });

  it('sends an event that is possible, and hears what says no to one that is not', async () => {
    await shown();
    await openTab('Try', 'Send');
    const [event] = await screen.findAllByRole('button', { name: /^plan selected/ });
    if (!event) throw new Error('There is nothing to send');
    await userEvent.click(event);
    const json = screen.getByRole('textbox', { name: 'What it brings along (JSON)' });
    await userEvent.clear(json);
    await userEvent.click(json);
    await userEvent.paste('{ "type": "plan.selected", "productId": "none-of-ours" }');
    await userEvent.click(screen.getByRole('button', { name: 'Send this event' }));
    const blocked = `Blocked: “if on offer” says no: context.products[0].productId is ${product.productId}, event.productId is ‹productId›.`;
    expect(await screen.findByText(`Not sent. ${blocked}`)).toBeVisible();
    expect(screen.getByRole('button', { name: `plan selected · product id not-on-offer ${blocked}` })).toBeVisible();
    await userEvent.clear(json);
    await userEvent.paste(JSON.stringify({ type: 'plan.selected', productId: product.productId }));
    await userEvent.click(screen.getByRole('button', { name: 'Send this event' }));
    expect(await screen.findByText('It stands at: Awaiting log in')).toBeVisible();
  });

  it('reads in the log which condition said no to what a customer did', async () => {
    await shown();
    await act(async () => selectPlan('none-of-ours'));
    await openTab('History', 'Log');
    await userEvent.type(screen.getByRole('searchbox', { name: 'Filter' }), 'if on offer');
    expect(
      screen.getByRole('button', { name: /plan selected → nothing happened “if on offer” said no: / }),
    ).toBeVisible();
  });

  it('reads the chart as an outline and as a table, in the words of the code', async () => {
    await shown();
    await userEvent.click(screen.getByRole('radio', { name: 'Developer’s' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Outline' }));
    expect(screen.getByRole('button', { name: 'choosingPlan' })).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: 'Table' }));
    const row = screen.getByRole('row', { name: /comparingPlans plan\.selected/ });
    expect(within(row).getByText('[isOnOffer]')).toBeVisible();
  });

  it('sees who said what to whom, and moves between the tabs by arrow keys', async () => {
    await shown();
    await act(async () => selectPlan());
    await openTab('History', 'Sequence');
    expect(screen.getByRole('button', { name: 'The page to Choose a plan: plan selected' })).toBeVisible();
    expect(screen.getByRole('button', { name: 'Our systems to Choose a plan: list products: answered' })).toBeVisible();
    screen.getByRole('tab', { name: 'History' }).focus();
    await userEvent.keyboard('{Home}');
    expect(screen.getByRole('tab', { name: 'Now' })).toHaveFocus();
  });
});
