import type { components } from '../../../openapi/generated/gateway.d.ts';
import { ukDateOf } from '../../../platform/clock/clock.ts';
import { retrying } from '../../../platform/db/errors.ts';
import type { Executor } from '../../../platform/db/open.ts';
import { HttpProblem, notFound } from '../../../platform/http/problem.ts';
import type { Dependencies } from '../../dependencies.ts';
import { agreementLayout } from '../credit/agreement.layout.ts';
import type { CreditPorts } from '../credit/credit-ports.ts';
import {
  applicationsOf,
  assertMayApply,
  handIn,
  noteApplication,
  noteWithdrawal,
  quoteOf,
  refusedApplicant,
  signFor,
} from '../credit/credit.service.ts';
import {
  creditStateOf,
  isBirthday,
  isGrownUp,
  isToApplyFor,
  withdrawUntil,
  type Application,
} from '../credit/credit.rules.ts';
import { longDate } from '../../words/date-words.ts';
import { addressProblems } from '../members/address.rules.ts';
import { nameProblems } from '../members/members.rules.ts';
import { isBeingPaid } from '../payments/refunds.service.ts';
import { outOfStock } from '../phones/stock.service.ts';
import { beingPaid } from './check-out.rules.ts';
import { assertOfBasketNow } from './check-out.service.ts';
import { applicationFor, onCredit, termsOf } from './instalments.rules.ts';
import { informationOf, isWithdrawable, orderCreditView, type PieceOnCredit } from './instalments.views.ts';
import { change, type Own } from './order-changes.service.ts';
import { isCancellable } from './shop-orders.rules.ts';
import { findOwnOrder, lockOrder, type PieceRow, type ShopOrder } from './shop-orders.store.ts';
import { addressInWords } from '../../words/address-words.ts';
import { stopOrder } from './stop-order.ts';
import type { OrderDeps } from './write-to-member.ts';

type Schemas = components['schemas'];
type Deps = OrderDeps & Pick<Dependencies, 'lender' | 'documents'> & CreditPorts;
type OwnPiece = Own & { pieceId: string };

async function ownOrder({ db }: Pick<Deps, 'db'>, { memberId, orderId }: Own): Promise<ShopOrder> {
  const order = await findOwnOrder(db, memberId, orderId);
  if (!order) throw notFound('shop-order');
  return order;
}

/** The phones of an order that are paid by instalments. The lender is asked of those that are not applied for. Throws 503 `credit.unavailable`. */
async function piecesOnCredit(deps: Pick<Deps, 'db' | 'lender' | 'log'>, order: ShopOrder): Promise<PieceOnCredit[]> {
  const rows = await applicationsOf(deps.db, [order.id]);
  const found: PieceOnCredit[] = [];
  for (const piece of onCredit(order)) found.push(await pieceOnCredit(deps, piece, rows));
  return found;
}

/** A phone with the application for it, of those of its order. The lender is asked where there is none. Throws 503 `credit.unavailable`. */
async function pieceOnCredit(
  deps: Pick<Deps, 'lender' | 'log'>,
  piece: PieceRow,
  rows: readonly Application[],
): Promise<PieceOnCredit> {
  const row = applicationFor(piece, rows);
  return { piece, row, quote: row?.quote ?? (await quoteOf(deps, termsOf(piece))) };
}

/** All about the instalments of an order. Throws 404 `shop-order.not-found`, and 503 `credit.unavailable`. */
export async function readOrderCredit(deps: Deps, own: Own): Promise<Schemas['OrderCredit']> {
  const order = await ownOrder(deps, own);
  return orderCreditView(order, await piecesOnCredit(deps, order), deps.env, deps.clock.now());
}

