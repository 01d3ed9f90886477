import userEvent from '@testing-library/user-event';
import { cleanup, screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { orderId, sentText, someHeld, someNews, unfinished } from '../../../machines/dashboard/dashboard.cases.ts';
import { everyNews } from '../../../machines/dashboard/dashboard.rules.ts';
import type { DashboardModel } from '../../../machines/dashboard/dashboard.selectors.ts';
import { link, order, press, show } from './test-views.tsx';

const held = { orderId, orderKey: 'LK-1', count: 2, isReleasing: false };

const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);

describe('the page', () => {
  it('has its heading before its cards are there, and no card', () => {
    show({ isShown: false });
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual(['Your dashboard']);
  });

  it('tells a new member what they can do now', () => {
    show();
    expect(headings()).toEqual(['You have no orders yet', 'Your mobile', 'Your account', 'Messages']);
    expect(link('Check your address')).toHaveAttribute('href', '/postcode-checker');
    expect(link('Change your password')).toHaveAttribute('href', '/dashboard/password');
    expect(link('Logging in with a code')).toHaveAttribute('href', '/dashboard/second-factor');
    expect(link('Contact us')).toHaveAttribute('href', '/contact-us');
  });

  it('has what needs the member first, then the orders that run, then the others', () => {
    const past = {
      id: 'p',
      orderKey: 'LK-0',
      stateDescription: 'Completed',
      planName: '500 Mbps',
      address: 'There',
      compensationInPence: 1938,
    };
    show({ ordersStand: 'shown', unfinished, running: [order], past: [past] });
    expect(headings()).toEqual([
      'Needs you',
      'Your Full Fibre 150 order, LK-1',
      'Earlier orders',
      'Your mobile',
      'Your account',
      'Messages',
    ]);
    expect(link(/^See this order.*LK-0$/)).toHaveAttribute('href', '/dashboard/orders/p');
    expect(screen.getByText(/^We didn’t keep all our promises.*£19\.38/)).toBeVisible();
  });

  it('says so when all orders are over', () => {
    show({ ordersStand: 'shown' });
    expect(headings()).toContain('Nothing is on its way');
  });
});

describe('orders', () => {
  it('the first that runs is the page’s own way on, unless something waits for the member', () => {
    const other = { ...order, id: 'other', orderKey: 'LK-2' };
    show({ ordersStand: 'shown', running: [order, other] });
    const ways = () => screen.getAllByRole('link', { name: /^See and change your order/ });
    expect(ways().map((way) => way.dataset['variant'])).toEqual(['primary', 'standard']);
    cleanup();
    show({ ordersStand: 'shown', running: [order], unfinished });
    expect(ways().map((way) => way.dataset['variant'])).toEqual(['standard']);
  });

  it('those that could not be fetched leave the other cards alone (ER-04)', async () => {
    const send = show({ ordersStand: 'failed' });
    expect(headings()).toEqual(['Your orders', 'Your mobile', 'Your account', 'Messages']);
    await press(/^Try again.*your orders$/);
    expect(send).toHaveBeenCalledWith({ type: 'retry.requested', card: 'orders' });
  });
});

