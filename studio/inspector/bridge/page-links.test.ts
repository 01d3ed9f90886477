import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pressedLink, pressLink, type PageLink } from './page-links.ts';

let pressed: (PageLink | null)[] = [];
const hear = (click: MouseEvent) => {
  pressed.push(pressedLink(click));
  click.preventDefault();
};

beforeEach(() => {
  pressed = [];
  addEventListener('click', hear, { capture: true });
});
afterEach(() => {
  removeEventListener('click', hear);
  vi.useRealTimers();
  document.body.replaceChildren();
});

const draw = (html: string) => {
  document.body.innerHTML = html;
};
const press = (selector: string, how: MouseEventInit = {}) =>
  document.querySelector(selector)?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...how }));

it('a pressed link is told by the page that it leads to, without what stands behind it', () => {
  draw('<a href="/auth/login?redirect=%2Fchoose-plan"><b>Log in</b></a>');
  press('b');
  expect(pressed).toEqual([{ path: '/auth/login', isInMain: false }]);
});

it('nothing is told of buttons, of links within the page or out of the site, and of those that open elsewhere', () => {
  draw(`<button>Go</button><a id="skip" href="#main">Skip</a><a id="out" href="https://example.com/x">Out</a>
    <a id="tab" href="/pricing" target="_blank">Prices</a><a id="file" href="/file" download>File</a>
    <a id="held" href="/pricing">Prices</a>`);
  for (const one of ['button', '#skip', '#out', '#tab', '#file']) press(one);
  press('#held', { ctrlKey: true });
  expect(pressed.filter((link) => link !== null)).toEqual([]);
});

it('a replay waits for the link of the page itself, though one that stands around every page is there before', async () => {
  vi.useFakeTimers();
  draw('<header><a href="/auth/login">Log in</a></header><main></main>');
  const done = pressLink({ path: '/auth/login', isInMain: true });
  await vi.advanceTimersByTimeAsync(500);
  expect(pressed).toEqual([]);
  draw(
    '<header><a href="/auth/login">Log in</a></header><main><a href="/auth/login?redirect=%2Fswitch">Log in</a></main>',
  );
  await vi.advanceTimersByTimeAsync(500);
  await done;
  expect(pressed).toEqual([{ path: '/auth/login', isInMain: true }]);
});

it('a replay waits for a page to be drawn, and lets a page be that has no such link', async () => {
  vi.useFakeTimers();
  const later = pressLink({ path: '/pricing', isInMain: true });
  await vi.advanceTimersByTimeAsync(500);
  draw('<main><a href="/pricing">Prices</a></main>');
  await vi.advanceTimersByTimeAsync(500);
  await later;
  expect(pressed).toEqual([{ path: '/pricing', isInMain: true }]);
  const never = pressLink({ path: '/nowhere', isInMain: true });
  await vi.advanceTimersByTimeAsync(30_000);
  await never;
  expect(pressed).toEqual([{ path: '/pricing', isInMain: true }]);
});
