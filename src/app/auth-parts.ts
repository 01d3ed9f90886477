import { aboutYouMachine } from '../../machines/about-you/about-you.machine.ts';
import { selectAboutYou } from '../../machines/about-you/about-you.selectors.ts';
import { changePasswordMachine } from '../../machines/change-password/change-password.machine.ts';
import { selectChangePassword } from '../../machines/change-password/change-password.selectors.ts';
import { logInMachine } from '../../machines/log-in/log-in.machine.ts';
import { selectLogIn } from '../../machines/log-in/log-in.selectors.ts';
import { logOutMachine } from '../../machines/log-out/log-out.machine.ts';
import { registerMachine } from '../../machines/register/register.machine.ts';
import { selectRegister } from '../../machines/register/register.selectors.ts';
import { resetPasswordMachine } from '../../machines/reset-password/reset-password.machine.ts';
import { selectResetPassword } from '../../machines/reset-password/reset-password.selectors.ts';
import { secondFactorMachine } from '../../machines/second-factor/second-factor.machine.ts';
import { selectSecondFactor } from '../../machines/second-factor/second-factor.selectors.ts';
import { paths } from '../../machines/shared/paths.ts';
import { log } from '../runtime/log.ts';
import { createAuth } from '../gateway-client/auth.ts';
import type { EnvelopeStore } from '../journey-host/envelope.ts';
import { createJourney } from '../journey-host/journey.ts';
import { journeyPart, type JourneyPart } from '../journey-host/journey-part.ts';
import { createAboutYouActors } from '../journeys/about-you/about-you.actors.ts';
import { createChangePasswordActors } from '../journeys/change-password/change-password.actors.ts';
import { createLogInActors } from '../journeys/log-in/log-in.actors.ts';
import { createLogOutActors } from '../journeys/log-out/log-out.actors.ts';
import { createRegisterActors } from '../journeys/register/register.actors.ts';
import { createResetPasswordActors } from '../journeys/reset-password/reset-password.actors.ts';
import { createSecondFactorActors } from '../journeys/second-factor/second-factor.actors.ts';
import { safeRedirect } from '../session/redirect.ts';
import { dayInUk } from '../ui/format/date.ts';
import { isOrderUnderWay } from './order-under-way.ts';
import type { Site } from './site.ts';

export type AuthPageName =
  | 'login'
  | 'register'
  | 'logout'
  | 'resetPassword'
  | 'changePassword'
  | 'secondFactor'
  | 'aboutYou';

/** Log-in, registration and log-out are never saved: what they hold is nobody else's to find. */
function memoryStore(): EnvelopeStore {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const today = () => dayInUk(new Date());

/** Of the link to a new password that was opened last; kept here and nowhere else. */
let resetToken = '';

/** Takes the token out of the address before a view is drawn: before analytics, scripts of others and links to leave by. */
function takeResetToken({ navigation }: Site): string {
  const given = new URLSearchParams(location.search).get('token');
  if (given !== null) {
    resetToken = given;
    navigation.go(location.pathname, { replace: true });
  }
  return resetToken;
}

const redirectOf = ({ address }: Site) => safeRedirect(new URLSearchParams(address().search).get('redirect'));

function partOf(site: Site, page: AuthPageName): JourneyPart {
  const auth = createAuth(site.calls.gateway);
  const { session, otherTabs } = site;
  const welcome = async () => {
    const member = await session.welcome();
    otherTabs.tell('loggedIn');
    return member;
  };
  const loggedOut = () => {
    session.loggedOut();
    otherTabs.tell('loggedOut');
  };
  const comeBack = () => site.navigation.go(redirectOf(site), { replace: true });
  if (page === 'login') {
    const isUnderWay = isOrderUnderWay(site.keptOrder());
    return journeyPart({
      machine: logInMachine.provide({ actors: createLogInActors({ auth, welcome, comeBack }) }),
      select: (snapshot) => selectLogIn(snapshot, isUnderWay),
      loadViews: () => import('../journeys/log-in/log-in.views.ts').then((views) => views.logInViews),
      ownCode: {
        EnteringCredentials: () =>
          import('../journeys/log-in/views/EnteringCredentials.tsx').then((view) => view.EnteringCredentials),
      },
    });
  }
  if (page === 'register')
    return journeyPart({
      machine: registerMachine.provide({ actors: createRegisterActors({ auth, welcome, comeBack }) }),
      select: selectRegister,
      loadViews: () => import('../journeys/register/register.views.ts').then((views) => views.registerViews),
      ownCode: {
        EnteringRegistration: () =>
          import('../journeys/register/views/EnteringRegistration.tsx').then((view) => view.EnteringRegistration),
      },
    });
  if (page === 'resetPassword')
    return journeyPart({
      machine: resetPasswordMachine.provide({
        actors: createResetPasswordActors({
          auth,
          token: takeResetToken(site),
          // A visitor's journey goes on: it belongs to nobody yet.
          loggedOut: () => (site.session.view().status === 'member' ? loggedOut() : undefined),
        }),
      }),
      select: selectResetPassword,
      loadViews: () =>
        import('../journeys/reset-password/reset-password.views.ts').then((views) => views.resetPasswordViews),
    });
  if (page === 'changePassword')
    return journeyPart({
      machine: changePasswordMachine.provide({ actors: createChangePasswordActors({ members: site.calls.members }) }),
      select: selectChangePassword,
      loadViews: () =>
        import('../journeys/change-password/change-password.views.ts').then((views) => views.changePasswordViews),
    });
  if (page === 'secondFactor')
    return journeyPart({
      machine: secondFactorMachine.provide({ actors: createSecondFactorActors({ members: site.calls.members }) }),
      select: selectSecondFactor,
      // With what draws the QR code, which no other page needs.
      loadViews: async () => (await import('../journeys/second-factor/second-factor.views.ts')).secondFactorViews,
    });
  if (page === 'aboutYou')
    return journeyPart({
      machine: aboutYouMachine.provide({
        actors: createAboutYouActors({ members: site.calls.members, welcome, comeBack }),
      }),
      select: selectAboutYou,
      loadViews: () => import('../journeys/about-you/about-you.views.ts').then((views) => views.aboutYouViews),
    });
  return journeyPart({
    machine: logOutMachine.provide({ actors: createLogOutActors({ auth, loggedOut }) }),
    select: () => null,
    loadViews: () => import('../journeys/log-out/log-out.views.ts').then((views) => views.logOutViews),
  });
}

/** Starts one of the pages under /auth as a journey of its own. */
export function startAuthJourney(site: Site, page: AuthPageName) {
  const part = partOf(site, page);
  const journey = createJourney({
    part,
    store: memoryStore(),
    key: page,
    hash: '',
    log: (message) => log.error(message),
    observe: site.observe,
    input: () => {
      const { firstName = '', lastName = '' } = site.session.view().member ?? {};
      const hasLink = site.address().pathname.startsWith(paths.resetPassword);
      return { today: today(), firstName, lastName, hasLink, returnTo: redirectOf(site) };
    },
  });
  return { part, journey };
}
