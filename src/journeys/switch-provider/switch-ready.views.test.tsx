import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { chatLink } from '../../pages/content/chat-link.ts';
import { longDate } from '../../ui/format/date.ts';
import { draw, matched, matchedWithLandline, send } from './test-views.tsx';

beforeEach(() => {
  vi.spyOn(window, 'scrollTo').mockReturnValue();
});
afterEach(() => {
  send.mockReset();
  vi.restoreAllMocks();
});

const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the modal "Switch ready to start" (SW-10, SW-11)', () => {
  const row = (term: string) => screen.getByText(term).nextSibling?.textContent;

  test('has the facts of the switch, a press away from what decides', async () => {
    draw('SwitchReadyToStart');
    expect(await screen.findByRole('dialog', { name: 'Switch ready to start' })).toBeVisible();
    await userEvent.click(screen.getByText('Your switch in detail'));
    expect(screen.getByText('One Touch Switch reference')).toBeVisible();
    expect(row('One Touch Switch reference')).toBe(matched.reference);
    expect(row('Current provider')).toBe('Riverbourne Broadband');
    expect(row('Completion date')).toBe('Monday 19 January 2026');
    expect(row('Home address')).toBe('4 Heron Way, Larkhaven, LK1 1AA');
    expect(row('Last name')).toBe('Fairweather');
    expect(row('Account number')).toBe('Not given');
    const chat = screen.getByRole('link', { name: 'Chat with us' });
    expect(chat).toHaveAttribute('href', expect.stringContaining(chatLink));
    await userEvent.click(chat);
    expect(send, 'the chat opens over the page').toHaveBeenCalledExactlyOnceWith({ type: 'switchDetails.closed' });
  });

  test('says where and when the provider has sent what it means, as it was masked (SW-09)', async () => {
    draw('SwitchReadyToStart');
    const cost = await screen.findByRole('region', { name: 'What it may cost' });
    expect(within(cost).getByText('By email to w***@example.com')).toBeVisible();
    expect(within(cost).getByText('By first class post')).toBeVisible();
    expect(cost).toHaveTextContent('Only Riverbourne Broadband knows');
    expect(cost).toHaveTextContent('On Monday 5 January 2026, they sent you the details');
  });

  test('says with each where it was not all sent on one day', async () => {
    const [byEmail, byPost] = matched.implications;
    draw('SwitchReadyToStart', {
      status: {
        ...matched,
        implications: [
          ...(byEmail ? [byEmail] : []),
          ...(byPost ? [{ ...byPost, sentAt: '2026-01-06T09:00:00.000Z' }] : []),
        ],
      },
    });
    const cost = await screen.findByRole('region', { name: 'What it may cost' });
    expect(within(cost).getByText('By email to w***@example.com, on Monday 5 January 2026')).toBeVisible();
    expect(within(cost).getByText('By first class post, on Tuesday 6 January 2026')).toBeVisible();
  });

  test('what ends, what it may cost and when come first, then the consent, with the facts folded below it', async () => {
    draw('SwitchReadyToStart');
    const dialog = await screen.findByRole('dialog');
    const words = dialog.textContent;
    const order = ['What ends', 'What it may cost', 'Your switch will happen', 'I have read what', 'Current provider'];
    expect(order.map((part) => words.indexOf(part))).toEqual(
      order.map((part) => words.indexOf(part)).toSorted((one, other) => one - other),
    );
    for (const folded of ['Your switch in detail', 'How One Touch Switch works'])
      expect(within(dialog).getByText(folded).closest('details')).not.toHaveAttribute('open');
  });

  test('a refused consent stands under the title in the order of headings', async () => {
    draw('SwitchReadyToStart', { errors: { consent: 'Agree to the switch to go on' } });
    const dialog = await screen.findByRole('dialog');
    expect(within(dialog).getByRole('heading', { level: 2 })).toHaveTextContent('Switch ready to start');
    expect(within(dialog).getByRole('heading', { level: 3, name: 'There is a problem' })).toBeVisible();
  });

  test('without a linked landline there is nothing to choose', async () => {
    draw('SwitchReadyToStart');
    await screen.findByRole('dialog');
    expect(screen.queryByRole('radio')).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /I agree to switch to/ }));
    await press('Start switch');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'consent.submitted', consent: true, landline: '' });
  });

  test.each([
    ['Keep my landline', 'keep'],
    ['End my landline', 'letGo'],
  ])('a linked landline: "%s"', async (label, landline) => {
    draw('SwitchReadyToStart', { status: matchedWithLandline, isLandlineOffered: true });
    await screen.findByRole('dialog');
    expect(screen.getByText(/Your landline ending in 13 is linked/)).toBeVisible();
    await userEvent.click(screen.getByRole('radio', { name: new RegExp(`^${label}`) }));
    await press('Start switch');
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'consent.submitted', consent: false, landline });
  });

  const typed = { consent: 'yes', landline: 'letGo' };
  const tick = () => screen.findByRole('checkbox', { name: /I agree to switch to/ });

  test('keeps what was ticked over a reload', async () => {
    const about = `${matched.id} ${matched.reference}`;
    draw('SwitchReadyToStart', { status: matchedWithLandline, isLandlineOffered: true }, { ...typed, about });
    expect(await tick()).toBeChecked();
    expect(screen.getByRole('radio', { name: /^End my landline/ })).toBeChecked();
  });

  test.each([
    ['another provider', '6f0c2f6e-0009-4d0d-9a9a-3c3c3c3c0009 5c1f4a0e-7a0b-4d0e-9a7e-0d5f2c1b8a99'],
    ['a switch that was withdrawn', `6f0c2f6e-0009-4d0d-9a9a-3c3c3c3c0009 ${matched.reference}`],
  ])('nothing is agreed to for the customer: what was ticked for %s is gone (SW-04)', async (_, about) => {
    draw('SwitchReadyToStart', { status: matchedWithLandline, isLandlineOffered: true }, { ...typed, about });
    expect(await tick()).not.toBeChecked();
    for (const radio of screen.getAllByRole('radio')) expect(radio).not.toBeChecked();
  });

  test.each([
    ['ForcedCease', /can’t carry on without your broadband/],
    ['ServiceWithAnotherRCP', /isn’t part of the switch and will carry on/],
    ['SomethingNew', /Another service \(SomethingNew\)/],
  ])('a landline that the provider calls %s is put into words', async (switchAction, words) => {
    draw('SwitchReadyToStart', {
      status: { ...matched, services: [{ serviceType: 'NBICS', switchAction, identifier: '13' }] },
    });
    expect(await screen.findByText(words)).toBeVisible();
  });

  test.each([
    ['Escape', () => userEvent.keyboard('{Escape}')],
    ['"Not now"', () => press('Not now')],
  ])('%s puts it aside, and nothing is agreed to', async (_, leave) => {
    draw('SwitchReadyToStart');
    await screen.findByRole('dialog');
    await leave();
    expect(send).toHaveBeenCalledExactlyOnceWith({ type: 'switchDetails.closed' });
  });

  test('while the switch is started there is no way back from it', async () => {
    draw('SwitchReadyToStart', { busy: 'starting' });
    await screen.findByRole('dialog');
    expect(screen.queryByRole('button', { name: 'Not now' })).toBeNull();
  });
});

