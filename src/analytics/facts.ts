import type { InspectionEvent } from 'xstate';
import { late } from '../journey-host/late.ts';

/** What analytics hears of. Whether it is an event of the catalogue is decided by code that comes after the first page. */
export type Fact =
  /** What XState tells of a journey; `isRestoring` while it goes on from before a reload, `at` in ms of the page's time. */
  | { kind: 'journey'; told: InspectionEvent; isRestoring: boolean; at: number }
  | { kind: 'page'; pathname: string; title: string }
  | { kind: 'touch'; event: Event };

const touches = ['click', 'focusin', 'focusout'] as const;

/** Takes in what happens, from the start, and passes it on in order once the code that reads it is there. */
export function createFacts(fetchReader: () => Promise<(fact: Fact) => void>) {
  const waiting: Fact[] = [];
  let read = (fact: Fact): void => void waiting.push(fact);
  const { load } = late(async () => {
    read = await fetchReader();
    waiting.splice(0).forEach(read);
    return read;
  });
  return {
    load,
    /**
     * A view has come up with its heading. A view that was only passed through has taken it away a moment later; one
     * on which the customer waits for a page is none itself.
     */
    pageShown: (heading: HTMLElement | null): void =>
      void setTimeout(() => {
        if (heading?.isConnected && !heading.dataset['waiting'])
          read({ kind: 'page', pathname: location.pathname, title: document.title });
      }),
    journey: (told: InspectionEvent, isRestoring: boolean): void =>
      read({ kind: 'journey', told, isRestoring, at: performance.now() }),
    listen: (page: Document): void => {
      for (const type of touches) page.addEventListener(type, (event) => read({ kind: 'touch', event }), true);
    },
  };
}
