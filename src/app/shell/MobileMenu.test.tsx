import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { openMenu, wren } from './test-shell.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

const isClosed = () => screen.queryByRole('dialog') === null;
const detailsOf = (menu: HTMLElement, title: string) =>
  within(menu).getByText(title, { selector: 'summary' }).closest('details');

describe('the menu below large (SH-16)', () => {
  test('the toggle opens a dialog with everything in it and the greeting (SH-10)', async () => {
    const { menu } = await openMenu({ member: { ...wren, imageUrl: '/wren.png' } });
    expect(within(menu).getByText('Hey Wren')).toBeVisible();
    expect(menu.querySelector('img')).toHaveAttribute('src', '/wren.png');
    expect(within(menu).getByRole('link', { name: 'Hey Wren Your dashboard' })).toHaveAttribute('href', '/dashboard');
    expect(within(menu).getByRole('link', { name: 'Log out' })).toBeVisible();
    expect(within(menu).getByRole('link', { name: 'Share the love' })).toHaveAttribute('href', '/spread');
    expect(within(menu).getByText('SIM only')).toBeVisible();
    expect(within(menu).getByRole('button', { name: 'Close menu' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('a visitor is not greeted, and can join and log in (SH-04, SH-10)', async () => {
    const { menu } = await openMenu();
    expect(menu).not.toHaveTextContent('Hey');
    expect(within(menu).getByText('Join us', { selector: 'summary' })).toBeVisible();
    expect(within(menu).getByRole('link', { name: 'Log in' })).toHaveAttribute('data-analytics-id', 'account_log_in');
    expect(within(menu).queryByRole('link', { name: 'Share the love' })).toBeNull();
  });

  test('a group that is open by default is, the others are not (SH-12)', async () => {
    const { menu } = await openMenu();
    expect(detailsOf(menu, 'Broadband')).toHaveAttribute('open');
    expect(detailsOf(menu, 'Phones')).not.toHaveAttribute('open');
  });

  test('no id stands on the page twice while it is open', async () => {
    await openMenu({ member: wren });
    const ids = [...document.querySelectorAll('[id]')].map(({ id }) => id);
    expect(ids.toSorted()).toEqual([...new Set(ids)].toSorted());
  });

  test.each([
    ['its close button', () => userEvent.click(screen.getByRole('button', { name: 'Close menu' }))],
    ['a link that is followed', () => userEvent.click(within(screen.getByRole('dialog')).getByText('Add credit'))],
  ])('%s closes it', async (_, close) => {
    await openMenu();
    await close();
    expect(isClosed()).toBe(true);
  });

  test('another page closes it', async () => {
    const { become } = await openMenu();
    become({ pathname: '/postcode-checker' });
    expect(isClosed()).toBe(true);
  });

  test.each([
    ['turning the device', '(orientation: portrait)'],
    ['widening the window to the desktop’s navigation', '(min-width: 992px)'],
  ])('%s closes it', async (_, query) => {
    const media = new Map<string, EventTarget>();
    vi.spyOn(window, 'matchMedia').mockImplementation((asked) => {
      const target = media.get(asked) ?? new EventTarget();
      media.set(asked, target);
      return Object.assign(target, { matches: true }) as MediaQueryList;
    });
    await openMenu();
    media.get(query)?.dispatchEvent(new Event('change'));
    await vi.waitFor(() => expect(isClosed()).toBe(true), { timeout: 20_000 });
  });
});

describe('the page behind it (SH-17)', () => {
  test('is locked and moved a little while it is open, and back where it was afterwards', async () => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(30);
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
    const { menu } = await openMenu();
    expect(document.body.style).toMatchObject({ position: 'fixed', top: '-38px' });
    await userEvent.click(within(menu).getByRole('button', { name: 'Close menu' }));
    expect(document.body.style.position).toBe('');
    expect(scroll).toHaveBeenCalledWith({ top: 30, behavior: 'instant' });
  });

  test('is let go when the whole shell goes away', async () => {
    const { unmount } = await openMenu();
    unmount();
    expect(document.body.style.position).toBe('');
  });
});
