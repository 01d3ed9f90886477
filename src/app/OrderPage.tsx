import { useEffect, useLayoutEffect, type ReactNode } from 'react';
import { useLocation } from 'react-router-dom';
import type { OrderBroadbandModel } from '../../machines/order-broadband/order-broadband.selectors.ts';
import { JourneyScreen } from '../journey-host/JourneyScreen.tsx';
import { useLate } from '../journey-host/late.ts';
import { takeGivenPostcode } from '../session/given-postcode.ts';
import { isProtected } from '../session/protected-paths.ts';
import { logInPath, registerPath } from '../session/redirect.ts';
import type { Site } from './site.ts';
import { isMemberOf, useSession } from './use-session.ts';

/** Codes that have been asked for: who has logged in comes back to the address as it was. */
const asked = new WeakMap<object, string>();

/**
 * Every page of the order journey. `?saved=CODE` fetches an order that was saved for later (CU-04); whoever comes with a
 * postcode sees its homes (AD-08).
 */
export function OrderPage({ site, fallback }: { site: Site; fallback: ReactNode }) {
  const { journey, part, laterFor } = useLate(site.order);
  const { pathname, search, key } = useLocation();
  useLate(laterFor(pathname));
  const isMember = useSession(site, isMemberOf);
  const savedCode = new URLSearchParams(search).get('saved');
  useEffect(() => {
    if (savedCode === null || asked.get(journey) === savedCode) return;
    asked.set(journey, savedCode);
    // A journey that was kept may be at it already. The root's model is the order's own.
    if ((journey.screen().root.model as OrderBroadbandModel).savedCode === savedCode) return;
    journey.send({ type: 'savedJourney.requested', code: savedCode });
  }, [journey, savedCode]);
  // After the page in the address has come up, and before it is painted.
  useLayoutEffect(() => {
    const postcode = takeGivenPostcode();
    if (postcode !== undefined) journey.send({ type: 'postcode.given', postcode });
    // Once for each history entry.
    // oxlint-disable-next-line react/exhaustive-effect-dependencies
  }, [journey, key]);
  return (
    <JourneyScreen
      journey={journey}
      part={part}
      fallback={fallback}
      isMember={isMember}
      isVisitor={site.isVisitor}
      isLeft={(path) => site.session.view().status === 'visitor' && isProtected(path)}
      logInPath={logInPath}
      registerPath={registerPath}
      // Who logs in later after all is asked for it anew.
      onLogInAbandoned={() => void asked.delete(journey)}
    />
  );
}
