import { expectAll, load, type Call } from './load.ts';
import type { Running } from './processes.ts';
import { median, percentile, short, times } from './report.ts';

const REQUESTS = 2_000;
export const WARM_UP = 500;
export const AT_ONCE = 16;

/** What reads have cost so far. */
export type Cost = { times: number[]; cpuMicroseconds: number[] };

export const noCost = (): Cost => ({ times: [], cpuMicroseconds: [] });

/** Adds what one round of these calls costs the program. */
export async function measure(program: Running, calls: readonly Call[], cost: Cost): Promise<void> {
  const before = await program.cpu();
  const answered = await load(calls, AT_ONCE);
  expectAll(answered, 200);
  cost.cpuMicroseconds.push(((await program.cpu()) - before) / calls.length);
  cost.times.push(...answered.times);
}

/** A round of requests that go through the paths in turn. */
export const callsOf = (
  program: Running,
  paths: readonly string[],
  headers?: Record<string, string>,
  requests = REQUESTS,
): Call[] =>
  Array.from({ length: requests }, (_, at) => ({ url: `${program.url}${paths[at % paths.length]}`, headers }));

/** A line of the table: name, time, and processor time as it is and beside that of a bare handler. */
export function costRow(name: string, { times: all, cpuMicroseconds }: Cost, bare?: Cost): (string | number)[] {
  const cpu = median(cpuMicroseconds);
  return [
    name,
    short(median(all)),
    short(percentile(all, 0.95)),
    short(cpu, 0),
    bare ? times(cpu, median(bare.cpuMicroseconds)) : '',
  ];
}

export const costHead = ['read', 'p50 ms', 'p95 ms', 'CPU µs per request', 'CPU × bare handler'];

export const roundsInWords = (rounds: number, requests = REQUESTS): string =>
  `${rounds} rounds of ${requests} requests, ${AT_ONCE} at once; medians. One process, PostgreSQL beside it. Bar: 2 ×.`;