test.each([
  ['OptionToRetain', 'Your landline ending in 13 isn’t part of the switch and will carry on.'],
  ['OptionToCease', 'Your landline ending in 13'],
])('once it is set up the page says what ends: a landline with %s (SW-09)', async (switchAction, words) => {
  const landline = { serviceType: 'NBICS' as const, switchAction, identifier: '13' };
  draw('SwitchSetUp', { status: { ...matched, services: [...(matched.services ?? []), landline] } });
  await userEvent.click(screen.getByText('What ends, and what it may cost'));
  const ends = screen.getByRole('region', { name: 'What ends' });
  expect(within(ends).getByText(words)).toBeVisible();
  expect(screen.getByRole('heading', { level: 2, name: 'What it may cost' })).toBeVisible();
});

test('once it is set up the page says what comes next, and nothing of it is the customer’s to do but the order (SW-11)', () => {
  draw('SwitchSetUp', { completionDate: null });
  expect(
    screen
      .getAllByRole('listitem')
      .slice(0, 4)
      .map(({ textContent }) => textContent),
  ).toEqual([
    expect.stringContaining('You agreed to switch'),
    expect.stringContaining('We’ll tell Riverbourne Broadband the date.'),
    expect.stringContaining('On your Go Live date'),
    expect.stringContaining('Your final bill'),
  ]);
  for (const closed of screen.getAllByRole('group')) expect(closed).not.toHaveAttribute('open');
});

test('until it is ordered, the day on which the reference of the switch runs out is said there (SW-11)', () => {
  const { expiresOn = '' } = matched;
  const said = `Order by ${longDate(expiresOn)}: your switch reference runs out after that.`;
  const step = () => screen.getByText('You place your order').closest('li');
  draw('SwitchSetUp', { completionDate: null, isOrdered: false });
  expect(step()).toHaveTextContent(said);
  cleanup();
  draw('SwitchSetUp', { completionDate: null, isOrdered: true });
  expect(step()).not.toHaveTextContent('Order by');
});
