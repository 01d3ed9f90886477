import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test } from 'vitest';
import { showShell, wren } from './test-shell.tsx';

const button = (name: string) => screen.getByRole('button', { name });
const link = (name: string | RegExp) => within(screen.getByRole('navigation')).getByRole('link', { name });
const isOpen = (name: string) => button(name).getAttribute('aria-expanded') === 'true';

describe('the links', () => {
  test('a visitor is asked to join, a member is not (SH-04)', () => {
    const { become } = showShell();
    expect(button('Join us')).toBeInTheDocument();
    become({ member: wren });
    expect(screen.queryByRole('button', { name: 'Join us' })).toBeNull();
  });

  test('help opens a new tab, which cannot reach this one, and says so (SH-08)', () => {
    showShell();
    const help = link('Help (opens in a new tab)');
    expect(help).toHaveAttribute('target', '_blank');
    expect(help).toHaveAttribute('rel', 'noopener noreferrer');
  });

  test('a link carries its id and its name in the analytics; a new one says so (SH-12)', async () => {
    showShell();
    await userEvent.click(button('Join us'));
    const broadband = link('Broadband New');
    expect(broadband).toHaveAttribute('id', 'nav-join-broadband');
    expect(broadband).toHaveAttribute('data-analytics-id', 'nav_join_broadband');
    expect(link('Activate your SIM')).toBeVisible();
  });
});

describe('a dropdown', () => {
  test.each(['{Enter}', ' '])('opens with "%s" and closes with Escape (SH-14)', async (key) => {
    showShell();
    button('Phones').focus();
    await userEvent.keyboard(key);
    expect(isOpen('Phones')).toBe(true);
    expect(link('Apple phones')).toHaveAttribute('href', '/mobile-phones?brands=apple');
    await userEvent.keyboard('{Escape}');
    expect(isOpen('Phones')).toBe(false);
    expect(button('Phones')).toHaveFocus();
  });

  test('opens under the mouse, stays at a click, closes behind it (SH-14)', async () => {
    showShell();
    await userEvent.hover(button('Phones'));
    expect(isOpen('Phones')).toBe(true);
    await userEvent.click(link('Apple phones').parentElement ?? document.body);
    await userEvent.unhover(button('Phones'));
    expect(isOpen('Phones')).toBe(false);
  });

  test('opens with one tap of a finger and closes with the next (SH-14)', () => {
    showShell();
    const tap = () => {
      const pointer = { pointerType: 'touch' };
      fireEvent.pointerEnter(button('Phones'), pointer);
      fireEvent.pointerDown(button('Phones'), pointer);
      fireEvent.pointerUp(button('Phones'), pointer);
      // A finger that is lifted is nowhere; the click comes after it.
      fireEvent.pointerLeave(button('Phones'), pointer);
      fireEvent.click(button('Phones'), { detail: 1 });
    };
    tap();
    expect(isOpen('Phones')).toBe(true);
    tap();
    expect(isOpen('Phones')).toBe(false);
  });

  test('closes when another opens: there is never more than one (SH-14)', async () => {
    showShell();
    button('Phones').focus();
    await userEvent.keyboard('{Enter}{ArrowDown}');
    await userEvent.hover(button('Community'));
    expect(isOpen('Community')).toBe(true);
    expect(isOpen('Phones')).toBe(false);
    expect(button('Phones'), 'the focus was lost with the list it was in').toHaveFocus();
  });

  test('that the mouse has opened closes with Escape, wherever the focus is, and at a press elsewhere', async () => {
    showShell();
    await userEvent.hover(button('Phones'));
    await userEvent.keyboard('{Escape}');
    expect(isOpen('Phones')).toBe(false);
    expect(document.body).toHaveFocus();
    await userEvent.pointer({ keys: '[TouchA]', target: button('Broadband') });
    expect(isOpen('Broadband')).toBe(true);
    await userEvent.pointer({ keys: '[TouchA]', target: screen.getByRole('heading', { level: 1 }) });
    expect(isOpen('Broadband')).toBe(false);
  });

  test('has arrows to move in it, round and round (SH-15)', async () => {
    showShell();
    button('Community').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    expect(link('Community')).toHaveFocus();
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    expect(link('Blog')).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    expect(button('Community')).toHaveFocus();
  });

  test.each([
    ['Space on its last link', '{ArrowUp}{ArrowUp} '],
    ['Space on its first link', '{ArrowDown}{ArrowDown} '],
    ['Space on its button', '{ArrowDown} '],
    ['Shift and Tab on its first link', '{ArrowDown}{ArrowDown}{Shift>}{Tab}{/Shift}'],
  ])('closes with %s, and the button has the focus (SH-15)', async (_, keys) => {
    showShell();
    button('Community').focus();
    await userEvent.keyboard(keys);
    expect(isOpen('Community')).toBe(false);
    expect(button('Community')).toHaveFocus();
  });

  test.each([
    ['Tab on its last link', '{ArrowDown}{ArrowUp}{Tab}'],
    ['Shift and Tab on its button', '{ArrowDown}{Shift>}{Tab}{/Shift}'],
  ])('closes with %s, and the focus goes on (SH-15)', async (_, keys) => {
    showShell();
    button('Community').focus();
    await userEvent.keyboard(keys);
    expect(isOpen('Community')).toBe(false);
    expect(button('Community')).not.toHaveFocus();
    expect(document.body).not.toHaveFocus();
  });

  test('stays open at Space and Tab in its middle (SH-15)', async () => {
    showShell();
    button('Community').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab} ');
    expect(isOpen('Community')).toBe(true);
    expect(link('Discussion')).toHaveFocus();
  });

  test('does not scroll the page at Space in its middle, and leaves other keys alone (SH-15)', async () => {
    showShell();
    button('Community').focus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Tab}');
    // False says that the browser does nothing more at the key.
    expect(fireEvent.keyDown(link('Discussion'), { key: ' ' })).toBe(false);
    expect(fireEvent.keyDown(link('Discussion'), { key: 'Enter' })).toBe(true);
  });

  test('closes when one of its links is followed', async () => {
    showShell();
    await userEvent.click(button('Broadband'));
    await userEvent.click(link('Full fibre speeds'));
    expect(isOpen('Broadband')).toBe(false);
  });
});
