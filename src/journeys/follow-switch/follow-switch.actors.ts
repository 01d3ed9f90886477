import { fromPromise } from 'xstate';
import type { Followed, FollowSwitchInput, MemberSwitch } from '../../../machines/follow-switch/follow-switch.types.ts';
import { namesOfItems } from '../../gateway-client/item-names.ts';
import type { MemberSwitches } from '../../gateway-client/member-switches.ts';
import type { Products } from '../../gateway-client/products.ts';

type Calls = {
  switches: MemberSwitches;
  products: Pick<Products, 'listProducts' | 'listKitOptions'>;
};

/** Fills the page of a switch with the gateway's calls; every one rejects with a Failure. The write may be sent again. */
export function createFollowSwitchActors({ switches, products }: Calls) {
  return {
    /** All is asked at once. Lines of the final bill name products and kit by their ids. */
    loadSwitch: fromPromise<Followed, FollowSwitchInput>(async ({ input, signal }) => {
      const [found, names] = await Promise.all([
        switches.getMemberSwitch(input, signal),
        namesOfItems(products, signal),
      ]);
      return { found, names };
    }),
    objectToSwitch: fromPromise<MemberSwitch, FollowSwitchInput>(({ input, signal }) =>
      switches.objectToSwitch(input, signal),
    ),
  };
}
