import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createOnceInUse } from './once-in-use.ts';

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('requestIdleCallback', (work: () => void) => work());
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

describe('work that can wait', () => {
  it.each(['pointerdown', 'keydown'])('waits for the customer’s first %s, and later only for idleness', (act) => {
    const page = new EventTarget();
    const onceInUse = createOnceInUse(page);
    const done: string[] = [];
    onceInUse(() => done.push('first'));
    onceInUse(() => done.push('second'));
    expect(done).toEqual([]);
    page.dispatchEvent(new Event(act));
    expect(done).toEqual(['first', 'second']);
    onceInUse(() => done.push('third'));
    expect(done).toEqual(['first', 'second', 'third']);
  });

  it('is done after 20 s on a page that is only looked at', () => {
    const work = vi.fn<() => void>();
    createOnceInUse(new EventTarget())(work);
    vi.advanceTimersByTime(19_999);
    expect(work).not.toHaveBeenCalled();
    vi.advanceTimersByTime(1);
    expect(work).toHaveBeenCalledTimes(1);
  });

  it('is done where the browser cannot tell when it is idle', () => {
    vi.unstubAllGlobals();
    const work = vi.fn<() => void>();
    createOnceInUse(new EventTarget())(work);
    vi.advanceTimersByTime(20_200);
    expect(work).toHaveBeenCalledTimes(1);
  });
});
