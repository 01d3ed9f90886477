import { act, render, screen } from '@testing-library/react';
import { useLayoutEffect } from 'react';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { PageTitle } from '../PageTitle/PageTitle.tsx';
import { LazyLoader } from './LazyLoader.tsx';
import { beginWait } from './page-wait.ts';
import { PageLoader } from './PageLoader.tsx';
import { withLaterClock } from './test-clock.ts';

withLaterClock();

const wait = (ms: number) =>
  act(() => {
    vi.advanceTimersByTime(ms);
  });

/** Whether the words that are read out are seen, too. */
const areWordsSeen = () => screen.getByRole('status').dataset['overdue'] === 'true';

test('a short wait shows no spinner, a wait of 200 ms does (UI-12)', () => {
  render(<LazyLoader />);
  wait(199);
  expect(screen.queryByRole('status')).toBeNull();
  wait(1);
  expect(screen.getByRole('status')).toBeVisible();
});

test('what is waited for is read out with the spinner, and seen after one second', () => {
  render(<LazyLoader label="Checking your address" />);
  wait(200);
  expect(screen.getByRole('status')).toHaveTextContent('Checking your address');
  wait(799);
  expect(areWordsSeen()).toBe(false);
  wait(1);
  expect(areWordsSeen()).toBe(true);
});

test('a page that is waited for piece by piece has its words after one second in all', () => {
  const { rerender } = render(<PageLoader key="who is here" />);
  wait(600);
  rerender(<PageLoader key="the code of the page" />);
  expect(screen.getByRole('status')).toHaveTextContent('One moment …');
  expect(areWordsSeen()).toBe(false);
  wait(400);
  expect(areWordsSeen()).toBe(true);
  rerender(<PageLoader key="its view" />);
  expect(areWordsSeen()).toBe(true);
});

test('the next wait begins anew once there has been a page', () => {
  const { rerender } = render(<PageLoader />);
  wait(1500);
  rerender(<h1>Your plan</h1>);
  wait(500);
  rerender(<PageLoader />);
  expect(screen.queryByRole('status')).toBeNull();
  wait(200);
  expect(areWordsSeen()).toBe(false);
});

test('a customer who has waited for the app already goes on waiting, with the words in their place', () => {
  wait(3000);
  const drawn = beginWait(0);
  render(<PageLoader />);
  drawn();
  expect(areWordsSeen()).toBe(true);
});

describe('the title of a page that is on its way', () => {
  afterEach(() => history.replaceState(null, '', '/'));

  test('is not that of the page before, until the page says its own', () => {
    const { rerender } = render(<PageTitle>Help</PageTitle>);
    const [, brand] = document.title.split(' – ');
    history.replaceState(null, '', '/help/billing');
    rerender(<PageLoader />);
    expect(document.title).toBe(`One moment – ${brand}`);
    rerender(<PageTitle>Help with billing</PageTitle>);
    expect(document.title).toBe(`Help with billing – ${brand}`);
  });

  test('stays where a part of the same page is waited for', () => {
    const { rerender } = render(<PageTitle>Help</PageTitle>);
    const title = document.title;
    rerender(<PageLoader />);
    expect(document.title).toBe(title);
  });

  test('on arrival is the one that came with the document', async () => {
    vi.resetModules();
    const fresh = await import('./PageLoader.tsx');
    document.title = 'Your dashboard';
    render(<fresh.PageLoader />);
    expect(document.title).toBe('Your dashboard');
  });
});

test('what had the focus as its page was hidden has it again, though the browser had taken it away by then', () => {
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  /** Does what a browser does between the change of the page and its next frame. */
  function Browser() {
    useLayoutEffect(() => field.blur(), []);
    return null;
  }
  const page = (
    <>
      <PageLoader />
      <Browser />
    </>
  );
  const { unmount } = render(page);
  expect(document.body).toHaveFocus();
  unmount();
  expect(field).toHaveFocus();
  field.remove();
});
