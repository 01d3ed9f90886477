import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { pathOfPressedLink, pressLink } from './page-links.ts';

let pressed: (string | null)[] = [];
const hear = (click: MouseEvent) => {
  pressed.push(pathOfPressedLink(click));
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
  expect(pressed).toEqual(['/auth/login']);
});

it('nothing is told of buttons, of links within the page or out of the site, and of those that open elsewhere', () => {
  draw(`<button>Go</button><a id="skip" href="#main">Skip</a><a id="out" href="https://example.com/x">Out</a>
    <a id="tab" href="/pricing" target="_blank">Prices</a><a id="file" href="/file" download>File</a>
    <a id="held" href="/pricing">Prices</a>`);
  for (const one of ['button', '#skip', '#out', '#tab', '#file']) press(one);
  press('#held', { ctrlKey: true });
  expect(pressed.filter((path) => path !== null)).toEqual([]);
});

it('a replay presses the link of the page itself before one that stands around every page', async () => {
  draw(
    '<header><a href="/auth/login">Log in</a></header><main><a href="/auth/login?redirect=%2Fswitch">Log in</a></main>',
  );
  const within = vi.fn<() => void>();
  document.querySelector('main a')?.addEventListener('click', within);
  await pressLink('/auth/login');
  expect(within).toHaveBeenCalledOnce();
});

it('a replay waits for a page to be drawn, and lets a page be that has no such link', async () => {
  vi.useFakeTimers();
  const later = pressLink('/pricing');
  await vi.advanceTimersByTimeAsync(500);
  draw('<main><a href="/pricing">Prices</a></main>');
  await vi.advanceTimersByTimeAsync(500);
  await later;
  expect(pressed).toEqual(['/pricing']);
  const never = pressLink('/nowhere');
  await vi.advanceTimersByTimeAsync(10_000);
  await never;
  expect(pressed).toEqual(['/pricing']);
});
