/** What may be told about an event: names, codes, counts. Never what somebody typed or what the gateway knows of them. */
export type LogFacts = Readonly<Record<string, string | number | boolean | null | readonly string[]>>;

/**
 * The only place that writes to the console. Callers name facts one by one, so that no body, query or error object
 * with personal data gets there by accident.
 */
export const log = {
  warn: (message: string, facts: LogFacts = {}): void => {
    // oxlint-disable-next-line no-console -- the logger itself
    console.warn(message, facts);
  },
  error: (message: string, facts: LogFacts = {}): void => {
    // oxlint-disable-next-line no-console -- the logger itself
    console.error(message, facts);
  },
};
