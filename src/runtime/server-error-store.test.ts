import { act, renderHook } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { createServerErrorStore } from './server-error-store.ts';
import { useServerError } from './use-server-error.ts';

const message = 'Our engineers are on it.';
const answer = { error: { requestId: '3f2b9c1d' }, response: { headers: new Headers() } };

describe('the stored server error', () => {
  it('is the gateway’s message with code 500 and the answer, until it is cleared (ER-03, ER-08)', () => {
    const store = createServerErrorStore();
    expect(store.current()).toBeNull();
    store.store(message, answer);
    expect(store.current()).toEqual({ code: 500, message, answer });
    expect(store.clear()).toBe(true);
    expect(store.current()).toBeNull();
    expect(store.clear()).toBe(false);
  });

  it('is told to whoever listens, and no longer to who has stopped', () => {
    const store = createServerErrorStore();
    const listener = vi.fn<() => void>();
    const stop = store.subscribe(listener);
    store.store(message, answer);
    store.clear();
    stop();
    store.store(message, answer);
    expect(listener).toHaveBeenCalledTimes(2);
  });

  it('shows on the page that uses it', () => {
    const store = createServerErrorStore();
    const { result } = renderHook(() => useServerError(store));
    expect(result.current).toBeNull();
    act(() => store.store(message, answer));
    expect(result.current).toMatchObject({ message, answer });
  });
});
