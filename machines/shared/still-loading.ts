import type { Failure } from './failure.ts';

/** What asking for a match result rejects with while there is none: it triggers a retry (specification, point 8; SW-05). */
export const stillLoading: Failure = { kind: 'UnknownError', message: 'Match result still loading' };

export const isStillLoading = (failure: Failure): boolean => failure.message === stillLoading.message;
