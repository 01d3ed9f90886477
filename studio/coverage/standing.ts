import { background } from '../inspector/live/standing.ts';

/** States that are active in the machines that run, by machine: states of two machines may go by the same id. */
export type Standing = ReadonlyMap<string, readonly string[]>;

/** What was active before and still is: what a look in between is sure to have shown. */
export const stayed = (before: Standing, after: Standing): Standing =>
  new Map([...before].map(([machine, states]) => [machine, states.filter((id) => after.get(machine)?.includes(id))]));

/** Without the machines behind every page, of which no picture tells anything. */
export const ofErrands = (standing: Standing): Standing =>
  new Map([...standing].filter(([machine]) => !background.has(machine)));
