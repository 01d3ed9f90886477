import type { EnvelopeStore } from '../journey-host/envelope.ts';

/**
 * Where a page keeps its journey over a reload. A journey goes on when its page is left, as an answer may be on its way: what it
 * hears then is kept no more, and takes no other's place.
 */
export function createPageStore(store: EnvelopeStore) {
  let writer: EnvelopeStore | null = null;
  return {
    /** For a journey that begins on the page; from now on it alone writes. */
    begin: (): EnvelopeStore => {
      const own: EnvelopeStore = {
        getItem: (key) => store.getItem(key),
        setItem: (key, value) => {
          if (writer === own) store.setItem(key, value);
        },
        removeItem: (key) => {
          if (writer === own) store.removeItem(key);
        },
      };
      writer = own;
      return own;
    },
    /** The page is left, and who comes back finds the journey as it was then. */
    pause: (): void => {
      writer = null;
    },
    /** The page is left; its journey may come back to it after a server error. */
    leave: (key: string, mayComeBack: boolean): void => {
      if (!mayComeBack) writer = null;
      store.removeItem(key);
    },
  };
}
