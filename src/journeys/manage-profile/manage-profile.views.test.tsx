import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { describe, expect, test, vi } from 'vitest';
import { createActor, type EventFrom, type SnapshotFrom } from 'xstate';
import {
  elsewhere,
  fresh,
  member,
  partly,
  starts,
  whole,
} from '../../../machines/manage-profile/manage-profile.cases.ts';
import { manageProfileMachine } from '../../../machines/manage-profile/manage-profile.machine.ts';
import {
  type ManageProfileModel,
  selectManageProfile,
} from '../../../machines/manage-profile/manage-profile.selectors.ts';
import type { ManageProfileView, Profile } from '../../../machines/manage-profile/manage-profile.types.ts';
import { answered } from '../../../machines/shared/model-case.ts';
import { unanswered } from '../../../studio/model/explore.ts';
import { loadLateViews } from '../../journey-host/late-view.tsx';
import { views } from './manage-profile.views.ts';

await loadLateViews(views);

function modelOf(profile: Profile): ManageProfileModel {
  const actor = createActor(unanswered(manageProfileMachine), { input: starts['a member'] }).start();
  actor.send(answered('loadProfile', profile) as unknown as EventFrom<typeof manageProfileMachine>);
  return selectManageProfile(actor.getSnapshot() as SnapshotFrom<typeof manageProfileMachine>);
}

function show(profile: Profile, name: ManageProfileView = 'ShowingProfile', change: Partial<ManageProfileModel> = {}) {
  const send = vi.fn<(event: EventFrom<typeof manageProfileMachine>) => void>();
  const View = views[name];
  render(
    <MemoryRouter>
      <View model={{ ...modelOf(profile), ...change }} send={send} draft={{ values: {}, keep: () => undefined }} />
    </MemoryRouter>,
  );
  return send;
}

const region = (name: string) => within(screen.getByRole('region', { name }));
const button = (name: RegExp | string) => screen.getByRole('button', { name });

test('the profile shows what we know of the member (AU-04)', () => {
  show(whole);
  const you = region('About you');
  expect(you.getByText('Dr Rowan Archer')).toBeVisible();
  expect(screen.getByRole('region', { name: 'About you' })).toHaveTextContent('Date of birth12 April 1988');
  expect(you.getByText('07700 900101')).toBeVisible();
  expect(you.getByText('01632 960123')).toBeVisible();
  const [home, billing] = region('Addresses').getAllByRole('group');
  expect(home).toHaveTextContent('4 Heron Way Larkhaven LK1 1AA');
  expect(billing).toHaveTextContent('9 Tern Row Old Quay Larkhaven LK1 2AB');
  const email = region('Email and logging in');
  expect(email.getByText('rowan@example.com')).toBeVisible();
  expect(email.getByText(/^On:/)).toBeVisible();
  expect(email.getByRole('link', { name: 'Change password' })).toHaveAttribute('href', '/dashboard/password');
  expect(email.getByRole('link', { name: 'Change code at log-in' })).toHaveAttribute(
    'href',
    '/dashboard/second-factor',
  );
});

test('who comes from their order reads that it is kept, and goes back to it (OR-01)', () => {
  show(fresh, 'ShowingProfile', { isOrdering: true });
  expect(screen.getByText(/^Your order is kept\./)).toBeVisible();
  const ways = screen.getAllByRole('link', { name: 'Back to your order' });
  expect(ways.map((way) => way.getAttribute('href'))).toEqual(['/order-confirmation', '/order-confirmation']);
  expect(screen.queryByText(/^Until you’ve opened the link/)).toBeNull();
});

test('on the way to an order it is said which email address we write to as long as the new one is not confirmed', () => {
  show(whole, 'ShowingProfile', { isOrdering: true });
  expect(screen.getByText(/^Until you’ve opened the link/)).toBeVisible();
});

test('who opens their profile for itself goes back to the dashboard', () => {
  show(fresh);
  expect(screen.queryByRole('link', { name: 'Back to your order' })).toBeNull();
  expect(screen.getByRole('link', { name: 'Back to your dashboard' })).toHaveAttribute('href', '/dashboard');
});

test('to log out everywhere is no louder than the rest of the page before it is confirmed', () => {
  show(fresh);
  expect(screen.getByRole('button', { name: 'Log out everywhere' })).toHaveAttribute('data-variant', 'standard');
});

