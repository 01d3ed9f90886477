import { askWorker } from '../inspection/ask-worker.ts';
import type { Found, SearchSource } from './search.types.ts';

/** Searches in a worker, which starts with the first question: whoever looks for nothing loads nothing of it. */
export function startSearch(): SearchSource {
  let ask: ReturnType<typeof askWorker> | null = null;
  return {
    find: (question) => {
      ask ??= askWorker(
        new Worker(new URL('search-worker.ts', import.meta.url), { type: 'module' }),
        'The search could not be loaded',
      );
      // A worker that did not come is started anew by the next question.
      return ask<Found>('find', question).catch((mistake: unknown) => {
        ask = null;
        throw mistake;
      });
    },
  };
}
