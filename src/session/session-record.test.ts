import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createSessionRecords, tabStore } from './session-record.ts';

const lifetimeMs = 1_800_000;
const start = Date.parse('2026-01-05T09:30:00Z');
let now = start;
const records = () => createSessionRecords({ store: sessionStorage, lifetimeMs, now: () => now });

beforeEach(() => {
  sessionStorage.clear();
  now = start;
});

describe('the session record', () => {
  it('is made with a limited life and without access (SC-02)', () => {
    const record = records().open('FULL');
    expect(record).toMatchObject({
      memberId: null,
      hasAccess: false,
      expiry: '2026-01-05T10:00:00.000Z',
      clientTrackingContext: { context: 'broadband', userConsentLevel: 'FULL' },
    });
    expect(record.clientTrackingContext.requestId).toMatch(/^[0-9a-f]{32}$/);
  });

  it('is the same after a reload', () => {
    const record = records().open('FULL');
    now += lifetimeMs - 1;
    expect(records().open('ESSENTIAL')).toEqual(record);
  });

  it('is rebuilt when it has expired, with member and request id and the consent that needs no asking (SC-04)', () => {
    const { clientTrackingContext } = records().open('FULL');
    records().keepMember('100001');
    records().keepAccess(true);
    now += lifetimeMs;
    expect(records().open('FULL')).toEqual({
      memberId: '100001',
      hasAccess: false,
      expiry: '2026-01-05T10:30:00.000Z',
      clientTrackingContext: { ...clientTrackingContext, userConsentLevel: 'ESSENTIAL' },
    });
  });

  it('keeps the member and their access, also when it is renewed (AU-11)', () => {
    const { requestId } = records().open('ESSENTIAL').clientTrackingContext;
    records().keepMember('100001');
    expect(records().read()).toMatchObject({ memberId: '100001', hasAccess: false });
    records().keepAccess(true);
    records().renew(requestId, 'FULL');
    expect(records().read()).toMatchObject({
      memberId: '100001',
      hasAccess: true,
      clientTrackingContext: { requestId, userConsentLevel: 'FULL' },
    });
  });

  it('keeps a changed consent, and nothing else changes (SC-13)', () => {
    const record = records().open('ESSENTIAL');
    records().keepConsent('FULL');
    expect(records().open('ESSENTIAL')).toEqual({
      ...record,
      clientTrackingContext: { ...record.clientTrackingContext, userConsentLevel: 'FULL' },
    });
  });

  it('of one member is cleared when the cookie is another’s, or nobody’s (SC-05)', () => {
    records().open('ESSENTIAL');
    records().keepMember('100001');
    records().keepAccess(true);
    records().keepMember('100002');
    expect(records().read()).toMatchObject({ memberId: '100002', hasAccess: false });
    records().keepAccess(true);
    records().keepMember(null);
    expect(records().read()).toMatchObject({ memberId: null, hasAccess: false });
  });

  it.each(['{', '17', '{"memberId":17}', '{"memberId":null,"expiry":"x"}'])(
    'that cannot be read (%s) is made anew',
    (text) => {
      sessionStorage.setItem('session', text);
      expect(records().open('ESSENTIAL').memberId).toBeNull();
    },
  );
});

describe('the store of this tab', () => {
  afterEach(() => void vi.restoreAllMocks());

  it('is the page’s memory where the browser forbids storage', () => {
    vi.spyOn(globalThis, 'sessionStorage', 'get').mockImplementation(() => {
      throw new DOMException('denied', 'SecurityError');
    });
    const store = tabStore();
    store.setItem('session', 'kept');
    expect(store.getItem('session')).toBe('kept');
    store.removeItem('session');
    expect(store.getItem('session')).toBeNull();
  });
});
