import type { EnvelopeStore } from '../journey-host/envelope.ts';

/** Keeps a journey for as long as its page is open, and never saves it. */
export function memoryStore(): EnvelopeStore {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}
