import type { components } from '../../../openapi/generated/courier.d.ts';
import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { PartnerRefusal } from '../../../platform/oauth2/told-partner.ts';
import { addressee } from '../../words/address-words.ts';
import { findParcel, type ParcelRow } from './parcels.store.ts';
import { commands, type CommandKind } from './tell-courier.ts';
import {
  whenNotExpected,
  whenNotGiven,
  whenNotRecalled,
  whenNotRedelivered,
  whenNotWithdrawn,
} from './courier-answers.ts';
import { keepCode } from './returned-goods.ts';
import { findReturn } from './returns.store.ts';
import { findOrder, lockOrder, type ShopOrder } from './shop-orders.store.ts';
import type { OrderDeps } from './write-to-member.ts';

type Schemas = components['schemas'];

const customerOf = ({ contact, address }: ShopOrder): Schemas['Customer'] => addressee(contact, address);

/**
 * What is packed: all phones of an order, each with the SIM card that was chosen for it. One that is sent in the place of another comes
 * without: its customer has kept the SIM.
 */
async function contentsOf(db: Executor, { pieces }: ShopOrder, { returnId }: ParcelRow): Promise<Schemas['Box'][]> {
  if (returnId === null) return pieces.map(({ sku, simType }) => ({ sku, simCard: simType === 'psim' }));
  const replaced = (await findReturn(db, { id: returnId }))?.pieceIds ?? [];
  return pieces.filter(({ id }) => replaced.includes(id)).map(({ sku }) => ({ sku, simCard: false }));
}

interface Said {
  order: ShopOrder;
  reference: string;
}

/**
 * Sends what is true by now, and follows what the courier has answered; nothing where there is nothing to tell any more. `whenRefused` is done in
 * a transaction that has locked the order.
 */
interface Command<Answer> {
  send: (said: Said) => Promise<Answer | undefined>;
  whenTaken?: (tx: Executor, said: Said, answer: Answer) => Promise<void>;
  whenRefused: (tx: Executor, said: Said, refusal: PartnerRefusal) => Promise<void>;
}

function handle<Answer>(deps: OrderDeps, kind: CommandKind, command: Command<Answer>): void {
  const { db, jobs, log } = deps;
  const follow = (said: Said, work: (tx: Executor, now: Said) => Promise<void>) =>
    retrying(() =>
      db.transaction(async (tx) => {
        const order = await lockOrder(tx, said.order.id);
        if (order) await work(tx, { ...said, order });
      }),
    );
  jobs.handleOutside(
    kind,
    async ({ orderId, reference }) => {
      const order = await findOrder(db, String(orderId));
      if (!order) return;
      const said = { order, reference: String(reference) };
      try {
        const answer = await command.send(said);
        const { whenTaken } = command;
        if (whenTaken && answer !== undefined) await follow(said, (tx, now) => whenTaken(tx, now, answer));
      } catch (error) {
        if (!(error instanceof PartnerRefusal)) throw error;
        log.warn({ kind, reference, code: error.code }, 'the courier refused what it was told');
        await follow(said, (tx, now) => command.whenRefused(tx, now, error));
      }
    },
    { isEndless: true },
  );
}

/** Names the jobs that tell the courier; once for each gateway. */
export function handleCourierCommands(deps: OrderDeps): void {
  const { db, courier } = deps;
  handle(deps, commands.give, {
    async send({ order, reference }) {
      const parcel = await findParcel(db, reference);
      // What is to be stopped need not begin.
      if (parcel?.state === 'PLACED' && order.state !== 'CANCELLING')
        await courier.give({
          reference,
          deliverOn: parcel.deliverOn,
          customer: customerOf(order),
          contents: await contentsOf(db, order, parcel),
        });
    },
    whenRefused: (tx, said, refusal) => whenNotGiven(deps, tx, said, refusal),
  });
  handle(deps, commands.recall, {
    async send({ order, reference }) {
      if (order.state === 'CANCELLING') await courier.recall(reference);
    },
    whenRefused: (tx, said, refusal) => whenNotRecalled(deps, tx, said, refusal),
  });
  handle(deps, commands.redeliver, {
    async send({ reference }) {
      const parcel = await findParcel(db, reference);
      if (parcel?.state === 'HELD' && parcel.redeliverOn !== null)
        await courier.redeliver(reference, parcel.redeliverOn);
    },
    whenRefused: (tx, said) => whenNotRedelivered(deps, tx, said),
  });
  handle(deps, commands.expect, {
    async send({ order, reference }) {
      const row = await findReturn(db, { reference });
      return row?.state === 'EXPECTED' ? courier.expect({ reference, customer: customerOf(order) }) : undefined;
    },
    whenTaken: (tx, said, returnCode) => keepCode(deps, tx, said, returnCode),
    whenRefused: (tx, said, refusal) => whenNotExpected(deps, tx, said, refusal),
  });
  handle(deps, commands.withdraw, {
    async send({ reference }) {
      const row = await findReturn(db, { reference });
      if (row?.state === 'WITHDRAWN') await courier.withdraw(reference);
    },
    whenRefused: (tx, said, refusal) => whenNotWithdrawn(deps, tx, said, refusal),
  });
}
