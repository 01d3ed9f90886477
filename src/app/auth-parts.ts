import { logInMachine } from '../../machines/log-in/log-in.machine.ts';
import { selectLogIn } from '../../machines/log-in/log-in.selectors.ts';
import { logOutMachine } from '../../machines/log-out/log-out.machine.ts';
import { registerMachine } from '../../machines/register/register.machine.ts';
import { selectRegister } from '../../machines/register/register.selectors.ts';
import type { EnvelopeStore } from '../journey-host/envelope.ts';
import { createJourney } from '../journey-host/journey.ts';
import { journeyPart, type JourneyPart } from '../journey-host/journey-part.ts';
import { createLogInActors } from '../journeys/log-in/log-in.actors.ts';
import { logInViews } from '../journeys/log-in/log-in.views.ts';
import { createLogOutActors } from '../journeys/log-out/log-out.actors.ts';
import { logOutViews } from '../journeys/log-out/log-out.views.ts';
import { createRegisterActors } from '../journeys/register/register.actors.ts';
import { registerViews } from '../journeys/register/register.views.ts';
import { safeRedirect } from '../session/redirect.ts';
import type { Site } from './site.ts';

export type AuthPageName = 'login' | 'register' | 'logout';

/** Log-in, registration and log-out are never saved: what they hold is nobody else's to find. */
function memoryStore(): EnvelopeStore {
  const items = new Map<string, string>();
  return {
    getItem: (key) => items.get(key) ?? null,
    setItem: (key, value) => void items.set(key, value),
    removeItem: (key) => void items.delete(key),
  };
}

const today = () => new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/London' }).format(new Date());

function partOf(site: Site, page: AuthPageName): JourneyPart {
  const { auth } = site.calls;
  const { welcome, loggedOut } = site.session;
  const comeBack = () =>
    site.navigation.go(safeRedirect(new URLSearchParams(location.search).get('redirect')), { replace: true });
  if (page === 'login')
    return journeyPart({
      machine: logInMachine.provide({ actors: createLogInActors({ auth, welcome, comeBack }) }),
      select: selectLogIn,
      loadViews: () => Promise.resolve(logInViews),
    });
  if (page === 'register')
    return journeyPart({
      machine: registerMachine.provide({ actors: createRegisterActors({ auth, welcome, comeBack }) }),
      select: selectRegister,
      loadViews: () => Promise.resolve(registerViews),
    });
  return journeyPart({
    machine: logOutMachine.provide({ actors: createLogOutActors({ auth, loggedOut }) }),
    select: () => null,
    loadViews: () => Promise.resolve(logOutViews),
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
    input: () => ({ today: today() }),
  });
  return { part, journey };
}
