import type { components } from '../../../openapi/generated/gateway.d.ts';
import { HttpProblem } from '../../../platform/http/problem.ts';
import { hasLuhnDigit } from '../../../platform/numbers/luhn.ts';
import type { NetworkSim } from '../../mobile-network/mobile-network-link.ts';
import type { SimRow } from './sims.store.ts';

type Schemas = components['schemas'];

const refused = (code: string, message: string) => new HttpProblem(409, code, { message });

const reasons = {
  'sim.active': 'This SIM is on already. If it’s yours, you’ll find it on your dashboard.',
  'sim.stolen': 'This SIM was reported as stolen, so we can’t switch it on. Order another one, it’s free.',
  'sim.blocked': 'This SIM is blocked, as it was reported lost. Order another one, it’s free.',
  'sim.retired': 'This SIM has been replaced by another, and can’t be used any more. Order another one, it’s free.',
} as const;

const codeOf: Record<NetworkSim['state'], keyof typeof reasons | undefined> = {
  READY: undefined,
  ACTIVATING: 'sim.active',
  ACTIVE: 'sim.active',
  STOLEN: 'sim.stolen',
  BLOCKED: 'sim.blocked',
  RETIRED: 'sim.retired',
};

/** Throws 400 `validation.failed` where a digit of a SIM number is wrong. */
export function assertSimNumber(simNumber: string): void {
  if (hasLuhnDigit(simNumber)) return;
  const message = 'Check the number of your SIM: one of its digits is wrong';
  throw new HttpProblem(400, 'validation.failed', { message, fields: [{ path: 'body.simNumber', message }] });
}

/** Throws 409 with the code of its state where the network would not switch a SIM on. */
export function assertUsable({ state }: Pick<NetworkSim, 'state'>): void {
  const code = codeOf[state];
  if (code) throw refused(code, reasons[code]);
}

export const simActive = () => refused('sim.active', reasons['sim.active']);
export const simNotFound = () =>
  new HttpProblem(404, 'sim.not-found', {
    message: 'We don’t know a SIM with this number. Check all 19 digits, they’re printed on the card.',
  });

/** A SIM that has the member's number, or keeps it for the one that replaces it. */
export const holdsNumber = ({ state, phoneNumber }: Pick<SimRow, 'state' | 'phoneNumber'>): boolean =>
  phoneNumber !== null && (state === 'ACTIVE' || state === 'BLOCKED');

/** A member has one number: throws 409 `sim.activating` while another SIM is being switched on. */
export function assertNoneActivating(rows: readonly SimRow[], except?: string): void {
  const isOther = ({ id, state, activation }: SimRow) =>
    id !== except && (state === 'ACTIVATING' || (state === 'ORDERED' && activation !== null));
  if (rows.some(isOther))
    throw refused('sim.activating', 'We’re switching another SIM on for you. Please wait until that’s done.');
}

/** One that nobody has wanted on, or that could not be switched on. */
export const isWaiting = ({ state, activation }: Pick<SimRow, 'state' | 'activation'>): boolean =>
  state === 'READY' || (state === 'ORDERED' && activation === null);

/** An eSIM that phones can fetch. */
export const canBeInstalled = ({ type, state, iccid }: Pick<SimRow, 'type' | 'state' | 'iccid'>): boolean =>
  type === 'esim' && iccid !== null && (state === 'READY' || state === 'ACTIVATING' || state === 'ACTIVE');

/** For so long the code of an eSIM is shown in the session in which it was ordered, or a code of its member was right. */
const SHOWN_FOR_MS = 3_600_000;

export const shownIn = (session: string, now: Date) => ({
  shownTo: session,
  shownUntil: new Date(now.getTime() + SHOWN_FOR_MS),
});

/** Whether the code of an eSIM is shown in a session without a code of its member. */
export const isShownIn = (
  session: string,
  now: Date,
  { shownTo, shownUntil }: Pick<SimRow, 'shownTo' | 'shownUntil'>,
) => shownTo === session && shownUntil !== null && now < shownUntil;

export const notInstallable = () =>
  refused('sim.not-installable', 'This SIM can’t be installed on a phone: it’s a card, isn’t ready yet, or is over.');
export const notReady = () => refused('sim.not-ready', 'This SIM can’t be switched on.');
export const notBlockable = () => refused('sim.not-blockable', 'This SIM is over, there’s nothing to block.');

export const canBeBlocked = ({ state, iccid }: Pick<SimRow, 'state' | 'iccid'>): boolean =>
  iccid !== null && state !== 'RETIRED';

/** As its member sees it. */
export const simView = (row: SimRow): Schemas['Sim'] => ({
  id: row.id,
  type: row.type,
  simNumber: row.iccid,
  state: row.state,
  phoneNumber: row.phoneNumber === null ? null : shownNumber(row.phoneNumber),
  orderedAt: row.orderedAt.toISOString(),
  activatedAt: row.activatedAt?.toISOString() ?? null,
  failure: row.failure,
  replaces: row.replaces,
  canBeInstalled: canBeInstalled(row),
  isFromShop: row.pieceId !== null,
});

/** `07700900200` as people write it: `07700 900200`. */
export const shownNumber = (number: string): string => `${number.slice(0, 5)} ${number.slice(5)}`;

/** What a phone needs to fetch an eSIM, of its activation code `LPA:1$address$code`. Throws 409 `sim.not-installable` without one. */
export function profileOf(activationCode: string | null): Schemas['SimProfile'] {
  const [, address, code] = activationCode?.split('$') ?? [];
  if (activationCode === null || address === undefined || code === undefined) throw notInstallable();
  return { activationCode, address, code };
}
