import { randomUUID } from 'node:crypto';
import { answering } from '../../../openapi/partners/switching-hub/losing-side/answering.ts';
import { matchCustomer } from '../../../openapi/partners/switching-hub/losing-side/match.rules.ts';
import { implicationsFor, offersFor } from '../../../openapi/partners/switching-hub/losing-side/offer.rules.ts';
import { faultTextOf } from '../../../openapi/partners/switching-hub/fault-codes.ts';
import type { Message } from '../../../openapi/partners/switching-hub/messages.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import type { Executor } from '../../../platform/db/open.ts';
import type { Dependencies } from '../../dependencies.ts';
import { titleOf } from '../addresses/address-lines.rules.ts';
import { costOfSwitch, wayOfSwitch } from '../member-plans/by-switch.ts';
import { homeOf, productOf } from '../plans/plans.service.ts';
import { implicationsMessage } from './losing-switches.messages.ts';
import { switchDayOf } from './losing-switches.rules.ts';
import { findEnquiry, insertLosingSwitch } from './losing-switches.store.ts';
import type { LosingSwitchRow } from './losing-switches.types.ts';
import { readOurFiles } from './our-accounts.ts';
import { ourAccountFormat, type OurAccount } from './our-accounts.rules.ts';
import { aboutOf } from './tell.ts';

type MatchMessage = Message<'residentialSwitchMatchRequest'>;

/** Answers whether another provider has found one of our members, and writes to them what a switch would mean. */
export async function answerMatch(deps: Dependencies, tx: Executor, message: MatchMessage, now: Date): Promise<void> {
  const { payload } = message;
  const today = ukDateOf(now);
  const { orderPrefix } = deps.env;
  const files = await readOurFiles(tx, payload, orderPrefix);
  const outcome = matchCustomer(payload, ourAccountFormat(orderPrefix), files, today);
  const from = message.envelope.source.identity;
  // No names, no addresses: who asked, and what came of it.
  if ('fault' in outcome) {
    const { fault: faultCode } = outcome;
    deps.log.info({ from, faultCode }, 'a provider’s match request was refused');
    const failure = { faultCode, faultText: faultTextOf(faultCode) };
    return deps.hub.send(tx, answering(message, 'residentialSwitchMatchFailure', failure));
  }
  const { account } = outcome;
  const row = await noteMatch(deps, tx, { account, gainingProviderId: from, lastName: payload.name, now });
  deps.log.info({ from, switch: row.id }, 'a provider has found a member');
  await deps.hub.send(
    tx,
    answering(message, 'residentialSwitchMatchConfirmation', {
      implicationsSent: implicationsFor({ contact: { email: account.member.email } }, row.impliedAt),
      matchResult: { switchOrderReference: row.reference, services: offersFor(account, payload).main },
    }),
  );
}

/** A provider that asks twice on a day gets a second reference, and the member no second e-mail. */
async function noteMatch(
  deps: Dependencies,
  tx: Executor,
  {
    account,
    gainingProviderId,
    lastName,
    now,
  }: { account: OurAccount; gainingProviderId: string; lastName: string; now: Date },
): Promise<LosingSwitchRow> {
  const { plan } = account;
  const match = { planId: plan.id, gainingProviderId, matchedOn: ukDateOf(now) };
  const before = await findEnquiry(tx, match);
  const row = await insertLosingSwitch(tx, {
    ...match,
    lastName,
    reference: randomUUID(),
    memberId: plan.memberId,
    status: 'new',
    impliedAt: before?.impliedAt ?? now,
    createdAt: now,
    updatedAt: now,
  });
  if (!before) await sendImplications(deps, tx, account, row);
  return row;
}

async function sendImplications(
  deps: Dependencies,
  tx: Executor,
  { plan, member }: OurAccount,
  row: LosingSwitchRow,
): Promise<void> {
  const today = row.matchedOn;
  const how = await wayOfSwitch(tx, plan, today);
  const end = how && (await costOfSwitch(tx, plan, { switchDay: switchDayOf(row, today), how }));
  if (!how || !end) return;
  const what = { productName: productOf(plan).displayName, home: titleOf(await homeOf(tx, plan)), end, how };
  await deps.outbox.post(tx, implicationsMessage(member, await aboutOf(deps, tx, row), what));
}