test('what we don’t know is said to be none', () => {
  const { firstName: _, ...nameless } = member;
  show({ ...fresh, member: nameless });
  expect(screen.getByText('We don’t know your full name yet')).toBeVisible();
  expect(screen.getByText('You have no SIM with us')).toBeVisible();
  expect(screen.getAllByText('None')).toHaveLength(3);
  for (const name of ['Add other phone number', 'Add home address', 'Add billing address'])
    expect(screen.getByRole('button', { name })).toBeVisible();
  // Who has ordered is not left to wonder where it goes.
  expect(screen.getByText(/^Your broadband goes to the address on its order/)).toBeVisible();
  expect(screen.getByText(/^Off:/)).toBeVisible();
});

test.each([
  ['Change name', { type: 'nameChange.requested' }],
  ['Change other phone number', { type: 'phoneChange.requested' }],
  ['Change home address', { type: 'addressChange.requested', addressType: 'HOME' }],
  ['Change billing address', { type: 'addressChange.requested', addressType: 'BILLING' }],
  ['Change email', { type: 'emailChange.requested' }],
  ['Keep the old address', { type: 'emailChange.cancelled' }],
  [/^Log out \(Safari on iOS, logged in on Monday 9 February/, { type: 'session.ended', sessionId: elsewhere.id }],
  ['Log out everywhere', { type: 'loggingOut.requested' }],
  ['Download your data (JSON)', { type: 'data.requested' }],
])('%s tells the machine what is meant', async (name, event) => {
  const send = show(whole);
  await userEvent.click(button(name));
  expect(send).toHaveBeenCalledExactlyOnceWith(event);
});

test('what is ticked is what may be sent, each for itself (AU-04)', async () => {
  const send = show({ ...fresh, member: { ...member, marketingPrefsPostal: true } });
  expect(screen.getByRole('checkbox', { name: 'Offers by post' })).toBeChecked();
  await userEvent.click(screen.getByRole('checkbox', { name: 'Offers by post' }));
  await userEvent.click(screen.getByRole('checkbox', { name: 'Offers in our app' }));
  await userEvent.click(button('Save your choice'));
  expect(send).toHaveBeenCalledExactlyOnceWith({
    type: 'preferences.submitted',
    notifyPromotions: true,
    marketingOptIn: false,
    marketingPrefsServicePlus: false,
    marketingPrefsProducts: false,
    marketingPrefs3PartiesInternal: false,
    marketingPrefs3PartiesExternal: false,
    marketingPrefsPostal: false,
  });
});

test('an email address that waits for its link is told with the hour until which it works (AU-10)', () => {
  show(whole);
  expect(screen.getByText(/link to rowan.archer@example.com.*Wednesday 11 February 2026 at 10am/)).toBeVisible();
});

test('where nobody waits for a link there is nothing to take back', () => {
  show(fresh);
  expect(screen.queryByRole('button', { name: 'Keep the old address' })).toBeNull();
});

test('this device is named, and is not logged out by itself', () => {
  show(fresh);
  const sessions = region('Where you’re logged in');
  expect(sessions.getByText('Chrome on Linux')).toBeVisible();
  expect(sessions.getByText('This device')).toBeVisible();
  expect(sessions.queryByRole('button', { name: /^Log out \(/ })).toBeNull();
});

test.each([
  [null, null, 'Unknown browser'],
  [null, 'Android', 'Android'],
  ['Firefox', null, 'Firefox'],
])('a session of %s on %s is called %s', (browser, system, name) => {
  show({ ...fresh, sessions: [{ ...elsewhere, browser, system }] });
  expect(screen.getByText(name)).toBeVisible();
});

test('what could not be read is told in its card, with a way to read it anew; the rest stands', async () => {
  const send = show(partly);
  expect(screen.getByText('We couldn’t find out where you’re logged in.')).toBeVisible();
  expect(region('About you').getByText('Rowan Archer')).toBeVisible();
  const [first] = screen.getAllByRole('button', { name: 'Try again' });
  if (first) await userEvent.click(first);
  expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'profile.requested' });
});

test.each<[NonNullable<ManageProfileModel['news']>, string, string]>([
  ['nameChanged', 'About you', 'Your name is saved.'],
  ['phoneChanged', 'About you', 'Your phone number is saved.'],
  ['addressChanged', 'Addresses', 'Your address is saved.'],
  ['addressRemoved', 'Addresses', 'The address has been removed.'],
  ['preferencesChanged', 'What we may send you', 'Your choice is saved.'],
  ['linkSent', 'Email and logging in', 'We’ve sent a link to your new email address.'],
  ['emailChangeCancelled', 'Email and logging in', 'The link no longer works.'],
  ['sessionEnded', 'Where you’re logged in', 'You’re logged out on that device.'],
  ['dataDownloaded', 'Your data', 'Your file is in your downloads.'],
  ['downloadedTooOften', 'Your data', 'again in an hour at the latest'],
  ['downloadedTooOftenHere', 'Your data', 'over another connection now'],
])('%s is told once, beside what was pressed', (news, card, words) => {
  show(fresh, 'ShowingProfile', { news });
  const [told, ...others] = screen.getAllByText(words, { exact: false });
  expect(region(card).getByText(words, { exact: false })).toBe(told);
  expect(others).toEqual([]);
});

