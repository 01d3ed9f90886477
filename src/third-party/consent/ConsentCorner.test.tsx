import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { createConsent, type Consent } from './consent.ts';
import type { ConsentChoice, ConsentGroup } from './consent-choice.ts';
import { ConsentCorner } from './ConsentCorner.tsx';

const keep = vi.fn<(granted: readonly ConsentGroup[]) => Promise<void>>(() => Promise.resolve());
const clear = vi.fn<(granted: readonly ConsentGroup[]) => void>();
const go = vi.fn<(path: string) => void>();
beforeEach(() => vi.clearAllMocks());

function open(start: ConsentChoice): Consent {
  const consent = createConsent({ start, keep, clear });
  render(
    <>
      <button type="button">Somewhere on the page</button>
      <ConsentCorner consent={consent} policyPath="/cookies" go={go} />
    </>,
  );
  return consent;
}

const banner = () => screen.queryByRole('region', { name: 'Cookies: your choice' });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('the question about cookies', () => {
  test('is not asked of somebody who has answered it (SC-13)', () => {
    open([]);
    expect(banner()).toBeNull();
  });

  test.each<[string, ConsentGroup[], number]>([
    ['Accept all', ['C0002', 'C0003', 'C0004'], 0],
    ['Reject all', [], 1],
  ])('“%s” keeps the answer and takes the question away (SC-13)', async (button, granted, cleared) => {
    const consent = open(null);
    await press(button);
    expect(keep).toHaveBeenCalledExactlyOnceWith(granted);
    expect(consent.view().choice).toEqual(granted);
    expect(clear).toHaveBeenCalledTimes(cleared);
    expect(banner()).toBeNull();
    expect(screen.getByRole('status')).toHaveTextContent('Your choice about cookies is saved.');
  });

  test('leaves the focus where it is, and is announced (SC-13)', async () => {
    open(null);
    expect(document.body).toHaveFocus();
    await waitFor(() => expect(screen.getByRole('status')).toHaveTextContent('question about cookies'));
    expect(document.body).toHaveFocus();
  });

  test('both answers weigh the same', () => {
    open(null);
    const [accept, reject] = ['Accept all', 'Reject all'].map((name) => screen.getByRole('button', { name }));
    expect(accept?.className).toBe(reject?.className);
    expect(accept?.dataset).toEqual(reject?.dataset);
  });

  test('who came from the page to answer it is back there afterwards', async () => {
    open(null);
    const before = screen.getByRole('button', { name: 'Somewhere on the page' });
    before.focus();
    const accept = screen.getByRole('button', { name: 'Accept all' });
    accept.focus();
    await userEvent.keyboard('{Enter}');
    expect(before).toHaveFocus();
  });

  test('who came from nowhere goes on at the heading of the page (SC-13)', async () => {
    open(null);
    render(
      <main>
        <h1>Broadband</h1>
      </main>,
    );
    await press('Reject all');
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Broadband' })).toHaveFocus());
  });

  test('an answer that another tab has given counts here, too', async () => {
    const consent = open(null);
    consent.readAgain(`consent=${encodeURIComponent('{"revision":1,"categories":["C0001"]}')}`);
    await waitFor(() => expect(banner()).toBeNull());
    expect(keep).not.toHaveBeenCalled();
  });

  test.each<[string, ConsentChoice, string[], ConsentGroup[][]]>([
    ['withdraws', ['C0002', 'C0004'], ['C0001', 'C0004'], [['C0004']]],
    ['adds', ['C0004'], ['C0001', 'C0002', 'C0004'], []],
  ])('what another tab %s is cleared here where it no longer holds (SC-13)', (_, start, categories, cleared) => {
    const consent = open(start);
    act(() => consent.readAgain(`consent=${encodeURIComponent(JSON.stringify({ revision: 1, categories }))}`));
    expect(clear.mock.calls).toEqual(cleared.map((granted) => [granted]));
  });

  test('an answer that another tab has given leaves the focus where the customer has gone on', async () => {
    const consent = open(null);
    render(
      <main>
        <h1>Broadband</h1>
      </main>,
    );
    screen.getByRole('button', { name: 'Choose' }).focus();
    // The banner is left for nothing first, as by a press beside it.
    act(() => (document.activeElement as HTMLElement).blur());
    const elsewhere = screen.getByRole('button', { name: 'Somewhere on the page' });
    elsewhere.focus();
    act(() => consent.readAgain(`consent=${encodeURIComponent('{"revision":1,"categories":["C0001"]}')}`));
    expect(banner()).toBeNull();
    expect(elsewhere).toHaveFocus();
  });

  test('has no link, so that the page’s first one still skips to its content', () => {
    open(null);
    expect(screen.queryByRole('link')).toBeNull();
  });
});

describe('the settings', () => {
  test('“Choose” opens them with nothing ticked by us; closing them decides nothing (SC-13)', async () => {
    const consent = open(null);
    await press('Choose');
    for (const box of await screen.findAllByRole('checkbox')) expect(box).not.toBeChecked();
    await userEvent.keyboard('{Escape}');
    expect(screen.queryByRole('dialog')).toBeNull();
    expect(consent.view().choice).toBeNull();
    expect(banner()).toBeVisible();
  });

  test('lead to the policy without loading the site anew', async () => {
    open(null);
    await press('Choose');
    await userEvent.click(await screen.findByRole('link', { name: 'cookie policy' }));
    expect(go).toHaveBeenCalledExactlyOnceWith('/cookies');
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  test('one purpose can be granted without the others, and taken back (SC-13)', async () => {
    const consent = open(null);
    await press('Choose');
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Advertising' }));
    await press('Save my choice');
    expect(consent.view().choice).toEqual(['C0004']);
    expect(screen.queryByRole('dialog')).toBeNull();
    consent.openSettings();
    const box = await screen.findByRole('checkbox', { name: 'Advertising' });
    expect(box).toBeChecked();
    await userEvent.click(box);
    await press('Save my choice');
    expect(consent.view().choice).toEqual([]);
  });
});
