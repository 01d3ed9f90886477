import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor, fromPromise, waitFor, type EventFrom } from 'xstate';
import { input } from '../../../machines/follow-switch/follow-switch.cases.ts';
import { followSwitchMachine } from '../../../machines/follow-switch/follow-switch.machine.ts';
import { selectFollowSwitch, type FollowSwitchModel } from '../../../machines/follow-switch/follow-switch.selectors.ts';
import type { FollowSwitchView, MemberSwitch } from '../../../machines/follow-switch/follow-switch.types.ts';
import {
  arrived,
  arriving,
  called,
  calledWhileLeaving,
  coming,
  comingBefore,
  disputed,
  disputedWhileLeaving,
  endedByNetwork,
  enquiry,
  enquiryWhileLeaving,
  followedAs,
  gone,
  leavingBefore,
  leftBefore,
  notOrdered,
  planEnded,
  notYetAsked,
  overdue,
  overdueAfterLeaving,
  ranOut,
  ranOutAfterLeaving,
  stopped,
  stoppedOnLastDay,
  strangeAway,
} from '../../../machines/follow-switch/switches.cases.ts';
import { loadLateViews } from '../../journey-host/late-view.tsx';
import { views } from './follow-switch.views.ts';

await loadLateViews(views);

async function show(found: MemberSwitch, name: FollowSwitchView, change: Partial<FollowSwitchModel> = {}) {
  const machine = followSwitchMachine.provide({
    actors: { loadSwitch: fromPromise(() => Promise.resolve(followedAs(found))) },
  });
  const actor = createActor(machine, { input }).start();
  await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
  const send = vi.fn<(event: EventFrom<typeof followSwitchMachine>) => void>();
  const View = views[name];
  render(
    <MemoryRouter>
      <View
        model={{ ...selectFollowSwitch(actor.getSnapshot()), ...change }}
        send={send}
        draft={{ values: {}, keep: () => undefined }}
      />
    </MemoryRouter>,
  );
  return send;
}

const button = (name: string) => screen.getByRole('button', { name });
const away = 'Riverbourne Broadband';

test('a switch to us says how it goes, shows its details and is looked at again (DB-03, SW-11)', async () => {
  const send = await show(arriving, 'FollowingArrival');
  expect(screen.getByText(new RegExp(`${away} has accepted your switch`))).toHaveTextContent(
    'on Monday 19 January 2026, your Go Live date',
  );
  await userEvent.click(button('See all about your switch'));
  expect(send).toHaveBeenLastCalledWith({ type: 'details.requested' });
  await userEvent.click(button('Check progress'));
  expect(send).toHaveBeenLastCalledWith({ type: 'progress.requested' });
  expect(screen.getByRole('link', { name: 'See your order' })).toHaveAttribute(
    'href',
    expect.stringContaining('/dashboard/orders/'),
  );
  expect(screen.queryByRole('link', { name: 'Try the switch again' })).toBeNull();
});

test('a switch to us that was not ordered says why, and can be tried again where it was begun (SW-09)', async () => {
  await show(notOrdered, 'FollowingArrival');
  expect(screen.getByRole('alert')).toHaveTextContent('We couldn’t order your switch');
  expect(screen.getByRole('link', { name: 'Try the switch again' })).toHaveAttribute(
    'href',
    `/dashboard/orders/${notOrdered.orderId}/order-summary`,
  );
  expect(screen.getByRole('link', { name: 'Chat with us' })).toBeVisible();
});

