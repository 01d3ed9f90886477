/** The match result is asked for at once, then this often again (specification, point 9; SW-06). */
export const maxRetries = 8;

const firstWaitMs = 500;
const maxWaitMs = 8000;

/** Ms before the next retry, after `retries` of them: 500, 1000, 2000, 4000, then 8000. */
export const retryWaitMs = (retries: number): number => Math.min(firstWaitMs * 2 ** retries, maxWaitMs);

/** Ms between looks once the retries are used up: 39.5 s have gone by, and a provider may take a minute (SW-07). */
export const slowCheckMs = 15_000;

/** Ms before a request that failed by a passing fault is sent again without the customer, once; the page tells how long. */
export const automaticRetryMs = 20_000;
