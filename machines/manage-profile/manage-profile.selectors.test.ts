import { describe, expect, it } from 'vitest';
import { createActor, fromPromise, type SnapshotFrom } from 'xstate';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { answered, failed, offline, refused } from '../shared/model-case.ts';
import {
  address,
  elsewhere,
  email,
  fresh,
  here,
  member,
  name,
  preferences,
  refusedField,
  settled,
  whole,
  wrongCode,
} from './manage-profile.cases.ts';
import { manageProfileMachine } from './manage-profile.machine.ts';
import { changeErrors, refusedEmail, refusedFields, saveInput, withOtherAddress } from './manage-profile.rules.ts';
import { selectManageProfile } from './manage-profile.selectors.ts';
import type { Change, Profile } from './manage-profile.types.ts';

/** The page after what happened on it; calls are answered by what happens only. */
function shown(profile: Profile, ...events: Happening[]) {
  const actor = createActor(unanswered(manageProfileMachine)).start();
  for (const event of [answered('loadProfile', profile), ...events]) actor.send(event);
  return selectManageProfile(actor.getSnapshot() as SnapshotFrom<typeof manageProfileMachine>);
}

const home: Change = { part: 'address', addressType: 'HOME', ...address };

describe('a part of the profile is refused before it is sent (AU-04)', () => {
  it.each<[Change, ReturnType<typeof changeErrors>]>([
    [{ part: 'name', ...name }, {}],
    [{ part: 'name', ...name, title: '' }, {}],
    [{ part: 'name', ...name, title: 'Professor Doctor Doctor' }, { title: 'titleTooLong' }],
    [{ part: 'name', ...name, title: 'evil.example' }, { title: 'titleWrong' }],
    [{ part: 'name', ...name, firstName: ' ' }, { firstName: 'firstNameMissing' }],
    [{ part: 'phone', phone: ' ' }, {}],
    [{ part: 'phone', phone: '+44 1632 960999' }, {}],
    [{ part: 'phone', phone: '12345' }, { phone: 'phoneWrong' }],
    [home, {}],
    [
      { ...home, line1: ' ', city: '', postcode: 'LK1' },
      { line1: 'line1Missing', city: 'cityMissing', postcode: 'postcodeWrong' },
    ],
    [{ ...home, line2: 'see evil.example' }, { line2: 'addressWrong' }],
    [{ ...home, city: 'x'.repeat(101) }, { city: 'textTooLong' }],
    [{ ...home, postcode: ' ' }, { postcode: 'postcodeMissing' }],
    [{ part: 'noAddress', addressType: 'HOME' }, {}],
    [{ part: 'preferences', ...preferences }, {}],
  ])('%j: %j', (change, errors) => expect(changeErrors(change)).toEqual(errors));
});

describe('the gateway is told', () => {
  const sent = (change: Change) => saveInput({ change }).update;
  const billing = { line1: '9 Tern Row', line2: 'Old Quay', city: 'Larkhaven', postcode: 'LK1 2AB', type: 'BILLING' };
  const heron = { line1: '4 Heron Way', city: 'Larkhaven', postcode: 'LK1 1AA', type: 'HOME' };

  it('the name alone, without the spaces around it; no title is said on purpose', () => {
    expect(sent({ part: 'name', title: ' ', firstName: ' Rowan ', lastName: 'Archer ' })).toEqual({
      title: null,
      firstName: 'Rowan',
      lastName: 'Archer',
    });
  });

  it.each([
    [' 01632 960123 ', '01632 960123'],
    [' ', null],
  ])('the phone number %j as %j', (phone, alternativePhoneNumber) =>
    expect(sent({ part: 'phone', phone })).toEqual({ alternativePhoneNumber }),
  );

  it('both addresses where one of them is changed, as they are taken as a whole', () => {
    const { update, addressType } = saveInput({ change: home });
    const changed = { line1: '4 Heron Way', city: 'Larkhaven', postcode: 'lk1 1aa', type: 'HOME' };
    expect({ update, addressType }).toEqual({ update: { addresses: [changed] }, addressType: 'HOME' });
    expect(withOtherAddress(settled, 'HOME', update.addresses)).toEqual([changed, billing]);
  });

  it('the other address alone where one is removed, and none where it was the last', () => {
    const { update, addressType } = saveInput({ change: { part: 'noAddress', addressType: 'BILLING' } });
    expect({ update, addressType }).toEqual({ update: { addresses: [] }, addressType: 'BILLING' });
    expect(withOtherAddress(settled, 'BILLING', update.addresses)).toEqual([heron]);
    expect(withOtherAddress({ ...settled, addresses: settled.addresses.slice(0, 1) }, 'HOME', [])).toEqual([]);
  });
});

describe('what only the gateway refuses', () => {
  it.each<[Change, string, ReturnType<typeof refusedFields>]>([
    [{ part: 'phone', phone: '07' }, 'body.alternativePhoneNumber', { phone: 'notTaken' }],
    [home, 'body.addresses.0.line1', { line1: 'notTaken' }],
    // The other address, which this form does not have.
    [home, 'body.addresses.1.line1', {}],
    [{ part: 'name', ...name }, 'body.title', { title: 'notTaken' }],
    [{ part: 'name', ...name }, 'body.addresses.1.line1', {}],
    [{ part: 'noAddress', addressType: 'HOME' }, 'body.addresses.1.line1', {}],
  ])('of %j at %s is told at %j', (change, path, errors) =>
    expect(refusedFields(change, refusedField(path))).toEqual(errors),
  );

  it('with another status is told at no field', () => {
    expect(refusedFields(home, refused(409, 'busy'))).toEqual({});
    expect(refusedFields(home, offline)).toEqual({});
  });
});