test('a switch to us that came to nothing is not to be tried again once the plan has ended, and the page says since when (SW-09)', async () => {
  await show(planEnded, 'FollowingArrival');
  const news = screen.getByRole('status');
  expect(news).toHaveTextContent('Your plan has ended');
  expect(news).toHaveTextContent(
    'Your plan with us ended on Wednesday 3 March 2027, so there’s nothing to switch to us',
  );
  expect(news).not.toHaveTextContent('try again');
  expect(screen.queryByRole('link', { name: 'Try the switch again' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Chat with us' })).toBeVisible();
});

test('a switch to us that is complete needs nobody', async () => {
  await show(arrived, 'FollowingArrival');
  expect(screen.getByRole('status')).toHaveTextContent('Your switch is complete');
  expect(screen.queryByRole('link', { name: 'Chat with us' })).toBeNull();
});

test.each([
  [arriving, 'Current provider'],
  [coming, 'New provider'],
] as const)(
  'the details of a switch stand in the dialog “Switch ready to start” (SW-10 to SW-12)',
  async (found, term) => {
    const send = await show(found, 'SwitchReady');
    const dialog = screen.getByRole('dialog', { name: 'Switch ready to start' });
    expect(within(dialog).getByText(/^One Touch Switch moves your broadband with one request/)).toBeVisible();
    expect(within(dialog).getByText('What does it cost to leave?')).toBeVisible();
    expect(within(dialog).getByText(term).nextSibling).toHaveTextContent(away);
    expect(within(dialog).getByText('One Touch Switch reference').nextSibling).toHaveTextContent('5c1f4a0e');
    await userEvent.keyboard('{Escape}');
    expect(send).toHaveBeenLastCalledWith({ type: 'details.closed' });
  },
);

test('who was only asked about reads that nothing has changed, what a move would cost, and can stop it (SW-12)', async () => {
  const send = await show(enquiry, 'FollowingDeparture');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${away} has asked about your broadband`);
  expect(screen.getByText(/Nothing has changed/)).toHaveTextContent('until Wednesday 21 October 2026');
  const costs = screen.getByRole('region', { name: 'What it would cost' });
  expect(costs).toHaveTextContent('5 months × £15 = £75');
  expect(costs).toHaveTextContent('you pay for no day after the switch');
  expect(screen.queryByRole('button', { name: 'See all about your switch' })).toBeNull();
  expect(screen.getByRole('region', { name: 'This wasn’t me' })).toHaveTextContent('make our answer to them void');
  await userEvent.click(button('This wasn’t me'));
  expect(send).toHaveBeenLastCalledWith({ type: 'objection.requested' });
});

test('an order of another provider says when, what ends, what it costs and what to send back (SW-12)', async () => {
  const send = await show(coming, 'FollowingDeparture');
  expect(screen.getByText(/The switch happens on the day requested from your new provider/)).toHaveTextContent(
    'Thursday 24 September 2026',
  );
  expect(screen.getByRole('region', { name: 'What ends' })).toHaveTextContent('Full Fibre 150');
  const bill = screen.getByRole('region', { name: 'Your final bill' });
  expect(within(bill).getByRole('row', { name: /^Exit fee/ })).toHaveTextContent('£75');
  expect(screen.getByRole('region', { name: 'What to send back' })).toHaveTextContent('Wednesday 21 October 2026');
  expect(screen.getByRole('region', { name: 'This wasn’t me' })).toHaveTextContent(
    'They have ordered already, so only they can',
  );
  await userEvent.click(button('See all about your switch'));
  expect(send).toHaveBeenLastCalledWith({ type: 'details.requested' });
});

test.each([
  [disputed, 'we’ve asked Riverbourne Broadband to cancel'],
  [notYetAsked, 'as soon as we reach them'],
] as const)('once it was said that it wasn’t them, the case says who can stop it (SW-12)', async (found, words) => {
  await show(found, 'FollowingDeparture');
  const region = screen.getByRole('region', { name: 'Case SW-5C1F4A0E' });
  expect(region).toHaveTextContent(words);
  expect(region).toHaveTextContent('Unless they cancel, your service moves on Thursday 24 September 2026');
  expect(screen.queryByRole('button', { name: 'This wasn’t me' })).toBeNull();
});

test.each([
  [gone, 'Your broadband has moved to Riverbourne Broadband'],
  [called, 'Your broadband stays with us'],
  [ranOut, 'Your broadband stays with us'],
  [stopped, 'You’ve stopped this request'],
  [strangeAway, 'Your switch to Riverbourne Broadband'],
] as const)(
  'how a switch has ended is the heading, and nothing is left to be stopped (SW-12)',
  async (found, heading) => {
    await show(found, 'FollowingDeparture');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    expect(screen.queryByRole('button', { name: 'This wasn’t me' })).toBeNull();
    if (found !== strangeAway) expect(screen.queryByRole('region', { name: 'Your final bill' })).toBeNull();
  },
);

test.each([
  [
    enquiryWhileLeaving,
    `${away} has asked about your broadband`,
    'on Thursday 15 October 2026, as you asked us, or with the switch',
  ],
  [leavingBefore, `${away} has ordered your switch`, 'In between you have no broadband from us'],
  [calledWhileLeaving, `Your switch to ${away} is off`, 'still ends on Tuesday 15 September 2026, as you asked us'],
] as const)(
  'who has asked for an end of their own reads when it comes, and can keep the plan (SW-12, DB-06)',
  async (found, heading, words) => {
    await show(found, 'FollowingDeparture');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
    const region = screen.getByRole('region', { name: 'The end that you asked for' });
    expect(region).toHaveTextContent(words);
    expect(within(region).getByRole('link', { name: 'Keep your plan' })).toHaveAttribute(
      'href',
      expect.stringMatching(/^\/dashboard\/plans\/.+\/leave$/),
    );
    expect(screen.queryByText(/goes on as before|stays with us/)).toBeNull();
  },
);

test.each([
  [leftBefore, `${away} has ordered your switch`],
  [ranOutAfterLeaving, `Your switch to ${away} is off`],
] as const)('a plan that has ended by then is told as one that has', async (found, heading) => {
  await show(found, 'FollowingDeparture');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(heading);
  const region = screen.getByRole('region', { name: 'Your plan has ended' });
  expect(region).toHaveTextContent('Your plan ended on Tuesday 15 September 2026');
  expect(within(region).queryByRole('link')).toBeNull();
  expect(screen.queryByText(/goes on as before|stays with us/)).toBeNull();
});

test('on its last day a plan can’t be kept any more', async () => {
  await show(stoppedOnLastDay, 'FollowingDeparture');
  const region = screen.getByRole('region', { name: 'The end that you asked for' });
  expect(within(region).queryByRole('link')).toBeNull();
});

test('a case of a switch that comes after the plan has ended says nothing of a service that moves', async () => {
  await show(disputedWhileLeaving, 'FollowingDeparture');
  expect(screen.getByRole('region', { name: 'Case SW-5C1F4A0E' })).not.toHaveTextContent('your service moves');
});

test('a service that has moved leads to its bills, and a case that is over says so', async () => {
  await show(gone, 'FollowingDeparture');
  expect(screen.getByRole('link', { name: 'See your bills' })).toHaveAttribute('href', '/dashboard/bills');
  await show(called, 'FollowingDeparture');
  expect(screen.getByRole('region', { name: 'Case SW-5C1F4A0E' })).toHaveTextContent('The case is closed');
});

test.each([
  [enquiry, 'they’ll have to ask us again before they can order'],
  [coming, 'It stands unless they do'],
] as const)('before it is said that it wasn’t them, the dialog says what that does (SW-12)', async (found, words) => {
  const send = await show(found, 'ConfirmingObjection');
  const dialog = screen.getByRole('dialog', { name: 'Wasn’t it you?' });
  expect(dialog).toHaveTextContent(words);
  await userEvent.click(button('Yes, this wasn’t me'));
  expect(send).toHaveBeenLastCalledWith({ type: 'objection.confirmed' });
  await userEvent.click(button('No, go back'));
  expect(send).toHaveBeenLastCalledWith({ type: 'objection.declined' });
});

test.each([
  ['voided', 'We’ve stopped the request'],
  ['caseOpened', 'We’ve opened a case'],
  ['overAlready', 'there was nothing left to stop'],
] as const)('what has come of it is told where the member comes back to: %s', async (told, words) => {
  await show(told === 'voided' ? stopped : coming, 'FollowingDeparture', { told });
  expect(screen.getByRole('status')).toHaveTextContent(words);
});

test('a switch whose day has passed is late: nothing says that the broadband moves on it, and its costs are for tomorrow (SW-12)', async () => {
  await show(overdue, 'FollowingDeparture');
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${away} is late with your switch`);
  expect(screen.getByText(/hasn’t told us that your new service is live/)).toHaveTextContent(
    'Until then your broadband goes on with us.',
  );
  expect(screen.getByRole('region', { name: 'What it would cost' })).toHaveTextContent('This is for a move tomorrow.');
  expect(screen.queryByRole('region', { name: 'Your final bill' })).toBeNull();
});

test.each([
  [overdueAfterLeaving, 'Your plan ended on Tuesday 15 September 2026, as you asked us.'],
  [endedByNetwork, 'The network ended your service on Tuesday 15 September 2026, and your plan with it.'],
] as const)(
  'beside a plan that is gone a switch says when and why, and that it means no more here (SW-12)',
  async (found, why) => {
    await show(found, 'FollowingDeparture');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(`${away} has ordered your switch`);
    expect(screen.getByText(/their order still stands/)).toHaveTextContent(
      'As your plan with us has ended, it ends nothing more here and costs you nothing more.',
    );
    expect(screen.getByRole('region', { name: 'Your plan has ended' })).toHaveTextContent(why);
    expect(screen.getByRole('link', { name: 'See your bills' })).toBeVisible();
    expect(screen.queryByText(/Your broadband moves|goes on with us/)).toBeNull();
  },
);

test('a case of a switch whose plan has ended on its day says nothing of a service that moves', async () => {
  const losing = overdueAfterLeaving.losing && {
    ...overdueAfterLeaving.losing,
    ...disputed.losing,
    ownEnd: overdueAfterLeaving.losing.ownEnd,
  };
  await show({ ...overdueAfterLeaving, losing }, 'FollowingDeparture');
  expect(screen.getByRole('region', { name: 'Case SW-5C1F4A0E' })).not.toHaveTextContent('your service moves');
});

test('what was planned for the plan and comes after the switch is told to fall away (DB-04, DB-05, SW-12)', async () => {
  await show(comingBefore, 'FollowingDeparture');
  const region = screen.getByRole('region', { name: 'What ends' });
  expect(region).toHaveTextContent('Your plan ends before the pause that you planned from Tuesday 15 September 2026');
  expect(region).toHaveTextContent('Your plan won’t become Full Fibre 500 on Thursday 24 September 2026');
});
