import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import type { EventFrom } from 'xstate';
import { none, sent, sentAndRefused, some, usedUp } from '../../../machines/share-love/share-love.cases.ts';
import type { shareLoveMachine } from '../../../machines/share-love/share-love.machine.ts';
import type { Known } from '../../../machines/share-love/share-love.types.ts';
import { views } from './share-love.views.ts';

function show({ link, referrals }: Known, { canOpenSheet = false, isSheetShut = false } = {}) {
  const send = vi.fn<(event: EventFrom<typeof shareLoveMachine>) => void>();
  render(
    <MemoryRouter>
      <views.SharingLink
        model={{ link, referrals, canOpenSheet, isSheetShut }}
        send={send}
        draft={{ values: {}, keep: () => undefined }}
      />
    </MemoryRouter>,
  );
  return send;
}

const part = (name: string) => screen.getByRole('region', { name });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

test('the link stands there to be read, copied and scanned, with how long it lasts (MK-06)', async () => {
  const user = userEvent.setup();
  const write = vi.spyOn(navigator.clipboard, 'writeText');
  show(none);
  const own = within(part('Your link'));
  expect(own.getByText(none.link.url)).toBeVisible();
  expect(own.getByRole('img', { name: 'QR code of your link' })).toBeVisible();
  expect(part('Your link')).toHaveTextContent('It lasts until Sunday 21 February 2027');
  expect(own.getByRole('button', { name: 'Copy the link' })).toHaveAttribute('data-variant', 'primary');
  await user.click(own.getByRole('button', { name: 'Copy the link' }));
  expect(write).toHaveBeenCalledWith(none.link.url);
  expect(own.getByText('Copied. Now paste it into a message.')).toBeVisible();
});

test('a browser with a share sheet has a button for it, and says so where it stays shut', async () => {
  const send = show(none, { canOpenSheet: true, isSheetShut: true });
  await press('Share');
  expect(send).toHaveBeenLastCalledWith({ type: 'sheet.requested' });
  expect(screen.getByText('Your browser didn’t open its share sheet. Copy the link in its place.')).toBeVisible();
});

test('whoever shares reads what credit is good for', () => {
  show(none);
  expect(screen.getByText(/^Credit is for the mobile network.*Broadband isn’t paid by it\.$/)).toBeVisible();
});

test('a browser without one has none', () => {
  show(none);
  expect(screen.queryByRole('button', { name: 'Share' })).toBeNull();
});

test('friends stand with their day and what came of it, and not with their names', () => {
  show(some);
  const friends = within(part('Your friends')).getAllByRole('listitem');
  expect(friends).toHaveLength(5);
  expect(friends[0]).toHaveTextContent(/Joined Thu, 05\/11\/26.*Waiting for their first payment/);
  expect(friends[1]).toHaveTextContent(/You’ve both been rewarded on Fri, 20\/11\/26/);
  expect(friends[2]).toHaveTextContent('No rewardRewards are for friends who are new to us');
  expect(friends[3]).toHaveTextContent('They joined with a link that was too old.');
});

test('where nobody has joined, it says what will stand there', () => {
  show(none);
  expect(part('Your friends and rewards')).toHaveTextContent(
    'Nobody has joined with your link yet. Once somebody has, you’ll see here how it goes.',
  );
  expect(screen.queryByRole('region', { name: 'Your rewards' })).toBeNull();
});

test('rewards are summed, with how many are left and the way to the credit', () => {
  show(usedUp);
  const rewards = within(part('Your rewards'));
  expect(rewards.getByText('£60')).toBeVisible();
  expect(rewards.getByText('0 of 12 in a year')).toBeVisible();
  expect(rewards.getByRole('link', { name: 'See it in your credit' })).toHaveAttribute('href', '/top-up');
  expect(screen.getByText('These are the newest 100. Your download of your data has all of them.')).toBeVisible();
});

test('the rules have the numbers of the gateway', () => {
  const { referrals } = none;
  show({ ...none, referrals: { ...referrals, rules: { rewardInPence: 700, mostInYear: 3, daysGood: 30 } } });
  expect(within(part('How it works')).getAllByRole('listitem')).toHaveLength(3);
  expect(part('How it works')).toHaveTextContent(
    /The link lasts 30 days.*both get £7 of credit.*3 friends in any year/,
  );
});

test('whoever has joined with a link reads what is to come of it', () => {
  show(sent);
  expect(screen.getByText(/^You joined with a friend’s link\. Once your first SIM plan/)).toBeVisible();
});

test('whoever gets nothing for joining reads why', () => {
  show(sentAndRefused);
  expect(screen.getByText('There’s no reward for the link that you joined with.')).toBeVisible();
  expect(screen.getByText(/^The link is from somebody at your address/)).toBeVisible();
});

test('whoever was rewarded for joining reads that', () => {
  const joined = { state: 'REWARDED', reason: null, joinedAt: '2026-11-01T09:00:00Z', settledAt: null } as const;
  show({ ...none, referrals: { ...none.referrals, joined } });
  expect(screen.getByText(/you’ve both been given £5 of credit/)).toBeVisible();
});
