import type { Wire } from '../../machines/shared/wire.ts';

/** The gateway's controls for testers (gateway/scenarios/routes.ts); they are no part of the contract. */
const base = '/test-tools/v1';

export type Clock = { now: string; offsetMs: number };
type ClockMove = { advanceMs: number } | { set: string } | { reset: true };

/** A call that a fault has met, in real time. */
export type FaultHit = { operationId: string; at: string };

/** What is told of a fault; null stands for "any", "everybody" or "as long as it is there". */
export type Fault = {
  id: string;
  operationId: string | null;
  scope: string | null;
  timesLeft: number | null;
  delayMs: number | null;
  status: number | null;
  drop: boolean;
  malformed: boolean;
  timesMet: number;
  /** The calls that it met last. */
  hits: readonly FaultHit[];
};
export type NewFault = Partial<Pick<Fault, 'operationId' | 'scope'>> & {
  times?: number;
  delayMs?: number;
  status?: number;
  /** The answer, in place of the gateway's own. */
  body?: unknown;
  drop?: true;
  malformed?: true;
};

export type Sentinel = {
  id: string;
  kind: string;
  value: string;
  also?: {
    streetNumber?: string;
    password?: string;
    totpSecret?: string;
    sortCode?: string;
    expiry?: string;
    securityCode?: string;
  };
  outcome: string;
};

/** Another provider's switch of a member of ours, as that provider has it. */
export type SwitchAway = {
  id: string;
  state: string;
  /** Null until the member is found. */
  reference: string | null;
  /** Of the step that was refused last. */
  faultCode: string | null;
  isAwaited: boolean;
};
export type AskedCustomer = { lastName: string; account?: string; address: { lines: string[]; postcode: string } };
export type SwitchStep = { step: 'order' | 'update' | 'trigger' | 'cancel'; date?: string };

/** Resolves with the answer's JSON; rejects with an Error in words for the tester. */
async function call<Answer>(method: 'GET' | 'POST' | 'DELETE', path: string, body?: unknown): Promise<Answer> {
  const answer = await fetch(`${base}${path}`, {
    method,
    ...(body !== undefined && { body: JSON.stringify(body), headers: { 'Content-Type': 'application/json' } }),
  }).catch(() => Promise.reject(new Error('The gateway cannot be reached.')));
  const json: unknown = answer.status === 204 ? null : await answer.json().catch(() => null);
  // The gateway's own controls, built together with this page.
  if (answer.ok) return json as Answer;
  const { message } = (json ?? {}) as Partial<Wire<'Problem'>>;
  if (answer.status === 404) throw new Error('The gateway behind this site has no such control.');
  throw new Error(message ?? `The gateway answered ${answer.status}.`);
}

export const testTools = {
  clock: () => call<Clock>('GET', '/clock'),
  moveClock: (move: ClockMove) => call<Clock>('POST', '/clock', move),
  faults: () => call<Fault[]>('GET', '/faults'),
  fault: (id: string) => call<Fault>('GET', `/faults/${id}`),
  addFault: (fault: NewFault) => call<Fault>('POST', '/faults', fault),
  endFault: (id: string) => call<null>('DELETE', `/faults/${id}`),
  switchAway: (id: string) => call<SwitchAway>('GET', `/switches-away/${id}`),
  askForMember: (asked: AskedCustomer) => call<SwitchAway>('POST', '/switches-away', asked),
  takeSwitchStep: (id: string, step: SwitchStep) => call<SwitchAway>('POST', `/switches-away/${id}/steps`, step),
  sentinels: () => call<Sentinel[]>('GET', '/sentinels'),
};
