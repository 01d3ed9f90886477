import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { createActor } from 'xstate';
import {
  alex,
  visitor,
  activating,
  active,
  asMember,
  blocked,
  eSim,
  eSimOn,
  ofOwn,
  profile,
  proofNeeded,
  proofWrong,
  several,
  simId,
  simNumber,
  stolenSim,
  submits,
  waits,
} from '../../../machines/onboard-sim/onboard-sim.cases.ts';
import { onboardSimMachine } from '../../../machines/onboard-sim/onboard-sim.machine.ts';
import type { OnboardSimInput, Sim } from '../../../machines/onboard-sim/onboard-sim.types.ts';
import { selectOnboardSim } from '../../../machines/onboard-sim/onboard-sim.selectors.ts';
import { answered, failed } from '../../../machines/shared/model-case.ts';
import { unanswered } from '../../../studio/model/explore.ts';
import { loadLateViews } from '../../journey-host/late-view.tsx';
import { views } from './onboard-sim.views.ts';

await loadLateViews(views);

const card = [{ type: 'card.chosen' }, submits] as const;
const eSimWanted = [{ type: 'esim.chosen' }, { type: 'phone.confirmed' }] as const;

/** Draws the page of a member after what has happened on it. */
function drawn(view: keyof typeof views, input: OnboardSimInput, events: readonly object[]) {
  const actor = createActor(unanswered(onboardSimMachine), { input }).start();
  for (const event of events) actor.send(event as never);
  const send = vi.fn<(event: { type: string }) => void>();
  const View = views[view];
  const draft = { values: {}, keep: () => undefined };
  render(
    <MemoryRouter>
      <View model={selectOnboardSim(actor.getSnapshot())} send={send} draft={draft} />
    </MemoryRouter>,
  );
  return send;
}

const show = (view: keyof typeof views, ...events: readonly object[]) => drawn(view, asMember, events);
/** The page of the SIMs that a member has. */
const showOwn = (view: keyof typeof views, ...events: readonly object[]) => drawn(view, ofOwn, events);

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('who wonders about SIMs opens a question and reads the answer (PH-12)', async () => {
  show('ChoosingSim');
  expect(screen.getByRole('heading', { name: 'Questions people ask' })).toBeVisible();
  const answer = screen.getByText(/bring your number with a PAC/);
  expect(answer).not.toBeVisible();
  await userEvent.click(screen.getByText('Can I keep the number that I have?'));
  expect(answer).toBeVisible();
});

test('who arrives says whether they have a card or want an eSIM, and who has neither orders one (PH-12)', async () => {
  const send = show('ChoosingSim');
  await press('I have a SIM card');
  expect(send).toHaveBeenLastCalledWith({ type: 'card.chosen' });
  await press('I want an eSIM');
  expect(send).toHaveBeenLastCalledWith({ type: 'esim.chosen' });
  expect(screen.getByRole('link', { name: 'I have neither: order a free SIM card' })).toHaveAttribute(
    'href',
    '/free-sim-cards/order',
  );
});

test('a number is typed in and checked (PH-12)', async () => {
  const send = show('EnteringNumber', { type: 'card.chosen' });
  await userEvent.type(screen.getByLabelText('SIM number'), simNumber);
  await press('Check the number');
  const sent = send.mock.lastCall?.[0] as { type: string; simNumber: string };
  expect(sent.type).toBe('number.submitted');
  expect(sent.simNumber.replaceAll(' ', '')).toBe(simNumber);
});

test('who types a number that is refused reads why, and keeps what they typed', () => {
  show('EnteringNumber', ...card, failed('checkSim', stolenSim));
  const words = 'This SIM was reported as stolen, so we can’t switch it on. Order another one, it’s free';
  expect(screen.getAllByText(words)).not.toEqual([]);
  expect(screen.getByLabelText('SIM number')).toHaveValue(simNumber);
});

test('who looks for their phone reads whether it can take an eSIM (PH-12)', async () => {
  const send = show('CheckingPhone', { type: 'esim.chosen' });
  await userEvent.type(screen.getByLabelText(/^Your phone/), 'galaxy a1');
  expect(screen.getAllByText('Can’t take an eSIM: order a free SIM card').length).toBeGreaterThan(1);
  await userEvent.clear(screen.getByLabelText(/^Your phone/));
  await userEvent.type(screen.getByLabelText(/^Your phone/), 'iphone 15 pro max');
  expect(screen.getByText('Can take an eSIM')).toBeInTheDocument();
  await press('My phone can do it');
  expect(send).toHaveBeenLastCalledWith({ type: 'phone.confirmed' });
});

