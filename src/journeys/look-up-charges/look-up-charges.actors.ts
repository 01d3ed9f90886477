import { fromPromise } from 'xstate';
import type { Charges } from '../../../machines/look-up-charges/look-up-charges.types.ts';
import type { ChargesAbroad } from '../../gateway-client/charges-abroad.ts';

type Calls = {
  charges: Pick<ChargesAbroad, 'getChargesAbroad'>;
  /** Answers once the page is drawn in a browser: until then it is to be as it was built. */
  drawn: Promise<void>;
  /** Goes to an address of the page that is shown; does nothing where the visitor has gone on. */
  goTo: (path: string) => void;
};

/** Fills the look-up with the gateway's call, which rejects with a Failure, and with the step to a country. */
export const createLookUpChargesActors = ({ charges, drawn, goTo }: Calls) => ({
  loadCharges: fromPromise<Charges, void>(async ({ signal }) => {
    await drawn;
    return charges.getChargesAbroad(signal);
  }),
  goToCountry: fromPromise<void, { path: string }>(({ input: { path } }) => Promise.resolve(goTo(path))),
});