describe('messages', () => {
  const [sent] = someHeld.messages;
  const shown: Partial<DashboardModel> = {
    messagesStand: 'shown',
    messages: [sentText, ...(sent ? [sent] : [])],
  };

  it('are read again, each by itself (OR-09)', async () => {
    show(shown);
    expect(screen.getByText('Email, Mon, 02/02/26, 10:31am')).toBeVisible();
    await userEvent.click(screen.getByText('We’ve got your order'));
    expect(screen.getByText(/^Thank you\./)).toBeVisible();
  });

  it.each([
    ['Your engineer comes tomorrow between 8am and 12pm.', 'Your engineer comes tomorrow between 8am and 12pm'],
    ['Larkline: thanks for your order LK-1. We expect it at 8:05am.', 'Thanks for your order LK-1'],
    ['Larkline: is it you? https://larkline.example/', 'Is it you?'],
    ['On its way', 'On its way'],
  ])('that are texts say what they are about, and below it what they are: “%s”', (body, about) => {
    show({ ...shown, messages: [{ ...sentText, body }] });
    const title = screen.getByText('Text message, Mon, 16/02/26, 9am').closest('summary');
    expect(title).toHaveTextContent(`${about}Text message, Mon, 16/02/26, 9am`);
  });

  it('have their addresses as links: pages of ours here, documents and other sites in a new tab', () => {
    const body = `See ${location.origin}/dashboard/orders/1?a=b. Papers: ${location.origin}/broadband/api/x?docId=1, https://riverbourne.example.com/help!`;
    show({ ...shown, messages: [{ ...sentText, body }] });
    const links = screen.getAllByRole('link', { name: /https?:/, hidden: true });
    expect(links.map((link) => [link.getAttribute('href'), link.getAttribute('target')])).toEqual([
      ['/dashboard/orders/1?a=b', null],
      ['/broadband/api/x?docId=1', '_blank'],
      ['https://riverbourne.example.com/help', '_blank'],
    ]);
  });

  it('older ones than five wait behind a press', () => {
    const messages = Array.from({ length: 7 }, (_, nth) => ({ ...sentText, id: String(nth) }));
    show({ ...shown, messages });
    expect(screen.getByText('Older messages (2)')).toBeVisible();
  });

  it.each([
    [1, 'Send me this message'],
    [2, 'Send me these 2 messages'],
  ])('%i that was kept back is sent on request (OR-09)', async (count, words) => {
    const send = show({ ...shown, held: [{ ...held, count }] });
    await press(words);
    expect(send).toHaveBeenCalledWith({ type: 'release.requested', orderId });
  });

  it('updates are switched on by who has not (OR-09)', async () => {
    const send = show();
    await press('Switch on order updates');
    expect(send).toHaveBeenCalledWith({ type: 'updates.requested' });
  });

  it('who has no broadband and only orders that are over is not asked to switch on updates; who is live is, of their broadband', () => {
    const { id, orderKey, stateDescription, planName, address, compensationInPence } = order;
    const past = [{ id, orderKey, stateDescription, planName, address, compensationInPence }];
    show({ ...shown, past });
    expect(screen.queryByRole('button', { name: /^Switch on/ })).toBeNull();
    cleanup();
    const price = { monthlyPriceInPence: 2500, meshWifi: false, termEnds: '2027-02-23', lastDay: null };
    const live = { id: 'p', name: planName, address, status: 'ACTIVE', isPaused: false, ...price } as const;
    show({ ...shown, past, plans: [live] });
    expect(screen.getByText('We can email and text you if something happens with your broadband.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Switch on updates' })).toBeVisible();
    cleanup();
    show({ ...shown, past, running: [order] });
    expect(screen.getByRole('button', { name: 'Switch on order updates' })).toBeVisible();
  });

  it('which news, and how, is changed by a box that counts at once (OR-09)', async () => {
    const send = show({ updates: 'on', preferences: someNews });
    expect(screen.getByText(/^Order updates are on/)).toBeVisible();
    const ofOrders = within(screen.getByRole('group', { name: 'How your order goes' }));
    expect(ofOrders.getByRole('checkbox', { name: 'Email' })).toBeChecked();
    await userEvent.click(ofOrders.getByRole('checkbox', { name: 'Text message' }));
    expect(send).toHaveBeenCalledWith({ type: 'preferences.changed', preferences: everyNews });
  });

  it.each([
    ['could not be fetched', { messagesStand: 'failed', updates: 'unknown' }],
    ['could not be sent', { ...shown, isReleaseFailed: true }],
    ['could not be switched on', { ...shown, updates: 'failed' }],
    ['could not be noted', { ...shown, updates: 'on', preferences: someNews, arePreferencesUnsaved: true }],
  ] as const)('what %s is tried again (ER-04)', async (_, model) => {
    const send = show(model);
    await press('Try again');
    expect(send).toHaveBeenCalledWith({ type: 'retry.requested', card: 'messages' });
  });
});
