import { log } from '../../runtime/log.ts';
import { optionalGroups, storedChoice, type ConsentChoice, type ConsentGroup } from './consent-choice.ts';

/** The same object until something changes. */
export type ConsentView = {
  choice: ConsentChoice;
  /** The settings are open over the page. */
  isChoosing: boolean;
  /** The customer has decided while this page was open. */
  isSaved: boolean;
};

export type ConsentOptions = {
  start: ConsentChoice;
  /** Keeps the choice beyond this page. */
  keep: (granted: readonly ConsentGroup[]) => Promise<void>;
  /** Removes what was left behind by what is not granted. */
  clear: (granted: readonly ConsentGroup[]) => void;
};

export type Consent = ReturnType<typeof createConsent>;

const isSame = (one: ConsentChoice, other: ConsentChoice): boolean => String(one) === String(other) && !one === !other;

/** What the customer agrees to, for as long as the page is open (SC-13). */
export function createConsent({ start, keep, clear }: ConsentOptions) {
  let view: ConsentView = { choice: start, isChoosing: false, isSaved: false };
  const listeners = new Set<() => void>();

  function show(change: Partial<ConsentView>): void {
    view = { ...view, ...change };
    for (const listener of listeners) listener();
  }

  return {
    view: (): ConsentView => view,
    subscribe: (listener: () => void): (() => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    /** Grants these groups and withdraws the others. */
    decide: async (granted: readonly ConsentGroup[]): Promise<void> => {
      // What cannot be kept holds for this page; the next one asks again.
      await keep(granted).catch(() => log.warn('The choice about cookies could not be kept'));
      if (granted.length < optionalGroups.length) clear(granted);
      show({ choice: granted, isChoosing: false, isSaved: true });
    },
    openSettings: (): void => show({ isChoosing: true }),
    closeSettings: (): void => {
      if (view.isChoosing) show({ isChoosing: false });
    },
    /** Learns what was decided in another tab; `cookies` as in `document.cookie`. */
    readAgain: (cookies: string): void => {
      const choice = storedChoice(cookies);
      if (isSame(choice, view.choice)) return;
      // What the storage of this tab holds, the other could not clear.
      if (view.choice?.some((group) => !choice?.includes(group))) clear(choice ?? []);
      show({ choice });
    },
  };
}
