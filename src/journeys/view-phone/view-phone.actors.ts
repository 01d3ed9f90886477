import { fromPromise } from 'xstate';
import type { Basket, Phone, Wanted } from '../../../machines/view-phone/view-phone.types.ts';
import type { Baskets } from '../../gateway-client/baskets.ts';
import type { Phones } from '../../gateway-client/phones.ts';

type Calls = {
  phones: Pick<Phones, 'getPhone' | 'getPhoneAnew'>;
  /** Their code comes when something is added. */
  baskets: () => Promise<Pick<Baskets, 'setBasketItem'>>;
  /** Answers once the page is drawn in a browser: until then it is to be as it was built. */
  drawn: Promise<void>;
};

/** Fills the page of a phone with the gateway's calls, which reject with a Failure. The write may be sent again. */
export const createViewPhoneActors = ({ phones, baskets, drawn }: Calls) => ({
  loadPhone: fromPromise<Phone, { slug: string }>(({ input: { slug }, signal }) => phones.getPhone(slug, signal)),
  refreshPhone: fromPromise<Phone, { slug: string }>(async ({ input: { slug }, signal }) => {
    await drawn;
    return phones.getPhone(slug, signal);
  }),
  readPhoneAnew: fromPromise<Phone, { slug: string }>(({ input: { slug }, signal }) =>
    phones.getPhoneAnew(slug, signal),
  ),
  /** One of it, or as many as there are already. */
  addPhone: fromPromise<Basket, Wanted>(async ({ input, signal }) => {
    const { setBasketItem } = await baskets();
    return setBasketItem({ ...input, quantity: 1, isLeast: true }, signal);
  }),
});
