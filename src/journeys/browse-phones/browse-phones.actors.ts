import { fromPromise } from 'xstate';
import type { ListedPhone } from '../../../machines/browse-phones/browse-phones.types.ts';
import type { Phones } from '../../gateway-client/phones.ts';

type Calls = {
  phones: Pick<Phones, 'listPhones'>;
  /** Answers once the page is drawn in a browser: until then it is to be as it was built. */
  drawn: Promise<void>;
};

/** Fills the range with the gateway's call, which rejects with a Failure. */
export const createBrowsePhonesActors = ({ phones, drawn }: Calls) => ({
  loadPhones: fromPromise<ListedPhone[], void>(async ({ signal }) => {
    await drawn;
    return phones.listPhones(signal);
  }),
});
