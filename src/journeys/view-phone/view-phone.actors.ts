import { fromPromise } from 'xstate';
import type { Phone } from '../../../machines/view-phone/view-phone.types.ts';
import type { Phones } from '../../gateway-client/phones.ts';

type Calls = {
  phones: Pick<Phones, 'getPhone'>;
  /** Answers once the page is drawn in a browser: until then it is to be as it was built. */
  drawn: Promise<void>;
};

/** Fills the page of a phone with the gateway's call, which rejects with a Failure. */
export const createViewPhoneActors = ({ phones, drawn }: Calls) => ({
  loadPhone: fromPromise<Phone, { slug: string }>(({ input: { slug }, signal }) => phones.getPhone(slug, signal)),
  refreshPhone: fromPromise<Phone, { slug: string }>(async ({ input: { slug }, signal }) => {
    await drawn;
    return phones.getPhone(slug, signal);
  }),
});
