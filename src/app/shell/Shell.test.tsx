import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { ProgressBar } from '../../ui/ProgressBar/ProgressBar.tsx';
import { Shell } from './Shell.tsx';

const wren = { memberName: 'Wren' };

function show(more: Partial<Parameters<typeof Shell>[0]> = {}) {
  return render(
    <MemoryRouter>
      <Shell member={null} pathname="/" authUrlLogIn="/auth/login?referrer=broadband" {...more}>
        <h1>Page</h1>
      </Shell>
    </MemoryRouter>,
  );
}

async function openMenu(more: Parameters<typeof show>[0] = {}) {
  const result = show(more);
  await userEvent.click(screen.getByRole('button', { name: 'Menu' }));
  return { ...result, menu: screen.getByRole('dialog', { name: 'Menu' }) };
}

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the frame (SH-01)', () => {
  test('every page has a header, its content and a footer', () => {
    show();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('Page');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  test('the skip link is the first stop and leads to the content', async () => {
    show();
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to main content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', '#main-content');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  test('the progress of a journey stands between header and content', () => {
    show({ progress: <ProgressBar current="Install" /> });
    expect(screen.getByRole('navigation', { name: 'Your order' })).toBeInTheDocument();
  });

  test('the header is 64 px from large and sticks only there (SH-13, SH-23)', () => {
    const css = readFileSync('src/app/shell/Header.module.css', 'utf8');
    const [below = '', large = ''] = css.split('@media (min-width: 992px)');
    expect(below).not.toMatch(/sticky|fixed/);
    expect(large).toMatch(/\[data-position='sticky'\] \{\s+position: sticky/);
    expect(large).toMatch(/\[data-position='fixed'\] \{\s+position: fixed/);
  });
});

describe('the account area (SH-09, SH-10)', () => {
  test('a visitor can log in, but not out', () => {
    show();
    expect(screen.getByRole('link', { name: 'Log in' })).toHaveAttribute('href', '/auth/login?referrer=broadband');
    expect(screen.queryByRole('link', { name: 'Log out' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Share the love' })).toBeNull();
  });

  test('a member is greeted and can log out', () => {
    show({ member: wren });
    expect(screen.getByRole('link', { name: 'Hey Wren' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/auth/logout');
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Share the love' })).toHaveAttribute('href', '/spread');
  });
});

describe('the navigation', () => {
  test('a visitor is asked to join, a member is not (SH-04)', () => {
    const { unmount } = show();
    expect(screen.getByRole('button', { name: 'Join us' })).toBeInTheDocument();
    unmount();
    show({ member: wren });
    expect(screen.queryByRole('button', { name: 'Join us' })).toBeNull();
  });

  test('help opens a new tab (SH-08)', () => {
    show();
    const help = within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: /^Help/ });
    expect(help).toHaveAttribute('target', '_blank');
    expect(help).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test.each(['{Enter}', ' '])('a dropdown opens with "%s" and closes with Escape (SH-14)', async (key) => {
    show();
    const phones = screen.getByRole('button', { name: 'Phones' });
    phones.focus();
    await userEvent.keyboard(key);
    expect(phones).toHaveAttribute('aria-expanded', 'true');
    expect(screen.getByRole('link', { name: 'Apple phones' })).toHaveAttribute('href', '/mobile-phones?brands=apple');
    await userEvent.keyboard('{Escape}');
    expect(phones).toHaveAttribute('aria-expanded', 'false');
    expect(phones).toHaveFocus();
  });

  test('a dropdown opens under the mouse and closes behind it (SH-14)', async () => {
    show();
    const phones = screen.getByRole('button', { name: 'Phones' });
    await userEvent.hover(phones);
    expect(phones).toHaveAttribute('aria-expanded', 'true');
    await userEvent.click(phones);
    expect(phones).toHaveAttribute('aria-expanded', 'true');
  });

  test('arrows move in a dropdown; Tab and Space at its end close it (SH-15)', async () => {
    show();
    const community = screen.getByRole('button', { name: 'Community' });
    community.focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(within(screen.getByRole('navigation')).getByRole('link', { name: 'Community' })).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(screen.getByRole('link', { name: 'Blog' })).toHaveFocus();
    await userEvent.keyboard(' ');
    expect(community).toHaveAttribute('aria-expanded', 'false');
    await userEvent.keyboard('{ArrowDown}{ArrowUp}');
    await userEvent.tab();
    expect(community).toHaveAttribute('aria-expanded', 'false');
  });
});

describe('the menu below large (SH-16, SH-17)', () => {
  test('the toggle opens a dialog with everything in it and the greeting', async () => {
    const { menu } = await openMenu({ member: wren });
    expect(within(menu).getByText('Hey Wren')).toBeVisible();
    expect(within(menu).getByRole('link', { name: 'Log out' })).toBeVisible();
    expect(within(menu).getByText('SIM only')).toBeVisible();
    expect(within(menu).getByRole('button', { name: 'Close menu' })).toHaveFocus();
    expect(screen.getByRole('button', { name: 'Menu' })).toHaveAttribute('aria-expanded', 'true');
  });

  test('the page is locked while it is open, and back where it was afterwards', async () => {
    vi.spyOn(window, 'scrollY', 'get').mockReturnValue(30);
    const scroll = vi.spyOn(window, 'scrollTo').mockReturnValue();
    const { menu } = await openMenu();
    expect(document.body.style).toMatchObject({ position: 'fixed', top: '-31px' });
    await userEvent.click(within(menu).getByRole('button', { name: 'Close menu' }));
    expect(document.body.style.position).toBe('');
    expect(scroll).toHaveBeenCalledWith({ top: 30, behavior: 'instant' });
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('following a link closes it', async () => {
    const { menu } = await openMenu();
    await userEvent.click(within(menu).getByRole('link', { name: 'Log in' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('turning the device closes it', async () => {
    const turned = new EventTarget();
    vi.spyOn(window, 'matchMedia').mockReturnValue(Object.assign(turned, { matches: true }) as MediaQueryList);
    await openMenu();
    turned.dispatchEvent(new Event('change'));
    await vi.waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 20_000 });
  });
});

describe('the footers', () => {
  test('the full one has five social links, six groups and the regulatory text (SH-18 to SH-21)', async () => {
    show();
    const footer = within(screen.getByRole('contentinfo'));
    const social = within(footer.getByRole('list', { name: 'Social media' }));
    expect(social.getAllByRole('link').map((link) => link.getAttribute('aria-label'))).toEqual([
      'Twitter',
      'Facebook',
      'LinkedIn',
      'YouTube',
      'Instagram',
    ]);
    expect(footer.getAllByRole('heading', { level: 2 })).toHaveLength(6);
    expect(footer.getByText(/only to permanent UK residents aged 18 or over/)).toBeVisible();
    expect(footer.getByRole('link', { name: 'Get a free SIM' })).toHaveAttribute('href', '/free-sim-cards');
    const legal = footer.getByRole('button', { name: 'Legal' });
    await userEvent.click(legal);
    expect(legal).toHaveAttribute('aria-expanded', 'true');
  });

  test('the small one has the cookie and privacy notice and this year (SH-22)', () => {
    vi.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2031);
    show({ footer: 'small' });
    const footer = screen.getByRole('contentinfo');
    expect(footer).toHaveTextContent('cookie policy and privacy policy');
    expect(footer).toHaveTextContent('© 2031');
  });
});
