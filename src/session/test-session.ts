import { afterEach, beforeEach, vi } from 'vitest';
import type { Wire } from '../../machines/shared/wire.ts';
import { createSession, type SessionOptions } from './session.ts';
import type { SessionCalls } from './session.actors.ts';

export const rowan: Wire<'Member'> = {
  id: 100001,
  mvneId: '900001',
  title: null,
  originalMemberName: 'rowan',
  memberName: 'Rowan Archer',
  email: 'rowan@example.com',
  firstName: 'Rowan',
  lastName: 'Archer',
  msisdn: '07700 900101',
  alternativePhoneNumber: '01632 960001',
  hasActiveSim: true,
  tcVersion: 3,
  birthDate: '1988-04-12',
  memberSince: '2021-06-01',
  notifyPromotions: false,
  marketingOptIn: false,
  marketingPrefsServicePlus: false,
  marketingPrefsProducts: false,
  marketingPrefs3PartiesInternal: false,
  marketingPrefs3PartiesExternal: false,
  marketingPrefsPostal: false,
  memberNameConfirmed: true,
  hasMfa: false,
  lastLoginTime: null,
  addresses: [],
};
export const flag = { name: 'customise-plan', variantInfo: { type: 'string', value: 'B' } };
export const lifetimeMs = 1_800_000;

type Session = ReturnType<typeof createSession>;
let session: Session | null = null;

/** The client session as the gateway gives it to whoever that is; null for a visitor. */
export const sessionOf = (currentMemberId: Wire<'ClientSession'>['currentMemberId']) =>
  Promise.resolve({ currentMemberId, features: [flag] });

/** A session on calls of the test's own; stopped after the test. */
export function start(calls: Partial<SessionCalls>, options: Partial<SessionOptions> = {}) {
  const findMember = vi.fn<SessionCalls['findMember']>(calls.findMember ?? (() => Promise.resolve(null)));
  const startClientSession = vi.fn<SessionCalls['startClientSession']>(
    // It names somebody where there is anybody to look up.
    calls.startClientSession ?? (() => sessionOf(calls.findMember ? 100001 : null)),
  );
  const forgetMember = vi.fn<() => void>();
  const started = createSession({
    calls: { findMember, startClientSession },
    consentLevel: 'FULL',
    lifetimeMs,
    forgetMember,
    ...options,
  });
  session = started;
  return { session: started, findMember, startClientSession, forgetMember };
}

/** Every test starts with an empty tab and its own clock. */
export function eachWithAnEmptyTab() {
  beforeEach(() => {
    sessionStorage.clear();
    vi.useFakeTimers();
  });
  afterEach(() => {
    session?.stop();
    vi.useRealTimers();
  });
}
