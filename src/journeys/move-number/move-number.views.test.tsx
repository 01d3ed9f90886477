import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  beingStopped,
  coming,
  enters,
  expired,
  failedBefore,
  late,
  lost,
  moved,
  none,
  noSim,
  pac,
  proofWrong,
  stac,
  stopped,
  submits,
  submitsWrong,
  withCode,
} from '../../../machines/move-number/move-number.cases.ts';
import { moveNumberMachine } from '../../../machines/move-number/move-number.machine.ts';
import { selectMoveNumber } from '../../../machines/move-number/move-number.selectors.ts';
import type { MoveNumberInput, NumberMoves } from '../../../machines/move-number/move-number.types.ts';
import { answered, failed } from '../../../machines/shared/model-case.ts';
import { unanswered } from '../../../studio/model/explore.ts';
import { views } from './move-number.views.ts';

/** Draws a page after what has happened on it. */
function show(view: keyof typeof views, way: MoveNumberInput['way'], known: NumberMoves, ...events: readonly object[]) {
  const actor = createActor(unanswered(moveNumberMachine), { input: { way } }).start();
  for (const event of [answered('loadNumber', known), ...events]) actor.send(event as never);
  const send = vi.fn<(event: { type: string }) => void>();
  const View = views[view];
  const draft = { values: {}, keep: () => undefined };
  render(
    <MemoryRouter>
      <View model={selectMoveNumber(actor.getSnapshot())} send={send} draft={draft} />
    </MemoryRouter>,
  );
  return send;
}

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const link = (name: string) => screen.getByRole('link', { name });
const sendsMail = answered('askProof', 'EMAIL');

test('the number stands first, with the two ways (PH-12)', () => {
  show('ShowingNumber', null, none);
  expect(screen.getByText('07700 900200')).toBeVisible();
  expect(link('Bring a number')).toHaveAttribute('href', '/dashboard/number/bring');
  expect(link('Get a PAC or a STAC')).toHaveAttribute('href', '/dashboard/number/leave');
});

test('a number that comes is followed, and stopped by a press (PH-12)', async () => {
  const send = show('ShowingNumber', null, coming);
  const part = screen.getByRole('region', { name: '07700 900951 is coming over' });
  expect(part).toHaveTextContent('Thu, 26/11/26');
  expect(part).toHaveTextContent('11pm on Wed, 25/11/26');
  expect(screen.queryByRole('link', { name: 'Bring a number' })).toBeNull();
  await press('Stop bringing this number');
  expect(send).toHaveBeenLastCalledWith({ type: 'stop.requested' });
});

test.each([
  [late, '07700 900951 is coming over', 'It can’t be stopped any more.'],
  [beingStopped, '07700 900951 is coming over', 'We’re stopping this.'],
  [moved, '07700 900951 is here', 'Your old SIM doesn’t work any more.'],
  [stopped, '07700 900951 stays where it is', 'Your PAC stays good'],
  [expired, '07700 900951 hasn’t come', 'Ask your provider for a new one'],
  [{ ...expired, failure: 'constructor' }, '07700 900951 hasn’t come', 'Something went wrong at the network.'],
])('a move says what has become of it, and what to do: %#', (move, heading, words) => {
  show('ShowingNumber', null, { ...none, move });
  expect(screen.getByRole('region', { name: heading })).toHaveTextContent(words);
  expect(screen.queryByRole('button')).toBeNull();
});

test('whose number has not come brings it again, and whose SIM is lost is led to a new one', () => {
  show('ShowingNumber', null, failedBefore);
  expect(link('Bring a number')).toBeVisible();
  show('ShowingNumber', null, lost);
  expect(link('Switch a new SIM on')).toHaveAttribute('href', '/activate/sim');
});

test('a PAC that was given is named with its last day, and never shown (PH-12)', () => {
  show('ShowingNumber', null, withCode);
  expect(screen.getByRole('region', { name: 'Codes that you’ve asked for' })).toHaveTextContent(
    'Your PACGood until Wed, 23/12/26',
  );
});

test.each([
  ['bring', 'Switch on a SIM card or an eSIM first.'],
  [null, 'You have no number with us yet.'],
] as const)('who has no SIM is led to one (%s)', (way, words) => {
  show('NeedingSim', way, noSim);
  expect(screen.getByText(words, { exact: false })).toBeVisible();
  expect(link('Switch a SIM on')).toHaveAttribute('href', '/activate/sim');
});

