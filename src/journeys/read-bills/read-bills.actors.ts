import { fromPromise } from 'xstate';
import type { AllBills, Background, OneBill } from '../../../machines/read-bills/read-bills.types.ts';
import type { Bills } from '../../gateway-client/bills.ts';
import type { PaymentMethods } from '../../gateway-client/payment-method.ts';
import type { Payments } from '../../gateway-client/payments.ts';
import type { Orders } from '../../gateway-client/orders.ts';
import { namesOfItems } from '../../gateway-client/item-names.ts';
import type { Products } from '../../gateway-client/products.ts';

type Calls = {
  bills: Bills;
  orders: Pick<Orders, 'listMemberOrders'>;
  products: Pick<Products, 'listProducts' | 'listKitOptions'>;
  payments: Pick<Payments, 'beginPayment'>;
  methods: Pick<PaymentMethods, 'getPaymentMethod'>;
  leadOn: (path: string) => void;
};

/** Fills the pages of bills with the gateway's calls, which are asked at once; every one rejects with a Failure. */
export function createReadBillsActors({
  bills,
  orders: { listMemberOrders },
  products,
  payments,
  methods,
  leadOn,
}: Calls) {
  /** Lines name products and kit by their ids, plans by theirs. */
  async function background(memberId: string, signal: AbortSignal): Promise<Background> {
    const [orders, names] = await Promise.all([listMemberOrders(memberId, signal), namesOfItems(products, signal)]);
    return { orders, names };
  }

  return {
    loadBills: fromPromise<AllBills, { memberId: string }>(async ({ input: { memberId }, signal }) => {
      const [all, around, { charges, card, directDebit }] = await Promise.all([
        bills.listBills(memberId, signal),
        background(memberId, signal),
        methods.getPaymentMethod(memberId, signal),
      ]);
      return { ...around, all, charges, isWayChosen: card !== null || directDebit !== null };
    }),
    loadBill: fromPromise<OneBill, { memberId: string; billId: string }>(async ({ input, signal }) => {
      const [bill, around, { charges }] = await Promise.all([
        bills.getBill(input, signal),
        background(input.memberId, signal),
        methods.getPaymentMethod(input.memberId, signal),
      ]);
      return { ...around, bill, charge: charges.find(({ billId }) => billId === bill.id) ?? null };
    }),
    beginPayment: fromPromise<{ paymentSessionId: string }, { billId: string }>(({ input: { billId }, signal }) =>
      payments.beginPayment({ purpose: 'BROADBAND_BILL', billId }, signal),
    ),
    leadOn: fromPromise<void, { path: string }>(({ input: { path } }) => Promise.resolve(leadOn(path))),
  };
}
