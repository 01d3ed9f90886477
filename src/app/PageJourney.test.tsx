import { render, screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { PageJourney, type StartedJourney } from './PageJourney.tsx';
import type { Site } from './site.ts';

vi.mock('../journey-host/JourneyScreen.tsx', () => ({
  JourneyScreen: ({ journey }: { journey: unknown }) => <p>{String(journey)}</p>,
}));

const orderId = '0197f3a2-1111-4222-8333-444455556666';
const siteWith = (error: object | null) => ({ serverErrors: { current: () => error } }) as unknown as Site;

/** Begins a page's journeys, each of a name of its own. */
function begins(page: string, onShown?: (journey: string, isShown: boolean) => void) {
  let times = 0;
  return (): StartedJourney => {
    times += 1;
    const journey = `${page} ${times}`;
    const isToldOf = onShown && { onShown: (isShown: boolean) => onShown(journey, isShown) };
    return { part: {}, journey, ...isToldOf } as unknown as StartedJourney;
  };
}

/** Opens a page for as long as it takes until it is shown. */
async function open(site: Site, start: () => StartedJourney): Promise<string> {
  const { unmount } = render(<PageJourney site={site} name={orderId} start={start} />);
  const shown = (await screen.findByText(/./)).textContent;
  unmount();
  return shown;
}

test('who comes back from a server error finds the page under way, and no other page of the same order takes it (ER-08)', async () => {
  const site = siteWith({ code: 503 });
  const [order, summary] = [begins('order'), begins('summary')];
  expect(await open(site, summary)).toBe('summary 1');
  expect(await open(site, summary)).toBe('summary 1');
  expect(await open(site, order)).toBe('order 1');
  expect(await open(site, summary)).toBe('summary 2');
});

test('without an error a page begins anew whenever it is opened', async () => {
  const order = begins('order');
  const site = siteWith(null);
  expect([await open(site, order), await open(site, order)]).toEqual(['order 1', 'order 2']);
});

test('a journey is told when its page is left, and when a customer is back from a server error; a new one begins shown', async () => {
  const told = vi.fn();
  const order = begins('order', told);
  await open(siteWith({ code: 503 }), order);
  expect(told.mock.calls).toEqual([
    ['order 1', true],
    ['order 1', false],
  ]);
  told.mockClear();
  const site = siteWith({ code: 503 });
  await open(site, order);
  await open(site, order);
  expect(told.mock.calls).toEqual([
    ['order 2', true],
    ['order 2', false],
    ['order 2', true],
    ['order 2', false],
  ]);
});
