export const HOUR_MS = 3_600_000;
export const DAY_MS = 24 * HOUR_MS;

/** The only source of time in the gateway: testers move it, so no rule may ask the machine or the database. */
export interface Clock {
  now(): Date;
  /** The date in the United Kingdom, `YYYY-MM-DD`. */
  today(): string;
}

const ukDate = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London', dateStyle: 'short' });

/** The date that a moment falls on in the United Kingdom, `YYYY-MM-DD`. */
export function ukDateOf(moment: Date): string {
  return ukDate.format(moment);
}

/** The machine's clock, or the machine's clock moved by `offset()` milliseconds. */
export function systemClock(offset: () => number = () => 0): Clock {
  const now = () => new Date(Date.now() + offset());
  return { now, today: () => ukDateOf(now()) };
}

export interface TestClock extends Clock {
  set(iso: string): void;
  advance(milliseconds: number): void;
}

/** A clock for tests: it stands still until it is moved. */
export function testClock(iso = '2026-11-23T09:00:00.000Z'): TestClock {
  let moment = new Date(iso);
  return {
    now: () => new Date(moment),
    today: () => ukDateOf(moment),
    set: (next) => {
      moment = new Date(next);
    },
    advance: (milliseconds) => {
      moment = new Date(moment.getTime() + milliseconds);
    },
  };
}