/** Throws 400 with the fields, 409 `applicant.too-young` and `applicant.not-resident`. */
function assertMayBorrow(applicant: Schemas['CreditApplicant'], asksForIncome: boolean, now: Date): void {
  const today = ukDateOf(now);
  const { dateOfBirth, isPermanentUkResident, incomeAYearInPence, address } = applicant;
  const fields = [
    ...nameProblems(applicant),
    ...addressProblems(address, 'body.address'),
    ...(isBirthday(dateOfBirth, today)
      ? []
      : [{ path: 'body.dateOfBirth', message: 'Check the year of your date of birth' }]),
    ...(asksForIncome && incomeAYearInPence === undefined
      ? [{ path: 'body.incomeAYearInPence', message: 'Enter your income a year before tax, in pounds' }]
      : []),
  ];
  const [first] = fields;
  if (first) throw new HttpProblem(400, 'validation.failed', { message: first.message, fields });
  if (!isGrownUp(dateOfBirth, today)) throw refusedApplicant('applicant.too-young');
  if (!isPermanentUkResident) throw refusedApplicant('applicant.not-resident');
}

const nothingToApplyFor = (): HttpProblem =>
  new HttpProblem(409, 'credit.nothing-to-apply-for', {
    message: 'Nothing of this order is to be paid by instalments. Choose how you pay for each phone.',
  });

/** Applies for all of an order that is to be applied for. Throws as the contract says. */
export async function applyForCredit(deps: Deps, own: Own, applicant: Schemas['CreditApplicant']): Promise<void> {
  const order = await ownOrder(deps, own);
  if (order.state !== 'UNPAID' || onCredit(order).length === 0) throw nothingToApplyFor();
  const pieces = await piecesOnCredit(deps, order);
  const asksForIncome = pieces.some(({ row, quote }) => quote.asksForIncome && isToApplyFor(row, deps.clock.now()));
  assertMayBorrow(applicant, asksForIncome, deps.clock.now());
  const { incomeAYearInPence: _, ...others } = applicant;
  const tellsIncome = new Set(pieces.filter(({ quote }) => quote.asksForIncome).map(({ piece }) => piece.id));
  for (const row of await noted(deps, own, applicant))
    await handIn(deps, row, tellsIncome.has(row.pieceId) ? applicant : others);
}

/** Notes what is to be applied for, where that can be ordered still. */
function noted(deps: Deps, { memberId, orderId }: Own, { firstName, lastName, address }: Schemas['CreditApplicant']) {
  const borrower = { firstName: firstName.trim(), lastName: lastName.trim(), address };
  return retrying(() =>
    deps.db.transaction(async (tx) => {
      const now = deps.clock.now();
      const order = await lockOrder(tx, orderId);
      if (order?.memberId !== memberId) throw notFound('shop-order');
      if (order.state !== 'UNPAID') throw nothingToApplyFor();
      await assertUnchanged(deps, tx, order);
      const rows = await applicationsOf(tx, [order.id]);
      const open = onCredit(order).map((piece) => ({ piece, row: applicationFor(piece, rows) }));
      const toDo = open.filter(({ row }) => isToApplyFor(row, now));
      const fresh = toDo.filter(({ row }) => row?.state !== 'ASKED');
      await assertMayApply(deps, tx, memberId, fresh.length);
      const all: Application[] = [];
      for (const { piece, row } of toDo) {
        const application = { memberId, orderId: order.id, pieceId: piece.id, terms: termsOf(piece), borrower };
        all.push(row?.state === 'ASKED' ? row : await noteApplication(deps, tx, application));
      }
      return all;
    }),
  );
}

async function assertUnchanged(deps: Deps, tx: Executor, order: ShopOrder): Promise<void> {
  if (await isBeingPaid(tx, { purpose: 'PHONE_ORDER', reference: order.id })) throw beingPaid();
  const lines = await assertOfBasketNow(deps, tx, order);
  if (lines.some(({ item, offer }) => item.quantity > offer.pieces)) throw outOfStock();
}

/** A phone of an order that is paid by instalments. Throws 404. */
function ofOrder(order: ShopOrder, pieceId: string): PieceRow {
  const piece = onCredit(order).find(({ id }) => id === pieceId.toLowerCase());
  if (!piece) throw notFound('credit');
  return piece;
}

