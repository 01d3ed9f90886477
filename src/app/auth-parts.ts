import { paths } from '../../machines/shared/paths.ts';
import { log } from '../runtime/log.ts';
import { createMemberAccount } from '../gateway-client/member-account.ts';
import { createAuth } from '../gateway-client/auth.ts';
import { createJourney } from '../journey-host/journey.ts';
import type { JourneyPart } from '../journey-host/journey-part.ts';
import { aboutYouPart } from '../journeys/about-you/about-you.part.ts';
import { changePasswordPart } from '../journeys/change-password/change-password.part.ts';
import { logInPart } from '../journeys/log-in/log-in.part.ts';
import { logOutPart } from '../journeys/log-out/log-out.part.ts';
import { registerPart } from '../journeys/register/register.part.ts';
import { resetPasswordPart } from '../journeys/reset-password/reset-password.part.ts';
import { secondFactorPart } from '../journeys/second-factor/second-factor.part.ts';
import { keptFriend } from '../session/kept-friend.ts';
import { safeRedirect } from '../session/redirect.ts';
import { dayInUk } from '../ui/format/date.ts';
import { takeLinkToken } from './link-token.ts';
import { keptDraft } from './kept-draft.ts';
import { isOrderUnderWay, planUnderWay } from './order-under-way.ts';
import type { Site } from './site.ts';

export type AuthPageName =
  | 'login'
  | 'register'
  | 'logout'
  | 'resetPassword'
  | 'changePassword'
  | 'secondFactor'
  | 'aboutYou';

const today = () => dayInUk(new Date());

const redirectOf = ({ address }: Site) => safeRedirect(new URLSearchParams(address().search).get('redirect'));

function partOf(site: Site, page: AuthPageName): JourneyPart {
  const { gateway } = site.calls;
  const auth = createAuth(gateway);
  const members = createMemberAccount(gateway);
  const { session, otherTabs } = site;
  const welcome = async () => {
    const member = await session.welcome();
    otherTabs.tell('loggedIn');
    return member;
  };
  const loggedOut = () => {
    // Nobody need have been known as a member: an account may be there of which no more was heard.
    site.typed.forget();
    session.loggedOut();
    otherTabs.tell('loggedOut');
  };
  const { pathname } = site.address();
  // Who has gone on to another page while we waited for an answer stays there.
  const comeBack = () => {
    if (site.address().pathname === pathname) site.navigation.go(redirectOf(site), { replace: true });
  };
  const parts: Record<AuthPageName, () => JourneyPart> = {
    login: () => {
      const kept = site.keptOrder();
      return logInPart(
        { auth, welcome, comeBack },
        { isOrderUnderWay: isOrderUnderWay(kept), plan: planUnderWay(kept) },
      );
    },
    register: () =>
      registerPart({
        auth,
        friend: keptFriend(site.config.brand.slug),
        joined: () => site.typed.forget(),
        welcome,
        comeBack,
      }),
    logout: () => logOutPart({ auth, loggedOut }),
    resetPassword: () =>
      resetPasswordPart({
        auth,
        token: takeLinkToken(site, 'resetPassword'),
        // A visitor's journey goes on: it belongs to nobody yet.
        loggedOut: () => (session.view().status === 'member' ? loggedOut() : undefined),
      }),
    changePassword: () => changePasswordPart({ members }),
    secondFactor: () => secondFactorPart({ members }),
    aboutYou: () => aboutYouPart({ members, welcome, comeBack }),
  };
  return parts[page]();
}

/** Starts one of the pages under /auth as a journey of its own. */
export function startAuthJourney(site: Site, page: AuthPageName) {
  const part = partOf(site, page);
  const journey = createJourney({
    // Kept nowhere: what they hold is nobody else's to find; but what somebody types who is new (`draft` below).
    part,
    log: (message) => log.error(message),
    observe: site.observe,
    input: () => {
      const { firstName = '', lastName = '' } = site.session.view().member ?? {};
      const hasLink = site.address().pathname.startsWith(paths.resetPassword);
      const isSent = page === 'register' && keptFriend(site.config.brand.slug).code() !== undefined;
      const plan = page === 'register' ? planUnderWay(site.keptOrder()) : null;
      return { today: today(), isSent, plan, firstName, lastName, hasLink, returnTo: redirectOf(site) };
    },
  });
  if (page !== 'register') return { part, journey };
  const draft = keptDraft({ ...site.typed, machine: part.machine.id, hash: '', now: Date.now });
  site.typed.forget = draft.forget;
  return { part, journey: { ...journey, draft: () => draft } };
}