describe('what is wrong with the form for another email address is told at its field', () => {
  it.each([
    ['body.email', { email: 'emailWrong' }],
    ['body.password', { password: 'passwordWrong' }],
    ['body.factorCode', { code: 'codeWrong' }],
    ['body', { email: 'emailWrong' }],
  ])('%s: %j', (path, errors) => expect(refusedEmail(refusedField(path))).toEqual(errors));

  it('a code that was asked for and is wrong is wrong', () => {
    const { errors } = shown(
      whole,
      { type: 'emailChange.requested' },
      { type: 'email.submitted', ...email },
      failed('requestEmailChange', wrongCode),
    );
    expect(errors).toEqual({ code: 'codeWrong' });
  });
});

describe('a form starts', () => {
  it('with what stands', () => {
    const { forms } = shown(whole, { type: 'addressChange.requested', addressType: 'BILLING' });
    expect(forms).toEqual({
      name,
      phone: { phone: '01632 960123' },
      address: { line1: '9 Tern Row', line2: 'Old Quay', city: 'Larkhaven', postcode: 'LK1 2AB' },
      preferences: {
        notifyPromotions: false,
        marketingOptIn: false,
        marketingPrefsServicePlus: false,
        marketingPrefsProducts: false,
        marketingPrefs3PartiesInternal: false,
        marketingPrefs3PartiesExternal: false,
        marketingPrefsPostal: false,
      },
      email: '',
    });
  });

  it('empty where nothing is known', () => {
    const { firstName: _, lastName: __, ...nameless } = member;
    const { forms, homeAddress, isAddressRemovable } = shown(
      { ...fresh, member: nameless },
      { type: 'addressChange.requested', addressType: 'HOME' },
    );
    expect(forms.name).toEqual({ title: '', firstName: '', lastName: '' });
    expect(forms.address).toEqual({ line1: '', line2: '', city: '', postcode: '' });
    expect({ homeAddress, isAddressRemovable }).toEqual({ homeAddress: null, isAddressRemovable: false });
  });

  it.each<[string, Happening[], object]>([
    [
      'name',
      [{ type: 'nameChange.requested' }, { type: 'name.submitted', ...name, firstName: 'Robin' }],
      { name: { ...name, firstName: 'Robin' } },
    ],
    [
      'phone number',
      [{ type: 'phoneChange.requested' }, { type: 'phone.submitted', phone: '' }],
      { phone: { phone: '' } },
    ],
    [
      'address',
      [
        { type: 'addressChange.requested', addressType: 'HOME' },
        { type: 'address.submitted', ...address },
      ],
      { address },
    ],
    ['choice', [{ type: 'preferences.submitted', ...preferences }], { preferences }],
  ])('with the %s that was typed where it could not be kept', (_, events, forms) => {
    expect(shown(whole, ...events, failed('saveProfile', offline)).forms).toMatchObject(forms);
  });

  it('with the email address that was typed where the password was wrong', () => {
    const { forms, asksCode, errors } = shown(
      fresh,
      { type: 'emailChange.requested' },
      { type: 'email.submitted', ...email, code: '' },
      failed('requestEmailChange', wrongCode),
    );
    expect({ forms: forms.email, asksCode, errors }).toEqual({
      forms: email.email,
      asksCode: true,
      errors: { code: 'codeMissing' },
    });
  });
});

it('a code is asked for where log-in asks for one, and sent as the gateway takes it (AU-10)', () => {
  const asked: unknown[] = [];
  const machine = unanswered(manageProfileMachine).provide({
    actors: {
      requestEmailChange: fromPromise(({ input: given }) => {
        asked.push(given);
        return new Promise(() => undefined);
      }),
    },
  });
  const actor = createActor(machine).start();
  for (const event of [
    answered('loadProfile', whole),
    { type: 'emailChange.requested' },
    { type: 'email.submitted', ...email, email: ` ${email.email} `, code: '12 34-56' },
  ])
    actor.send(event as Parameters<typeof actor.send>[0]);
  expect(asked).toEqual([{ email: email.email, password: email.password, code: '123456' }]);
  expect(shown(fresh, { type: 'emailChange.requested' }).asksCode).toBe(false);
});

it('the page says what it does at the moment, and tells what became of it only after that', () => {
  const ending = [{ type: 'session.ended', sessionId: elsewhere.id }];
  expect(shown(whole, ...ending)).toMatchObject({
    endingSessionId: elsewhere.id,
    work: 'endingSession',
    isBusy: true,
  });
  expect(shown(whole, ...ending, answered('endSession', [here]))).toMatchObject({
    endingSessionId: null,
    sessions: [here],
    news: 'sessionEnded',
  });
  expect(shown(whole, { type: 'emailChange.cancelled' })).toMatchObject({ work: 'cancellingEmailChange' });
  expect(shown(whole, { type: 'profile.requested' })).toMatchObject({ work: 'refreshingProfile', news: null });
  expect(shown(whole, { type: 'data.requested' })).toMatchObject({ work: 'downloadingData' });
  expect(shown(whole, { type: 'preferences.submitted', ...preferences })).toMatchObject({ work: 'savingPreferences' });
});
