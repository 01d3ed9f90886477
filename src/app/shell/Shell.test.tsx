import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { showShell, wren } from './test-shell.tsx';

afterEach(() => {
  vi.restoreAllMocks();
});

describe('the frame (SH-01)', () => {
  test('every page has a header, its content and a footer', () => {
    showShell();
    expect(screen.getByRole('banner')).toBeInTheDocument();
    expect(screen.getByRole('main')).toHaveTextContent('Page');
    expect(screen.getByRole('contentinfo')).toBeInTheDocument();
  });

  test('a tool has none of it', () => {
    showShell({ bare: true });
    expect(screen.queryByRole('banner')).toBeNull();
    expect(screen.queryByRole('contentinfo')).toBeNull();
    expect(screen.getByRole('main')).toHaveTextContent('Page');
  });

  test('the skip link is the first stop and leads to the content', async () => {
    showShell();
    await userEvent.tab();
    const skip = screen.getByRole('link', { name: 'Skip to main content' });
    expect(skip).toHaveFocus();
    expect(skip).toHaveAttribute('href', '#main-content');
    await userEvent.keyboard('{Enter}');
    expect(screen.getByRole('main')).toHaveFocus();
    expect(window.location.hash).toBe('');
  });

  test('the header sticks from large only (SH-13)', () => {
    const css = readFileSync('src/app/shell/Header.module.css', 'utf8');
    const [below = '', large = ''] = css.split('@media (min-width: 992px)');
    expect(below).not.toMatch(/sticky|fixed/);
    expect(large).toMatch(/\[data-position='sticky'\] \{\s+position: sticky/);
    expect(large).toMatch(/\[data-position='fixed'\] \{\s+position: fixed/);
  });

  test.each(['sticky', 'fixed', 'none'] as const)('its position can be %s (SH-13)', (position) => {
    showShell({ position });
    expect(screen.getByRole('banner').querySelector('[data-position]')).toHaveAttribute('data-position', position);
  });
});

describe('the account area (SH-09, SH-10)', () => {
  test('a visitor can log in, but not out', () => {
    showShell();
    const logIn = screen.getByRole('link', { name: 'Log in' });
    expect(logIn).toHaveAttribute('href', '/auth/login?referrer=broadband');
    expect(logIn).toHaveAttribute('data-analytics-id', 'account_log_in');
    expect(screen.queryByRole('link', { name: 'Log out' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Share the love' })).toBeNull();
  });

  test('a member is greeted and can log out', () => {
    showShell({ member: wren });
    expect(screen.getByRole('link', { name: 'Hey Wren (your dashboard)' })).toHaveAttribute('href', '/dashboard');
    expect(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/auth/logout');
    expect(screen.queryByRole('link', { name: 'Log in' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Share the love' })).toHaveAttribute('href', '/spread');
  });

  test('the header’s properties are honoured: picture, dashboard, log-out (SH-13)', () => {
    showShell({
      member: { memberName: 'Wren', imageUrl: '/wren.png' },
      authUrlDashboard: '/my-place',
      authUrlLogOut: '/bye',
    });
    const dashboard = screen.getByRole('link', { name: /^Hey Wren/ });
    expect(dashboard).toHaveAttribute('href', '/my-place');
    expect(dashboard.querySelector('img')).toHaveAttribute('src', '/wren.png');
    expect(screen.getByRole('link', { name: 'Log out' })).toHaveAttribute('href', '/bye');
  });
});

describe('the footers', () => {
  test('the full one has five social links, six groups and the regulatory text (SH-18 to SH-21)', async () => {
    showShell();
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

  test('a footer link can stand out from its neighbours (SH-12)', () => {
    showShell();
    const help = within(screen.getByRole('region', { name: /Get help/ }));
    expect(help.getByText('Ask an agent').tagName).toBe('STRONG');
    expect(help.getByText('Help articles').tagName).toBe('A');
  });

  test('the small one has the cookie and privacy notice and this year (SH-22)', () => {
    vi.spyOn(Date.prototype, 'getFullYear').mockReturnValue(2031);
    showShell({ footer: 'small' });
    const footer = within(screen.getByRole('contentinfo'));
    expect(footer.getByRole('link', { name: 'cookie policy' })).toHaveAttribute('href', '/cookies');
    expect(footer.getByRole('link', { name: 'privacy policy' })).toHaveAttribute('href', '/privacy');
    expect(screen.getByRole('contentinfo')).toHaveTextContent('© 2031');
  });

  test.each(['full', 'small'] as const)('the %s one has room for one thing more', (footer) => {
    showShell({ footer, footerExtra: <button type="button">Cookie settings</button> });
    expect(within(screen.getByRole('contentinfo')).getByRole('button', { name: 'Cookie settings' })).toBeVisible();
  });
});
