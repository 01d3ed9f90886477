import { randomUUID } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { Clock } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { normalisePostcode, readPostcode, spacedPostcode } from '../../../platform/postal/postcode.ts';
import { SLOW_MS } from '../../scenarios/sentinel.ts';
import { homesCalled, statusOf } from './coverage.rules.ts';
import { insertCheck, premisesOfPostcode, type NetworkPremise } from './coverage.rows.ts';

export interface AddressCheck {
  status: string;
  premises: readonly NetworkPremise[];
  transactionId: string;
}

export interface CheckedAddress {
  postcode: string;
  /** House number, or the name of a home that has no number. */
  streetNumber: string;
  /** The home that was chosen from a list; the others at the same number are left out. */
  uprn?: string;
}

/**
 * Looks for the home and asks what the network knows about it; keeps the answer under its transaction id.
 * A postcode that does not exist, or that cannot be one, finds no home.
 */
export async function checkAddress(
  deps: { db: Executor; clock: Clock; pause?: (milliseconds: number) => Promise<unknown> },
  asked: CheckedAddress,
): Promise<AddressCheck> {
  const { db, clock, pause = wait } = deps;
  const homes = await findHomes(db, asked);
  const chosen = homes.filter((home) => asked.uprn !== undefined && home.uprn === asked.uprn);
  const { status, shown } = statusOf(chosen.length > 0 ? chosen : homes);
  const fault = shown.find((home) => home.fault !== null)?.fault;
  if (fault === 'error') throw new Error('The network did not answer the address check');
  if (fault === 'slow') await pause(SLOW_MS);
  const transactionId = randomUUID();
  await insertCheck(db, {
    id: transactionId,
    status,
    postcode: normalisePostcode(asked.postcode) ?? asked.postcode,
    streetNumber: asked.streetNumber,
    premises: shown.map((home) => home.id),
    createdAt: clock.now(),
  });
  return { status, premises: shown, transactionId };
}

async function findHomes(db: Executor, asked: CheckedAddress): Promise<NetworkPremise[]> {
  for (const postcode of readPostcode(asked.postcode)) {
    const neighbours = await premisesOfPostcode(db, spacedPostcode(postcode));
    if (neighbours.length > 0) return homesCalled(neighbours, asked.streetNumber);
  }
  return [];
}
