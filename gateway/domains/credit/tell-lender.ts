import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { answerOrRefusal, PartnerRefusal } from '../../../platform/oauth2/told-partner.ts';
import type { Dependencies } from '../../dependencies.ts';
import type { Standing } from '../../lender/lender-link.ts';
import type { CreditPorts } from './credit-ports.ts';
import { afterStanding, mayArriveStill, nextCommand, type Application, type Command } from './credit.rules.ts';
import { findApplication, saveApplication } from './credit.store.ts';

const TELL = 'lender.tell';

type Deps = Pick<Dependencies, 'db' | 'clock' | 'jobs' | 'lender' | 'log'> & CreditPorts;

/** Has the lender told what it does not know yet of an application, in the caller's transaction; in one line, until it has heard it. */
export async function tellLender(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  tx: Executor,
  { id }: Pick<Application, 'id'>,
): Promise<void> {
  await jobs.enqueueInLine(tx, `lender:${id}`, { kind: TELL, payload: { applicationId: id }, runAt: clock.now() });
}

/** After so long it is asked what became of an application whose answer was lost, and again where the lender knows nothing of it yet. */
const LOST_AFTER_MS = 60_000;

/** Has the lender asked what became of an application, if its answer is lost. What is to be told before need not wait for that. */
export async function askIfLost(
  { jobs, clock }: Pick<Deps, 'jobs' | 'clock'>,
  tx: Executor,
  { id }: Pick<Application, 'id'>,
): Promise<void> {
  await jobs.enqueue(tx, TELL, { applicationId: id }, new Date(clock.now().getTime() + LOST_AFTER_MS));
}

/** Changes an application by what the lender has said, with its order locked, and has what follows from it done. */
export function follow(
  { db, creditOrders }: Pick<Deps, 'db'> & CreditPorts,
  { id, orderId }: Pick<Application, 'id' | 'orderId'>,
  change: (tx: Executor, before: Application) => Application | undefined | Promise<Application | undefined>,
): Promise<void> {
  return retrying(() =>
    db.transaction(async (tx) => {
      await creditOrders.lock(tx, orderId);
      const before = await findApplication(tx, { id });
      const after = before && (await change(tx, before));
      if (!after) return;
      await saveApplication(tx, after);
      await creditOrders.follow(tx, { before, after });
    }),
  );
}

/** What is taken to be so where the lender does not do what it was told: a signature counts for nothing, and a customer's or our own end counts. */
const unheard: Readonly<Record<Exclude<Command, 'read' | 'draw'>, Application['state']>> = {
  sign: 'LAPSED',
  withdraw: 'WITHDRAWN',
  cancel: 'CANCELLED',
};

function send({ lender }: Deps, row: Application, command: Command): Promise<Standing> {
  const { reference, signedAs, signedAt, withdrawnAt } = row;
  switch (command) {
    case 'read':
      return lender.read(reference);
    case 'sign':
      return lender.sign(reference, { name: signedAs ?? '', signedAt: (signedAt ?? row.askedAt).toISOString() });
    case 'draw':
      return lender.draw(reference);
    case 'withdraw':
      return lender.withdraw(reference, { withdrawnAt: (withdrawnAt ?? row.askedAt).toISOString() });
    case 'cancel':
      return lender.cancel(reference);
  }
}

/** What a no of the lender makes of an application: what it stands at there, and its end where it stands nowhere. */
async function afterNo(
  deps: Deps,
  row: Application,
  refusal: PartnerRefusal,
): Promise<(now: Application) => Application> {
  const { clock, lender } = deps;
  if (refusal.status === 404)
    return (now) => ({ ...now, state: 'CANCELLED', cancelledAt: now.cancelledAt ?? clock.now() });
  const standing = await lender.read(row.reference);
  return (now) => afterStanding(now, standing, clock.now());
}

const isPassing = (command: Command): command is 'read' | 'draw' => command === 'read' || command === 'draw';

/** Tells the next thing; whether there may be another one. */
async function tellOne(deps: Deps, id: string): Promise<boolean> {
  const row = await findApplication(deps.db, { id });
  const command = row && nextCommand(row);
  if (!command) return false;
  const answer = await answerOrRefusal(() => send(deps, row, command));
  if (!(answer instanceof PartnerRefusal)) {
    const now = deps.clock.now();
    await follow(deps, row, (_tx, before) => ({
      ...afterStanding(before, answer, now),
      ...(command === 'draw' && { drawnAt: now }),
    }));
    // What is as it was has nothing more to be told.
    return command !== 'read';
  }
  if (answer.status === 404 && mayArriveStill(row, deps.clock.now())) {
    await deps.db.transaction((tx) => askIfLost(deps, tx, row));
    return false;
  }
  const { reference } = row;
  deps.log.warn({ reference, command, code: answer.code }, 'the lender refused what it was told');
  const heard = await afterNo(deps, row, answer);
  await follow(deps, row, (_tx, before) => {
    const after = heard(before);
    if (nextCommand(after) !== command) return after;
    deps.log.error(
      { reference, command, code: answer.code },
      'the lender does not do what it was told: somebody has to see to it',
    );
    // Goods that were sent are not lent for: that is for our team alone.
    return { ...after, ...(isPassing(command) ? { drawnAt: deps.clock.now() } : { state: unheard[command] }) };
  });
  return true;
}

/** Names the job that tells the lender; once for each gateway. Endless: no agreement lives on by a lender that was away. */
export function handleLenderCommands(deps: Deps): void {
  deps.jobs.handleOutside(
    TELL,
    async ({ applicationId }) => {
      let isMore = true;
      while (isMore) isMore = await tellOne(deps, String(applicationId));
    },
    { isEndless: true },
  );
}
