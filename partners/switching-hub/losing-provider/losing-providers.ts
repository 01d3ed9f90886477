import type { Executor } from '../../../platform/db/open.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import { answerCorrelation, numberOf } from '../../../openapi/partners/switching-hub/correlation.ts';
import { findProvider, type Provider } from '../directory.ts';
import { faultTextOf } from '../../../openapi/partners/switching-hub/fault-codes.ts';
import type { Hub, Loss } from '../hub.ts';
import { isRequest, type Message } from '../../../openapi/partners/switching-hub/messages.ts';
import { insertOrders, readFiles } from './accounts.store.ts';
import { answering } from '../../../openapi/partners/switching-hub/losing-side/answering.ts';
import { filesOf, scenarioOf, type Scenario } from './households.files.ts';
import { matchCustomer } from '../../../openapi/partners/switching-hub/losing-side/match.rules.ts';
import type { LosingAccount } from '../db/schema.ts';
import { implicationsFor, offersFor } from '../../../openapi/partners/switching-hub/losing-side/offer.rules.ts';
import { lossOfOrder, takeOrderStep } from './order-steps.ts';

/** Answers come after this long, at least and at most (milliseconds): as quick as a good provider. */
const QUICKEST_MS = 300;
const SLOWEST_MS = 1_500;

/** After polling has ended (specification, point 9: 39.5 s). */
const LATE_MS = 45_000;

type MatchMessage = Message<'residentialSwitchMatchRequest'>;

function quickness({ envelope }: Message): number {
  return QUICKEST_MS + numberOf(envelope.source.correlationID, SLOWEST_MS - QUICKEST_MS);
}

/** The providers behind the hub: they know messages and nothing of who asks. `takeAnswer`: what they do with answers to what they asked. */
export function connectProviders(hub: Hub, takeAnswer: (tx: Executor, answer: Message) => Promise<void>): void {
  hub.connect(async (tx, message, now) => {
    if (!isRequest(message)) return takeAnswer(tx, message);
    const provider = findProvider(message.envelope.destination.identity);
    if (!provider) return;
    if (message.routingID === 'residentialSwitchMatchRequest') await answerMatch(hub, tx, { message, provider, now });
    else {
      const answer = await takeOrderStep(tx, provider, message, now);
      if (answer) await hub.send(tx, answer, { afterMs: quickness(message) });
    }
  }, lossOf);
}

const lossOf: Loss = async (tx, message) => {
  const provider = findProvider(message.envelope.destination.identity);
  if (message.routingID !== 'residentialSwitchMatchRequest') return provider && lossOfOrder(tx, provider, message);
  const scenario = provider && scenarioOf(message, provider);
  const lost = scenario?.household.lost;
  return lost && scenario.asked.attempt <= lost.times ? lost.code : undefined;
};

interface MatchCall {
  message: MatchMessage;
  provider: Provider;
  now: Date;
}

async function answerMatch(hub: Hub, tx: Executor, call: MatchCall): Promise<void> {
  const { message, provider } = call;
  const scenario = scenarioOf(message, provider);
  const manner = scenario?.household.answers;
  if (manner === 'never') return;
  const answer = await matchAnswer(tx, call, scenario);
  const afterMs = manner === 'late' ? LATE_MS : quickness(message);
  await hub.send(tx, answer, { afterMs });
  if (manner !== 'twice') return;
  const again = answerCorrelation(message.envelope.source.correlationID, 'again');
  const { envelope } = answer;
  const doubled = { ...answer, envelope: { ...envelope, source: { ...envelope.source, correlationID: again } } };
  await hub.send(tx, doubled as typeof answer, { afterMs: afterMs + 100 });
  await hub.send(tx, failureAnswer(message, '1107', 'contrary'), { afterMs: afterMs + 200 });
}

function failureAnswer(message: MatchMessage, faultCode: string, kind?: string) {
  return answering(message, 'residentialSwitchMatchFailure', { faultCode, faultText: faultTextOf(faultCode) }, kind);
}

async function matchAnswer(tx: Executor, { message, provider, now }: MatchCall, scenario: Scenario | undefined) {
  const today = ukDateOf(now);
  const { refusal } = scenario?.household ?? {};
  if (scenario && refusal?.when(scenario.asked)) return failureAnswer(message, refusal.code);
  const files = scenario
    ? filesOf(message.payload, provider, scenario)
    : await readFiles(tx, provider.id, message.payload);
  const outcome = matchCustomer(message.payload, { prefix: provider.accountPrefix }, files, today);
  if ('fault' in outcome) return failureAnswer(message, outcome.fault);
  return confirm(
    tx,
    { message, provider, now },
    { account: outcome.account, forcedFault: scenario?.forcedFault ?? null },
  );
}

async function confirm(
  tx: Executor,
  { message, provider, now }: MatchCall,
  { account, forcedFault }: { account: LosingAccount; forcedFault: string | null },
) {
  const { source } = message.envelope;
  const offers = offersFor(account, message.payload);
  const [main, alternative] = ['main', 'alternative'].map((kind) => answerCorrelation(source.correlationID, kind)) as [
    string,
    string,
  ];
  const common = {
    matchId: main,
    providerId: provider.id,
    gainingProviderId: source.identity,
    accountId: account.id,
    status: 'new' as const,
    matchedOn: ukDateOf(now),
    forcedFault,
    updatedAt: now,
  };
  const references = offers.alternative ? [main, alternative] : [main];
  await insertOrders(
    tx,
    references.map((reference) => ({ ...common, reference })),
  );
  return answering(message, 'residentialSwitchMatchConfirmation', {
    implicationsSent: implicationsFor(account, now),
    matchResult: { switchOrderReference: main, services: offers.main },
    ...(offers.alternative
      ? {
          alternativeSwitchOrders: [
            { matchResult: { switchOrderReference: alternative, services: offers.alternative } },
          ],
        }
      : {}),
  });
}