test('nobody is told nothing of a phone that we do not know', async () => {
  show('CheckingPhone', { type: 'esim.chosen' });
  await userEvent.type(screen.getByLabelText(/^Your phone/), 'banana');
  expect(screen.getByText(/^We don’t know that phone\./)).toBeInTheDocument();
});

test('who has logged in reads which SIM it is and for whom, and nothing is done until they press (PH-12)', async () => {
  const logsIn = { type: 'member.loggedIn', member: alex };
  const send = drawn('ConfirmingSim', visitor, [...card, answered('checkSim'), logsIn]);
  expect(
    screen.getByText('You’re logged in as Alex Finch. The SIM ending in 9501 will be yours, in this account.'),
  ).toBeInTheDocument();
  await press('Switch it on');
  expect(send.mock.calls).toEqual([[{ type: 'switchOn.confirmed' }]]);
});

test('the same of an eSIM, which has no number yet', () => {
  drawn('ConfirmingSim', visitor, [...eSimWanted, { type: 'member.loggedIn', member: alex }]);
  expect(screen.getByText(/Your eSIM will be yours, in this account\.$/)).toBeInTheDocument();
});

test('before the QR code of an eSIM is shown again its member enters a code (PH-12)', async () => {
  const asked = [{ type: 'profile.requested', simId }, failed('loadProfile', proofNeeded)] as const;
  const send = showOwn('EnteringCode', ...inOwn(...several), ...asked, answered('askProof', 'EMAIL'));
  expect(screen.getByText(/^Whoever scans the QR code of your eSIM has your number\./)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await press('Show me the QR code');
  expect(send).toHaveBeenLastCalledWith({ type: 'code.submitted', code: '123456' });
});

test('before a number moves its member enters a code from their mailbox (PH-12)', async () => {
  const send = show(
    'EnteringCode',
    ...card,
    answered('checkSim'),
    failed('switchOn', proofNeeded),
    answered('askProof', 'EMAIL'),
  );
  expect(screen.getByText(/^We’ve sent you an email/)).toBeInTheDocument();
  await userEvent.type(screen.getByLabelText('Code'), '123456');
  await press('Move my number');
  expect(send).toHaveBeenLastCalledWith({ type: 'code.submitted', code: '123456' });
  await press('Send me a new code');
  expect(send).toHaveBeenLastCalledWith({ type: 'code.requested' });
});

test('who has an authenticator app is sent no code, and reads that theirs was wrong', () => {
  const asked = [...card, answered('checkSim'), failed('switchOn', proofNeeded), answered('askProof', 'APP')];
  show('EnteringCode', ...asked, { type: 'code.submitted', code: '123456' }, failed('switchOn', proofWrong));
  expect(screen.queryByRole('button', { name: 'Send me a new code' })).not.toBeInTheDocument();
  expect(screen.getAllByText('That code is wrong or too old. Check it, or ask for a new one')).not.toEqual([]);
});

test('an eSIM can be installed while the network switches it on (PH-12)', async () => {
  const send = show('WaitingForNetwork', ...eSimWanted, answered('switchOn', eSim));
  expect(screen.getByText(/^It takes a few minutes\. Stay on this page/)).toBeInTheDocument();
  await press('Install your eSIM now');
  expect(send).toHaveBeenLastCalledWith({ type: 'installing.requested' });
});

test('a card that is on shows its number, and nothing to install', () => {
  show('SimOn', ...card, answered('checkSim'), answered('switchOn', active));
  expect(screen.getByText('Your number is 07700 900200.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Keep the number that you have' })).toHaveAttribute(
    'href',
    '/dashboard/number/bring',
  );
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test('who has switched on one of their SIMs goes back to them on the same page', async () => {
  const send = showOwn(
    'SimOn',
    answered('loadSims', several),
    { type: 'activation.requested', simId: waits.id },
    answered('switchOn', active),
  );
  await press('See your SIMs');
  expect(send).toHaveBeenLastCalledWith({ type: 'choice.requested' });
});

test('an eSIM is shown as a QR code and by hand, and who cannot install it gets help (PH-12)', async () => {
  const shown = [
    ...eSimWanted,
    answered('switchOn', eSimOn),
    { type: 'installing.requested' },
    answered('loadProfile', profile),
  ];
  const send = show('ShowingProfile', ...shown);
  expect(screen.getByRole('img', { name: 'QR code of your eSIM' })).toBeInTheDocument();
  expect(screen.getByText(profile.address)).toBeInTheDocument();
  expect(screen.getByText(profile.code)).toBeInTheDocument();
  await press('It worked');
  expect(send).toHaveBeenLastCalledWith({ type: 'sim.requested' });
  await press('It didn’t work');
  expect(send).toHaveBeenLastCalledWith({ type: 'help.requested' });
});

test('the help leads back to the code, and to our team', async () => {
  const send = show('HelpingToInstall');
  expect(screen.getAllByRole('listitem')).toHaveLength(4);
  await press('Show me the code again');
  expect(send).toHaveBeenLastCalledWith({ type: 'installing.requested' });
  expect(screen.getByRole('link', { name: 'Talk to us' })).toHaveAttribute('href', '/contact-us');
});

const inOwn = (...sims: readonly Sim[]) => [answered('loadSims', sims)];

test('a member sees their SIMs: what is on, what waits, and what they had before (PH-12)', async () => {
  const send = showOwn('ShowingSims', ...inOwn(...several));
  expect(screen.getByRole('heading', { name: '07700 900200' })).toBeInTheDocument();
  expect(screen.getByText('eSIM ending in 9501')).toBeInTheDocument();
  expect(screen.getByText('It’s on, since Monday 23 November 2026.')).toBeInTheDocument();
  expect(screen.getByText('SIM card ending in 9519')).toBeInTheDocument();
  await press('Show its QR code');
  expect(send).toHaveBeenLastCalledWith({ type: 'profile.requested', simId });
  await press('Move it to another phone');
  expect(send).toHaveBeenLastCalledWith({ type: 'renewal.requested', simId });
  await press('Switch it on');
  expect(send).toHaveBeenLastCalledWith({ type: 'activation.requested', simId: waits.id });
  await press('It’s lost: block it');
  expect(send).toHaveBeenLastCalledWith({ type: 'block.requested', simId });
});

test('who has no SIM is led to one (PH-12)', () => {
  showOwn('ShowingSims', ...inOwn());
  expect(screen.getByText(/^You have no SIM yet/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Switch a SIM on' })).toHaveAttribute('href', '/activate/sim');
});

test('a SIM that is blocked keeps its number, and another is offered for it (PH-12)', () => {
  showOwn('ShowingSims', ...inOwn(blocked));
  expect(screen.getByText(/^Your SIM is blocked\. Your number is kept/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Get another SIM for your number' })).toBeInTheDocument();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});

test.each([
  [{ ...waits, failure: 'network.no-answer' }, 'The network couldn’t switch it on. Nothing else has changed.'],
  [{ ...waits, state: 'ORDERED', isFromShop: true }, 'It came with your phone, and waits until you switch it on.'],
  [{ ...waits, state: 'ORDERED' }, 'We’re getting it ready.'],
  [activating, 'It’s being switched on, which takes a few minutes.'],
] as const)('how a SIM stands is said in a sentence: %#', (sim, words) => {
  showOwn('ShowingSims', ...inOwn(sim));
  expect(screen.getByText(words)).toBeInTheDocument();
});

test('before a SIM is blocked its member reads which one, and what that means (PH-12)', async () => {
  const send = showOwn('ConfirmingBlock', ...inOwn(...several), { type: 'block.requested', simId });
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('eSIM ending in 9501')).toBeInTheDocument();
  await userEvent.click(dialog.getByRole('button', { name: 'Block it now' }));
  expect(send).toHaveBeenLastCalledWith({ type: 'block.confirmed' });
  await userEvent.click(dialog.getByRole('button', { name: 'Keep it' }));
  expect(send).toHaveBeenLastCalledWith({ type: 'block.declined' });
});

test('who brings an eSIM to another phone reads what becomes of the one before (PH-12)', () => {
  const asked = [{ type: 'renewal.requested', simId }, answered('askProof', 'EMAIL')] as const;
  showOwn('EnteringCode', ...inOwn(...several), ...asked);
  expect(screen.getByText(/^We’ll give your eSIM out again/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Show me the new code' })).toBeInTheDocument();
});
