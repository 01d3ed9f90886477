import { fromPromise } from 'xstate';
import type { Followed, FollowSwitchInput, MemberSwitch } from '../../../machines/follow-switch/follow-switch.types.ts';
import { namesOfItems } from '../../gateway-client/item-names.ts';
import type { MemberSwitches } from '../../gateway-client/member-switches.ts';
import type { Products } from '../../gateway-client/products.ts';
import { whenSomebodyIsThere } from '../../journey-host/when-somebody-is-there.ts';
import type { SomebodyThere } from '../../runtime/somebody-there.ts';

type Read = {
  switches: Pick<MemberSwitches, 'getMemberSwitch'>;
  products: Pick<Products, 'listProducts' | 'listKitOptions'>;
};
type Calls = Read & {
  switches: MemberSwitches;
  /** For a look that nobody asked for. */
  quiet: Read & { somebodyThere: SomebodyThere };
};

/** All is asked at once. Lines of the final bill name products and kit by their ids. */
const reading =
  ({ switches, products }: Read) =>
  async ({ input, signal }: { input: FollowSwitchInput; signal: AbortSignal }): Promise<Followed> => {
    const [found, names] = await Promise.all([switches.getMemberSwitch(input, signal), namesOfItems(products, signal)]);
    return { found, names };
  };

/** Fills the page of a switch with the gateway's calls; every one rejects with a Failure. The write may be sent again. */
export function createFollowSwitchActors({ switches, products, quiet }: Calls) {
  return {
    loadSwitch: fromPromise<Followed, FollowSwitchInput>(reading({ switches, products })),
    lookForNews: whenSomebodyIsThere<Followed, FollowSwitchInput>(quiet.somebodyThere, reading(quiet)),
    objectToSwitch: fromPromise<MemberSwitch, FollowSwitchInput>(({ input, signal }) =>
      switches.objectToSwitch(input, signal),
    ),
  };
}