test('who has no number to take away is told so', () => {
  show('NeedingSim', 'leave', noSim);
  expect(screen.getByText('there’s none that you could take with you', { exact: false })).toBeVisible();
  expect(link('Back to your dashboard')).toHaveAttribute('href', '/dashboard');
});

test('a number is brought by PAC, number and day, of which the first is there already (PH-12)', async () => {
  const send = show('BringingNumber', 'bring', none);
  await userEvent.type(screen.getByLabelText('PAC', { exact: false }), submits.pac);
  await userEvent.type(screen.getByLabelText('The number that you want to keep', { exact: false }), '07700 900951');
  await press('Bring my number');
  expect(send).toHaveBeenLastCalledWith({ ...submits, day: '2026-11-24' });
});

test('what is wrong with a PAC is said at its field, and what was typed stays', () => {
  show('BringingNumber', 'bring', none, submitsWrong);
  const field = screen.getByRole('textbox', { name: /^PAC/ });
  expect(field).toHaveValue('WRN4009');
  expect(field).toHaveAccessibleDescription(/three letters and six digits, like ABC123456/);
});

test('what the network refuses is said at its field, in words that say what to do', () => {
  show('BringingNumber', 'bring', none, submits, sendsMail, enters, answered('askMove', expired));
  expect(screen.getByRole('textbox', { name: /^PAC/ })).toHaveAccessibleDescription(
    /This PAC is more than 30 days old. Ask your provider for a new one/,
  );
});

test('the code is asked for with what it is for, and sent again on demand (PH-12)', async () => {
  const send = show('EnteringCode', 'bring', none, submits, sendsMail, enters, failed('askMove', proofWrong));
  const field = screen.getByRole('textbox', { name: /^Code/ });
  expect(field).toHaveAccessibleDescription(/That code is wrong or too old/);
  await userEvent.type(field, '123 456');
  await press('Bring my number');
  expect(send).toHaveBeenLastCalledWith(enters);
  await press('Send me a new code');
  await press('Back');
  expect(send.mock.calls.slice(1)).toEqual([[{ type: 'code.requested' }], [{ type: 'back.requested' }]]);
});

test('who has an app enters its code, and is sent none', () => {
  show('EnteringCode', 'leave', none, { type: 'stac.requested' }, answered('askProof', 'APP'));
  expect(screen.getByRole('button', { name: 'Show my STAC' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Send me a new code' })).toBeNull();
});

test('who leaves reads what ends and what stays before they choose (PH-12)', async () => {
  const send = show('LeavingWithNumber', 'leave', none);
  expect(screen.getByRole('region', { name: 'What ends when the code is used' })).toHaveTextContent(
    'Your SIM stops working.',
  );
  expect(screen.getByRole('region', { name: 'What stays' })).toHaveTextContent('Your credit of £12 stays');
  await press('Get a PAC');
  await press('Get a STAC');
  expect(send.mock.calls).toEqual([[{ type: 'pac.requested' }], [{ type: 'stac.requested' }]]);
});

test.each([
  ['pac.requested', pac, 'Your PAC', 'LKN123456', 'Runs until Thu, 10/12/26'],
  ['stac.requested', stac, 'Your STAC', '123456LKN', 'your number is given up'],
])(
  'after %s the code stands on the page, with what happens with it (PH-12)',
  async (type, code, heading, shown, words) => {
    const send = show('ShowingLeavingCode', 'leave', none, { type }, sendsMail, enters, answered('fetchCode', code));
    expect(screen.getByRole('heading', { level: 1, name: heading })).toBeVisible();
    expect(screen.getByText(shown)).toBeVisible();
    expect(screen.getByText(words, { exact: false })).toBeVisible();
    await press('Done');
    expect(send).toHaveBeenLastCalledWith({ type: 'back.requested' });
  },
);

test.each(['MoveNotStopped', 'MoveNotAsked', 'CodeNotSent', 'LeavingCodeNotFetched'] as const)(
  '%s is tried again by a press, or left (ER-04)',
  async (view) => {
    const send = show(view, 'bring', none);
    await press('Try again');
    const [, back] = screen.getAllByRole('button');
    if (back) await userEvent.click(back);
    expect(send.mock.calls).toEqual([[{ type: 'retry.requested' }], [{ type: 'back.requested' }]]);
  },
);