test.each<[NonNullable<ManageProfileModel['work']>, RegExp]>([
  ['savingPreferences', /^Save your choice/],
  ['cancellingEmailChange', /^Keep the old address/],
  ['endingSession', /^Log out \(Safari/],
  ['downloadingData', /^Download your data/],
])('while we are %s its button waits, and every other one is not available', (work, own) => {
  show(whole, 'ShowingProfile', { work, isBusy: true, endingSessionId: elsewhere.id });
  const waiting = screen.getByRole('button', { name: own });
  expect(waiting).toBeEnabled();
  expect(waiting).toHaveAttribute('aria-disabled', 'true');
  const others = screen.getAllByRole('button').filter((other) => other !== waiting);
  expect(others.length).toBeGreaterThan(6);
  for (const other of others) expect(other).toBeDisabled();
});

test('while we read the profile anew each card that was not read waits, and nothing else is available', () => {
  show(partly, 'ShowingProfile', { work: 'refreshingProfile', isBusy: true });
  expect(screen.getAllByRole('button', { name: /^Try again/ })).toHaveLength(2);
  for (const button of screen.getAllByRole('button', { name: /^Try again/ }))
    expect(button).toHaveAttribute('aria-disabled', 'true');
  for (const name of ['Change name', 'Log out everywhere', 'Save your choice']) expect(button(name)).toBeDisabled();
});

describe('over the page', () => {
  test.each<[ManageProfileView, Partial<ManageProfileModel>, object]>([
    ['ChangingName', {}, { type: 'name.submitted', title: 'Dr', firstName: 'Rowan', lastName: 'Archer' }],
    ['ChangingPhone', {}, { type: 'phone.submitted', phone: '01632 960123' }],
    [
      'ChangingAddress',
      {
        addressType: 'HOME',
        forms: { ...modelOf(whole).forms, address: { line1: 'a', line2: '', city: 'b', postcode: 'c' } },
      },
      { type: 'address.submitted', line1: 'a', line2: '', city: 'b', postcode: 'c' },
    ],
  ])('%s starts with what there is, and sends what stands in it', async (view, change, event) => {
    const send = show(whole, view, change);
    await userEvent.click(button('Save'));
    expect(send).toHaveBeenCalledExactlyOnceWith(event);
  });

  test.each<ManageProfileView>(['ChangingName', 'ChangingPhone', 'ChangingAddress', 'ChangingEmail'])(
    '%s is closed',
    async (view) => {
      const send = show(whole, view);
      await userEvent.click(button('Cancel'));
      expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'change.closed' });
    },
  );

  test('an address that there is can be removed, once', async () => {
    const send = show(whole, 'ChangingAddress', { addressType: 'BILLING', isAddressRemovable: true });
    expect(screen.getByRole('dialog', { name: 'Billing address' })).toBeVisible();
    await userEvent.click(button('Remove this address'));
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'address.removed' });
  });

  test('an address that there is not has nothing to remove', () => {
    show(fresh, 'ChangingAddress', { addressType: 'HOME' });
    expect(screen.queryByRole('button', { name: 'Remove this address' })).toBeNull();
  });

  test('another email address takes the password, and a code where log-in does (AU-10)', async () => {
    const send = show(whole, 'ChangingEmail', { asksCode: true });
    await userEvent.type(screen.getByRole('textbox', { name: 'New email address' }), 'r@example.com');
    await userEvent.type(screen.getByLabelText('Your password'), 'secret');
    await userEvent.type(screen.getByRole('textbox', { name: 'Code' }), '123456');
    await userEvent.click(button('Send the link'));
    expect(send).toHaveBeenCalledExactlyOnceWith({
      type: 'email.submitted',
      email: 'r@example.com',
      password: 'secret',
      code: '123456',
    });
  });

  test('no code is asked for where log-in asks for none', () => {
    show(fresh, 'ChangingEmail');
    expect(screen.queryByRole('textbox', { name: 'Code' })).toBeNull();
  });

  test.each([
    ['Yes, log me out', { type: 'loggingOut.confirmed' }],
    ['Stay logged in', { type: 'loggingOut.declined' }],
  ])('%s', async (name, event) => {
    const send = show(fresh, 'ConfirmingLogOut');
    await userEvent.click(button(name));
    expect(send).toHaveBeenCalledExactlyOnceWith(event);
  });
});
