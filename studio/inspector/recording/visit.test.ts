import { describe, expect, it } from 'vitest';
import { asPlaywrightTest } from './as-playwright-test.ts';
import { fittingValues } from './fitting.ts';
import { withCast } from './own-cast.ts';
import { partingWords } from './parting-words.ts';
import type { RecordedStep, Recording } from './recording.types.ts';
import type { Parted } from './replay.ts';
import { missingFields, visitOf } from './visit.ts';

const wish: RecordedStep = {
  machine: 'switchProvider',
  at: ['choosingSwitch'],
  event: { type: 'wish.submitted', wish: 'self' },
};
const logIn: RecordedStep = {
  machine: 'logIn',
  at: ['enteringCredentials'],
  event: { type: 'credentials.submitted', email: '‹email›', password: '‹password›' },
};
const registration: RecordedStep = {
  machine: 'register',
  at: ['enteringRegistration'],
  event: { type: 'registration.submitted', email: '‹email›', password: '‹password›' },
};
const code: RecordedStep = {
  machine: 'logIn',
  at: ['enteringCode'],
  event: { type: 'code.submitted', code: '‹code›' },
};

const recording = (steps: RecordedStep[], begins: Recording['begins'] = 'visitor'): Recording => ({
  version: 1,
  title: 'Your plan',
  path: '/choose-plan',
  begins,
  steps,
  end: { machine: 'switchProvider', at: ['choosingSwitch'] },
});

const proposed = (one: Recording) => visitOf(one, fittingValues(one));

describe('a visit that is played again', () => {
  it('finds whom it needs: nobody, a member who is to log in, or one who is logged in', () => {
    expect(proposed(recording([wish])).visitor).toBe('nobody');
    expect(proposed(recording([logIn, wish])).visitor).toBe('member');
    expect(proposed(recording([wish], 'member')).visitor).toBe('loggedIn');
    // Who joins on the way is there when they log in again.
    expect(proposed(recording([registration, logIn])).visitor).toBe('nobody');
    // Who logs in as somebody of the test data needs nobody made for them.
    const known = recording([logIn]);
    const values = { ...fittingValues(known), '0.email': 'alex.finch@example.com' };
    expect(visitOf(known, values).visitor).toBe('nobody');
  });

  it('asks for what nobody can invent, by its step', () => {
    const asked = recording([logIn, code]);
    const values = fittingValues(asked);
    expect(missingFields(asked, values)).toEqual([{ key: '1.code', step: 1, kind: 'code' }]);
    expect(missingFields(asked, { ...values, '1.code': '123456' })).toEqual([]);
  });

  it('keeps what was changed to its step', () => {
    const twice = recording([logIn, logIn]);
    const { steps } = visitOf(twice, { ...fittingValues(twice), '0.password': 'wrong' });
    expect(steps.map(({ event }) => event['password'])).toEqual(['wrong', 'larkline-demo-1']);
  });

  it('has an address and a house of its own each time', () => {
    const { steps } = proposed(recording([logIn]));
    const played = withCast(steps, { email: 'wren.1@example.com', house: '4' });
    expect(played[0]?.event).toMatchObject({ email: 'wren.1@example.com' });
  });
});

describe('where it goes another way', () => {
  const parted: Parted = {
    kind: 'parted',
    step: 1,
    machine: 'switchProvider',
    expected: ['switchProvider', 'choosingSwitch'],
    found: ['switchProvider', 'loadingProviders'],
    page: '/switch',
  };
  const visit = proposed(recording([logIn, wish]));

  it('says where it should stand, where it stands, and which step brought a value along last', () => {
    expect(partingWords(parted, visit)).toBe(
      'Before step 2 switchProvider should stand at choosingSwitch, and stands at loadingProviders. Step 1 was the last that brought a value along: look at what stands there.',
    );
  });

  it('says so when the journey does not run at all, and at which page it is instead', () => {
    expect(partingWords({ ...parted, found: [], page: '/dashboard' }, visit)).toContain(
      'but it does not run: the page is /dashboard.',
    );
  });

  it('says that a page was closed, that a link is not there, and that a new member has nothing', () => {
    expect(partingWords({ ...parted, page: null }, visit)).toContain('the page was closed, or loaded again');
    const link: RecordedStep = { ...wish, event: { type: 'link.followed', path: '/auth/login' } };
    expect(partingWords(parted, proposed(recording([link, wish])))).toContain('presses a link to /auth/login');
    const began = proposed(recording([{ ...wish, event: { type: 'way.chosen' } }, wish], 'member'));
    expect(partingWords(parted, began)).toContain('a new member has not');
  });

  it('says it at the end, too', () => {
    expect(partingWords({ ...parted, step: 2 }, visit)).toMatch(/^At the end switchProvider/);
  });
});

it('a test that is exported says how it went, and brings a member and a home of its own', () => {
  const file = asPlaywrightTest(proposed(recording([logIn])), 'Your customer’s "plan"', 'Not played.\nAt all.');
  expect(file).toContain('// Not played. At all.');
  expect(file).toContain('"visitor": "member"');
  expect(file).toContain('"email": "{email}"');
  expect(file).not.toContain('‹');
});
