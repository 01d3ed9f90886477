import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { watchForSomebody } from './somebody-there.ts';

let now = 0;
let isHidden = false;
beforeEach(() => {
  now = 1_000_000;
  isHidden = false;
  vi.spyOn(document, 'hidden', 'get').mockImplementation(() => isHidden);
});
afterEach(() => void vi.restoreAllMocks());

/** Whether the waiting is over, a moment later. */
async function isOver(waiting: Promise<void>): Promise<boolean> {
  let over = false;
  const noted = async () => {
    await waiting;
    over = true;
  };
  void noted();
  await new Promise((resolve) => {
    setTimeout(resolve, 0);
  });
  return over;
}

const never = new AbortController().signal;
const tabIs = (hidden: boolean) => {
  isHidden = hidden;
  document.dispatchEvent(new Event('visibilitychange'));
};

test('whoever has done something lately is there', async () => {
  const somebodyThere = watchForSomebody(() => now);
  now += 4 * 60_000;
  expect(await isOver(somebodyThere(never))).toBe(true);
});

test.each(['pointermove', 'pointerdown', 'keydown', 'scroll'])(
  'whoever has done nothing for a while may be gone, until a %s tells of them',
  async (sign) => {
    const somebodyThere = watchForSomebody(() => now);
    now += 6 * 60_000;
    const waiting = somebodyThere(never);
    expect(await isOver(waiting)).toBe(false);
    document.dispatchEvent(new Event(sign));
    expect(await isOver(waiting)).toBe(true);
    expect(await isOver(somebodyThere(never))).toBe(true);
  },
);

test('nobody looks at a tab that is not in sight, until it is again', async () => {
  const somebodyThere = watchForSomebody(() => now);
  tabIs(true);
  const waiting = somebodyThere(never);
  expect(await isOver(waiting)).toBe(false);
  document.dispatchEvent(new Event('scroll'));
  expect(await isOver(waiting)).toBe(false);
  tabIs(false);
  expect(await isOver(waiting)).toBe(true);
});

test('who has stopped waiting is told nothing', async () => {
  const somebodyThere = watchForSomebody(() => now);
  now += 6 * 60_000;
  const stopping = new AbortController();
  const waiting = somebodyThere(stopping.signal);
  stopping.abort();
  document.dispatchEvent(new Event('keydown'));
  expect(await isOver(waiting)).toBe(false);
});
