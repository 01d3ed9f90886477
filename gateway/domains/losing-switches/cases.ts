import { isRunning } from '../../../openapi/partners/switching-hub/losing-side/order-life.rules.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import { retrying } from '../../../platform/db/errors.ts';
import type { Dependencies } from '../../dependencies.ts';
import { askToCancel, caseMessage, voidedMessage } from './losing-switches.messages.ts';
import { objectionOf } from './losing-switches.rules.ts';
import { findLosingSwitch, findOwnLosingSwitch, updateLosingSwitch, voidEnquiries } from './losing-switches.store.ts';
import type { LosingSwitchRow, NewLosingSwitch } from './losing-switches.types.ts';
import { lockBehindPlan } from './lock.ts';
import { tell } from './tell.ts';

const ASK = 'losing-switches.ask-to-cancel';

/** What the end of a switch does to its case. */
export function closedCase({ caseNumber }: Pick<LosingSwitchRow, 'caseNumber'>, now: Date): Partial<NewLosingSwitch> {
  return caseNumber === null ? {} : { caseClosedAt: now };
}

/**
 * The member has not asked for the switch: its reference is void, or, where there is an order, a case is opened. Said again it
 * changes nothing. Throws 404 `switch.not-found`, also for someone else's, 409 `switch.over`.
 */
export async function objectToSwitch(deps: Dependencies, memberId: string, switchId: string): Promise<LosingSwitchRow> {
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const named = await findOwnLosingSwitch(tx, memberId, switchId);
      const row = named && (await lockBehindPlan(tx, named));
      if (!row) throw notFound('switch');
      if (row.objectedAt !== null) return row;
      const now = deps.clock.now();
      const objection = objectionOf(row, ukDateOf(now));
      if (objection === null)
        throw new HttpProblem(409, 'switch.over', {
          message: 'This switch is over, so there’s nothing left to stop. Chat with us if it went wrong.',
        });
      return objection === 'VOID' ? voidSwitch(deps, tx, row, now) : openCase(deps, tx, row, now);
    }),
  );
}

async function voidSwitch(deps: Dependencies, tx: Executor, row: LosingSwitchRow, now: Date) {
  // A provider may hold more than one reference: all of them are void.
  const voided = (await voidEnquiries(tx, row, now)).find(({ id }) => id === row.id);
  if (!voided) throw new Error(`Losing switch ${row.id} was no enquiry`);
  await tell(deps, tx, voided, (to, about) => voidedMessage(to, about));
  return voided;
}

async function openCase(deps: Dependencies, tx: Executor, row: LosingSwitchRow, now: Date) {
  // By the reference, which the other provider has: the account number is not for them to learn.
  const number = `SW-${row.reference.slice(0, 8).toUpperCase()}`;
  const opened = await updateLosingSwitch(tx, row.id, { caseNumber: number, objectedAt: now, updatedAt: now });
  const day = row.plannedDate ?? ukDateOf(now);
  await tell(deps, tx, opened, (to, about) => caseMessage(to, about, { number, day }));
  await deps.jobs.enqueue(tx, ASK, { switchId: row.id }, now, `${ASK}:${row.id}`);
  return opened;
}

/** Names the job that asks the other provider to cancel; it waits for a hub that is away, as that knows where to write. */
export function handleCases(deps: Dependencies): void {
  deps.jobs.handleOutside(
    ASK,
    async ({ switchId }, { now }) => {
      const providers = await deps.hub.directory.read();
      await deps.db.transaction(async (tx) => {
        const named = await findLosingSwitch(tx, String(switchId));
        const row = named && (await lockBehindPlan(tx, named));
        if (!row) return;
        const contact = providers.get(row.gainingProviderId)?.switchingContact;
        if (row.caseNumber === null || row.providerAskedAt !== null || !isRunning(row)) return;
        if (contact === undefined) throw new Error(`Nobody knows where to write to ${row.gainingProviderId}`);
        const { reference, caseNumber: number, plannedDate } = row;
        const asked = { reference, number, day: plannedDate ?? ukDateOf(now) };
        await deps.outbox.post(tx, askToCancel(contact, asked, deps.env.brandName));
        await updateLosingSwitch(tx, row.id, { providerAskedAt: now, updatedAt: now });
      });
    },
    { isPatient: true },
  );
}
