import { fromPromise } from 'xstate';
import { asFailure } from '../../../machines/shared/failure.ts';
import type { Known, Referrals, ShareLoveInput } from '../../../machines/share-love/share-love.types.ts';
import type { ReferralCalls } from '../../gateway-client/referrals.ts';
import { whenSomebodyIsThere } from '../../journey-host/when-somebody-is-there.ts';
import type { SomebodyThere } from '../../runtime/somebody-there.ts';
import { shareLoveCopy } from './share-love.copy.ts';

type OfMember = Pick<ShareLoveInput, 'memberId'>;

type Calls = {
  referrals: ReferralCalls;
  /** For a look that nobody asked for. */
  quiet: { referrals: Pick<ReferralCalls, 'getReferrals'>; somebodyThere: SomebodyThere };
  /** The browser's own; it is asked for within the press of a button. */
  share: (data: ShareData) => Promise<void>;
};

/** A sheet that its member has closed again is no failure. */
const isClosed = (error: unknown): boolean => error instanceof DOMException && error.name === 'AbortError';

/** Fills sharing with the gateway's calls; every one rejects with a Failure. */
export const createShareLoveActors = ({ referrals, quiet, share }: Calls) => ({
  loadFriends: fromPromise<Known, OfMember>(async ({ signal }) => {
    const [link, known] = await Promise.all([referrals.showLink(signal), referrals.getReferrals(signal)]);
    return { link, referrals: known };
  }),
  lookForNews: whenSomebodyIsThere<Referrals, OfMember>(quiet.somebodyThere, ({ signal }) =>
    quiet.referrals.getReferrals(signal),
  ),
  openSheet: fromPromise<void, { url: string }>(async ({ input: { url } }) => {
    try {
      await share({ url, text: shareLoveCopy.SharingLink.invitation });
    } catch (error) {
      if (!isClosed(error)) throw asFailure(error);
    }
  }),
});
