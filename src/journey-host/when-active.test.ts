import { beforeEach, expect, test, vi } from 'vitest';

beforeEach(() => {
  vi.resetModules();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
});

test('nothing is fetched ahead for a customer who only looks', async () => {
  const { whenActive } = await import('./when-active.ts');
  const work = vi.fn<() => void>();
  whenActive(work);
  expect(work).not.toHaveBeenCalled();
});

test('the first touch of the page starts it, once', async () => {
  const { whenActive } = await import('./when-active.ts');
  const work = vi.fn<() => void>();
  whenActive(work);
  window.dispatchEvent(new Event('keydown'));
  window.dispatchEvent(new Event('keydown'));
  expect(work).toHaveBeenCalledOnce();
});

test('after that there is nothing to wait for', async () => {
  const { whenActive } = await import('./when-active.ts');
  whenActive(() => undefined);
  window.dispatchEvent(new Event('focusin'));
  const work = vi.fn<() => void>();
  whenActive(work);
  expect(work).toHaveBeenCalledOnce();
});

test('all that waits is done, also where the browser cannot tell when it is idle', async () => {
  vi.unstubAllGlobals();
  vi.useFakeTimers();
  const { whenActive } = await import('./when-active.ts');
  const done: string[] = [];
  whenActive(() => done.push('first'));
  whenActive(() => done.push('second'));
  window.dispatchEvent(new Event('pointerdown'));
  vi.advanceTimersByTime(200);
  expect(done).toEqual(['first', 'second']);
  vi.useRealTimers();
});

test('a page that is never idle does what waits all the same', async () => {
  // As a browser has it: without a limit, what waits for an idle moment may wait for ever.
  vi.stubGlobal('requestIdleCallback', (work: () => void, limit?: { timeout: number }) => {
    if (limit) setTimeout(work, limit.timeout);
  });
  vi.useFakeTimers();
  const { whenActive } = await import('./when-active.ts');
  const work = vi.fn<() => void>();
  whenActive(work);
  window.dispatchEvent(new Event('keydown'));
  vi.runAllTimers();
  expect(work).toHaveBeenCalledOnce();
  vi.useRealTimers();
});

/** What a page is told of as a pointer moves; where the browser does not say how far, it may be at rest. */
function pointerMove(movement: object) {
  return Object.assign(new Event('pointermove'), movement);
}

test.each([
  ['lies over a page that comes up', { movementX: 0, movementY: 0 }],
  ['is told of without saying how far', {}],
])('a pointer that %s is no touch', async (_, movement) => {
  const { whenActive } = await import('./when-active.ts');
  const work = vi.fn<() => void>();
  whenActive(work);
  window.dispatchEvent(pointerMove(movement));
  expect(work).not.toHaveBeenCalled();
  window.dispatchEvent(pointerMove({ movementX: 0, movementY: 3 }));
  expect(work).toHaveBeenCalledOnce();
});
