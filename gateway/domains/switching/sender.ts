import { randomUUID } from 'node:crypto';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { OUR_ID } from '../../one-touch-switch/hub.ts';
import type { Message, MatchRequest, RequestId } from '../../../openapi/partners/switching-hub/messages.ts';
import { linesOf } from '../../../platform/postal/address-lines.ts';
import { findPremise } from '../coverage/coverage.rows.ts';
import { datedStep, nextStep, type Step } from './steps.rules.ts';
import { patienceMs } from './outcomes.rules.ts';
import { updateSwitch, type SwitchRow } from './switching.store.ts';

export type SwitchingDeps = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'hub' | 'env' | 'log'>;

/** Takes a step again, or gives it up when no answer came; `{ switchId, correlation }` names the message. */
export const TRY_AGAIN = 'switching.try-again';
export const LOSE_PATIENCE = 'switching.lose-patience';

/** We want the broadband; what becomes of a linked landline is the losing provider's to offer. */
const services: MatchRequest['services'] = [{ serviceType: 'IAS', action: 'cease' }];

type Request = {
  [Name in RequestId]: { routingID: Name; payload: Message<Name>['payload']; attempt?: number };
}[RequestId];

async function matchRequest({ env }: SwitchingDeps, tx: Executor, row: SwitchRow): Promise<Request> {
  const home = await findPremise(tx, row.premiseId);
  if (!home) throw new Error(`Switch ${row.id} is for a home that has gone`);
  const uprn = home.uprn?.replace(/^0+/, '');
  return {
    routingID: 'residentialSwitchMatchRequest',
    attempt: row.matchMessages + 1,
    payload: {
      grcpBrandName: env.brandName,
      name: row.lastName,
      ...(row.accountNumber === null ? {} : { account: row.accountNumber }),
      address: {
        ...(uprn ? { uprn } : {}),
        addressLines: linesOf(home),
        postTown: home.city,
        postCode: home.postcode,
      },
      services,
    },
  };
}

async function requestOf(deps: SwitchingDeps, tx: Executor, row: SwitchRow, step: Step): Promise<Request> {
  if (step === 'match') return matchRequest(deps, tx, row);
  const switchOrderReference = row.chosenReference ?? '';
  if (step === 'trigger')
    return {
      routingID: 'residentialSwitchOrderTriggerRequest',
      payload: { switchOrderReference, activationDate: row.activationDate ?? '' },
    };
  const dated = datedStep(step);
  if (!dated) return { routingID: 'residentialSwitchOrderCancellationRequest', payload: { switchOrderReference } };
  return {
    routingID: dated.kind === 'order' ? 'residentialSwitchOrderRequest' : 'residentialSwitchOrderUpdateRequest',
    payload: { switchOrderReference, plannedSwitchDate: dated.day },
  };
}

/** Sends the message of a step and notes that its answer is awaited; an earlier message's answer no longer counts. */
export async function sendStep(
  deps: SwitchingDeps,
  tx: Executor,
  row: SwitchRow,
  step: Step,
  attempt = 1,
): Promise<SwitchRow> {
  const now = deps.clock.now();
  const correlationID = randomUUID();
  const { routingID, payload, attempt: counted } = await requestOf(deps, tx, row, step);
  const message = {
    routingID,
    payload,
    envelope: {
      source: { type: 'RCPID', identity: OUR_ID, correlationID },
      destination: { type: 'RCPID', identity: row.losingProviderId },
      ...(counted === undefined ? {} : { auditData: [{ name: 'attempt', value: String(counted) }] }),
    },
  } as Message;
  await deps.hub.send(tx, message);
  const awaited = { switchId: row.id, correlation: correlationID };
  await deps.jobs.enqueue(tx, LOSE_PATIENCE, awaited, new Date(now.getTime() + patienceMs(step)));
  // No names, no addresses: the step and whom it went to.
  deps.log.info({ switch: row.id, step, to: row.losingProviderId, attempt }, 'switch message sent');
  return updateSwitch(tx, row.id, {
    pendingStep: step,
    pendingCorrelation: correlationID,
    pendingAttempt: attempt,
    matchMessages: row.matchMessages + (step === 'match' ? 1 : 0),
    updatedAt: now,
  });
}

/** Sends what the switch needs next, if anything. */
export async function goOn(deps: SwitchingDeps, tx: Executor, row: SwitchRow): Promise<SwitchRow> {
  const step = nextStep(row);
  return step === undefined ? row : sendStep(deps, tx, row, step);
}
