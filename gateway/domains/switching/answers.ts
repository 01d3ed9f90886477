import type { Executor } from '../../../platform/db/open.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { Message } from '../../../openapi/partners/switching-hub/messages.ts';
import { retireSwitch, tellOfChange, type SwitchBannerDeps } from './switch-banners.ts';
import { offersOf } from './offers.rules.ts';
import { confirmedOutcome, noAnswer, refusedOutcome, type Outcome } from './outcomes.rules.ts';
import { goOn, LOSE_PATIENCE, sendStep, TRY_AGAIN, type SwitchingDeps } from './sender.ts';
import { hasNothingToCancel, nextStep, type Step } from './steps.rules.ts';
import { lockByCorrelation, lockSwitch, updateSwitch, type SwitchRow } from './switching.store.ts';
import { scheduleEnd } from './expiry.ts';

type Deps = SwitchingDeps & SwitchBannerDeps;

const idle = { pendingStep: null, pendingCorrelation: null } as const;

/** Writes what a step has led to, tells the member, and sends the next message. */
async function settle(deps: Deps, tx: Executor, row: SwitchRow, outcome: Outcome, now: Date): Promise<void> {
  if (outcome.kind === 'retried') {
    const again = { switchId: row.id, correlation: row.pendingCorrelation };
    await deps.jobs.enqueue(tx, TRY_AGAIN, again, new Date(now.getTime() + outcome.afterMs));
    return;
  }
  const settled = await updateSwitch(tx, row.id, { ...idle, ...outcome.change, updatedAt: now });
  await tellOfChange(deps, tx, row, settled);
  await scheduleEnd(deps, tx, settled);
  await goOnOrEnd(deps, tx, settled, now);
}

/** A switch whose order has ended is over as soon as the losing provider has nothing of it. */
export async function goOnOrEnd(deps: SwitchingDeps, tx: Executor, row: SwitchRow, now: Date): Promise<void> {
  if (!hasNothingToCancel(row)) return void (await goOn(deps, tx, row));
  if (row.state === 'cancelled' || row.state === 'triggered') return;
  await updateSwitch(tx, row.id, { state: 'cancelled', updatedAt: now });
  await retireSwitch(tx, row);
}

async function matched(
  deps: Deps,
  tx: Executor,
  row: SwitchRow,
  { payload }: Message<'residentialSwitchMatchConfirmation'>,
  now: Date,
): Promise<void> {
  const found = await updateSwitch(tx, row.id, {
    ...idle,
    ...offersOf(payload),
    state: 'matched',
    matchedOn: ukDateOf(now),
    errorCode: null,
    refusedStep: null,
    updatedAt: now,
  });
  await scheduleEnd(deps, tx, found);
  await goOnOrEnd(deps, tx, found, now);
}

function refusalIn(message: Message): string | undefined {
  if (message.routingID === 'messageDeliveryFailure') return message.payload.code;
  return 'faultCode' in message.payload ? message.payload.faultCode : undefined;
}

/** The message that a switch waits for. Answers to any other are late or doubled, and change nothing. */
async function takeAnswer(deps: Deps, tx: Executor, message: Message, now: Date): Promise<void> {
  const { source, destination } = message.envelope;
  const row = await lockByCorrelation(tx, destination.correlationID ?? '');
  const step = row?.pendingStep as Step | null | undefined;
  if (!row || !step) {
    deps.log.info({ routingID: message.routingID, from: source.identity }, 'switch message not awaited');
    return;
  }
  const code = refusalIn(message);
  deps.log.info({ switch: row.id, step, routingID: message.routingID, code }, 'switch message received');
  if (code !== undefined) return settle(deps, tx, row, refusedOutcome(step, code, row.pendingAttempt), now);
  if (message.routingID === 'residentialSwitchMatchConfirmation') return matched(deps, tx, row, message, now);
  if (step !== 'match') await settle(deps, tx, row, confirmedOutcome(step), now);
}

/** Names who takes in the answers of other providers, and the jobs that repeat a message or give it up. */
export function handleAnswers(deps: Deps): void {
  deps.hub.connectAnswers((tx, message, now) => takeAnswer(deps, tx, message, now));
  const awaited = async (tx: Executor, payload: Record<string, unknown>) => {
    const row = await lockSwitch(tx, String(payload['switchId']));
    return row?.pendingCorrelation === payload['correlation'] ? row : undefined;
  };
  deps.jobs.handle(TRY_AGAIN, async (tx, payload, { now }) => {
    const row = await awaited(tx, payload);
    if (!row) return;
    // Meanwhile the day may have moved, or the order ended: what was not delivered needs no cancelling.
    const free = await updateSwitch(tx, row.id, { ...idle, updatedAt: now });
    const step = row.pendingStep === 'match' && row.cancelWantedAt === null ? 'match' : nextStep(free);
    if (step === undefined) return goOnOrEnd(deps, tx, free, now);
    await sendStep(deps, tx, free, step, row.pendingAttempt + 1);
  });
  deps.jobs.handle(LOSE_PATIENCE, async (tx, payload, { now }) => {
    const row = await awaited(tx, payload);
    if (!row) return;
    const step = row.pendingStep as Step;
    // The customer has long stopped watching: a match that nobody answered is theirs to ask for again.
    const attempt = step === 'match' ? Infinity : row.pendingAttempt;
    await settle(deps, tx, row, refusedOutcome(step, noAnswer, attempt), now);
  });
}