/** Does something with the application for a phone of an order, which is locked. Throws 404. */
function changeCredit(
  deps: Deps,
  { pieceId, ...own }: OwnPiece,
  work: (tx: Executor, order: ShopOrder, row: Application | undefined) => Promise<void>,
): Promise<void> {
  return change(deps, own, async (tx, order) => {
    const piece = ofOrder(order, pieceId);
    await work(tx, order, applicationFor(piece, await applicationsOf(tx, [order.id])));
  });
}

/** Keeps a signature under what was read. Throws 400, 404, and 409 `credit.changed`, `credit.not-accepted`, `credit.lapsed`, `order.being-paid`. */
export function signAgreement(
  deps: Deps,
  own: OwnPiece,
  { applicationReference, name }: Schemas['CreditSignature'],
): Promise<void> {
  const message = 'Type your full name to sign';
  if (name.trim() === '')
    throw new HttpProblem(400, 'validation.failed', { message, fields: [{ path: 'body.name', message }] });
  return changeCredit(deps, own, async (tx, order, row) => {
    if (row && row.reference !== applicationReference)
      throw new HttpProblem(409, 'credit.changed', {
        message: 'How you pay for this phone has changed since you read the agreement. Read it again before you sign.',
      });
    const state = creditStateOf(row, deps.clock.now());
    if (state === 'SIGNED') return;
    if (state === 'LAPSED')
      throw new HttpProblem(409, 'credit.lapsed', {
        message: 'The time to sign has run out. You can apply again, or pay for your phone at once.',
      });
    if (!row || state !== 'ACCEPTED' || order.state !== 'UNPAID')
      throw new HttpProblem(409, 'credit.not-accepted', {
        message: 'There’s nothing to sign here (any more). Have a look at how your instalments stand now.',
      });
    if (await isBeingPaid(tx, { purpose: 'PHONE_ORDER', reference: order.id })) throw beingPaid();
    await signFor(deps, tx, row, name.trim());
  });
}

/** Withdraws from an agreement, and stops an order that has not left. Throws 404, and 409 `credit.not-withdrawable`, `credit.too-late`. */
export function withdrawFromCredit(deps: Deps, own: OwnPiece): Promise<void> {
  return changeCredit(deps, own, async (tx, order, row) => {
    if (row && row.withdrawnAt !== null && row.cancelledAt === null) return;
    const now = deps.clock.now();
    if (!row || !isWithdrawable(row, now)) throw notWithdrawable(row, now);
    await noteWithdrawal(deps, tx, row);
    if (isCancellable(order, now)) await stopOrder(deps, tx, order);
  });
}

function notWithdrawable(row: Application | undefined, now: Date): HttpProblem {
  const until = row ? withdrawUntil(row) : null;
  if (until !== null && ukDateOf(now) > until)
    return new HttpProblem(409, 'credit.too-late', {
      message: `You could withdraw until ${longDate(until)}. You can repay early at any time: talk to the lender.`,
    });
  return new HttpProblem(409, 'credit.not-withdrawable', {
    message: 'There’s no agreement here from which you could withdraw (any more).',
  });
}

/** The agreement about a phone as a PDF, with the order's key. Throws 404, and 503 `credit.unavailable`. */
export async function drawAgreement(
  deps: Pick<Dependencies, 'db' | 'clock' | 'env' | 'documents' | 'lender' | 'log'>,
  own: OwnPiece,
): Promise<{ key: string; pdf: Buffer }> {
  const order = await ownOrder(deps, own);
  const one = await pieceOnCredit(deps, ofOrder(order, own.pieceId), await applicationsOf(deps.db, [order.id]));
  const { env, clock, documents } = deps;
  const { firstName, lastName, address } = one.row?.borrower ?? { ...order.contact, address: order.address };
  const customer = { name: `${firstName} ${lastName}`, address: addressInWords(address) };
  const now = clock.now();
  const layout = agreementLayout({
    information: informationOf(one, env, now),
    application: one.row,
    customer,
    orderKey: order.key,
    now,
  });
  return { key: order.key, pdf: await documents.drawer.draw(layout, { author: env.brandName, date: clock.today() }) };
}
