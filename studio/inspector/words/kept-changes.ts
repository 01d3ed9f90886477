import type { WordChange } from '../../words/words.types.ts';

const key = 'inspector.words';

const isChange = (value: unknown): value is WordChange =>
  typeof value === 'object' &&
  value !== null &&
  ['id', 'from', 'to'].every((field) => typeof Reflect.get(value, field) === 'string');

/** The changes that were made in this browser; none where nothing is kept that can be read. */
export function readChanges(store: Storage): readonly WordChange[] {
  try {
    const kept: unknown = JSON.parse(store.getItem(key) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isChange) : [];
  } catch {
    return [];
  }
}

export function keepChanges(store: Storage, changes: readonly WordChange[]): void {
  if (changes.length === 0) store.removeItem(key);
  else store.setItem(key, JSON.stringify(changes));
}
