import { useState } from 'react';
import { useParams, useSearchParams } from 'react-router-dom';
import { paths } from '../../machines/shared/paths.ts';
import { LatePlanSoFar } from '../journey-host/late-plan-so-far.tsx';
import { lateView } from '../journey-host/late-view.tsx';
import { loadShownViews } from '../journey-host/part-views.ts';
import { PageLoader } from '../ui/LazyLoader/PageLoader.tsx';
import { safeRedirect } from '../session/redirect.ts';
import { startAuthJourney, type AuthPageName } from './auth-parts.ts';
import { LeadTo } from './LeadTo.tsx';
import { homeUnderWay, planUnderWay } from './order-under-way.ts';
import { keepUnderWay, PageJourney } from './PageJourney.tsx';
import type { Site } from './site.ts';
import { newsOf, statusOf, useSession } from './use-session.ts';

/** In the middle of an order, which few arrive in. */
const AccountStep = lateView(() => import('./AccountStep.tsx').then((loaded) => loaded.AccountStep));
/** Opened from an e-mail only: no other page under /auth brings its code. */
const ConfirmEmailPage = lateView(() => import('./ConfirmEmailPage.tsx').then((loaded) => loaded.ConfirmEmailPage));

const pages: Record<string, AuthPageName | undefined> = {
  login: 'login',
  register: 'register',
  logout: 'logout',
  'forgot-password': 'resetPassword',
  'reset-password': 'resetPassword',
};

/** Where a member has nothing to do. */
const visitorsOnly: ReadonlySet<AuthPageName> = new Set(['login', 'register']);

/**
 * The pages under /auth. A member who opens the log-in or the registration is where they want to be already, and so is
 * who logs in in another tab in the meantime. Who may be one is looked up before they are shown either.
 */
export function AuthPage({ site }: { site: Site }) {
  const { page = '' } = useParams();
  const name = pages[page];
  const [search] = useSearchParams();
  const status = useSession(site, statusOf);
  const cameElsewhere = useSession(site, newsOf) === 'loggedInElsewhere';
  // Who the customer was on arrival; who logs in here is brought back by the log-in itself.
  const [arrivedAs, setArrivedAs] = useState(status);
  // Who is logged out by one of these pages comes to the next one as a visitor.
  if (arrivedAs !== status && (arrivedAs === 'lookingUp' || status === 'visitor')) setArrivedAs(status);
  if (page === 'confirm-email') return <ConfirmEmailPage site={site} />;
  if (name === undefined) return <LeadTo to={paths.notFound} />;
  const isMemberAlready = arrivedAs === 'member' || cameElsewhere;
  if (isMemberAlready && visitorsOnly.has(name)) return <LeadTo to={safeRedirect(search.get('redirect'))} />;
  const mayBeMember = arrivedAs === 'lookingUp' && site.session.isRemembered;
  if (mayBeMember && visitorsOnly.has(name)) return <PageLoader />;
  return (
    <>
      {visitorsOnly.has(name) && isStepOf(site) && <AccountStep home={homeUnderWay(site.keptOrder())} />}
      <AuthJourney key={name} site={site} name={name} />
    </>
  );
}

/** Begins the page that the customer arrives at, so that its first drawing has its words; log-out waits for its page. */
export async function beginOnArrival(site: Site, pathname: string): Promise<void> {
  const name = pages[pathname.replace('/auth/', '')];
  if (name === undefined || !visitorsOnly.has(name)) return;
  const started = startAuthJourney(site, name);
  keepUnderWay(site, name, startAuthJourney, started);
  await Promise.all([
    loadShownViews(started.journey),
    isStepOf(site) && Promise.all([AccountStep.load(), LatePlanSoFar.load()]),
  ]);
}

/** Who has picked a plan is still at that step of their order. */
const isStepOf = (site: Site): boolean => planUnderWay(site.keptOrder()) !== null;

/** A page about the customer's account, as a journey of its own. */
export const AuthJourney = ({ site, name }: { site: Site; name: AuthPageName }) => (
  <PageJourney site={site} name={name} start={startAuthJourney} />
);
