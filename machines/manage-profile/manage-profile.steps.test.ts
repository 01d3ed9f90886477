import { describeSteps, type Happening } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline, refused } from '../shared/model-case.ts';
import {
  address,
  cases,
  elsewhere,
  email,
  facts,
  fresh,
  name,
  oneWaits,
  partly,
  preferences,
  refusedField,
  settled,
  starts,
  whole,
  wrongCode,
  wrongPassword,
} from './manage-profile.cases.ts';
import { manageProfileMachine } from './manage-profile.machine.ts';

const firstName = refusedField('body.firstName');
const phone = refusedField('body.alternativePhoneNumber');
const postcode = refusedField('body.addresses.0.postcode');

/** What the gateway refuses elsewhere than at the fields of the form is told on a page of its own. */
const notSaved = (place: string, ...elsewhereRefused: ReturnType<typeof refusedField>[]) =>
  [...elsewhereRefused, offline].map(
    (failure) => [failed('saveProfile', failure), place, { failure, news: null }] as const,
  );

const nameSubmitted: Happening = { type: 'name.submitted', ...name };
const phoneSubmitted: Happening = { type: 'phone.submitted', phone: '01632 960123' };
const addressSubmitted: Happening = { type: 'address.submitted', ...address };

const back = ['profile.requested', 'showingProfile.refreshingProfile', { change: null, failure: null }] as const;

describeSteps(
  { machine: manageProfileMachine, starts, cases, facts },
  {
    begins: {
      'a member': 'loadingProfile',
      'a customer who changes their name on the way to an order': 'loadingProfile',
      'a customer who changes their phone number on the way to an order': 'loadingProfile',
      'a customer who changes their email address on the way to an order': 'loadingProfile',
    },
    steps: {
      loadingProfile: [
        ...[fresh, whole, partly].map(
          (profile) => [answered('loadProfile', profile), 'showingProfile.readingProfile', { profile }] as const,
        ),
        ...[fresh, whole, partly].flatMap((profile) => [
          [answered('loadProfile', profile), 'showingProfile.changingName', { profile, errand: null }] as const,
          [
            answered('loadProfile', profile),
            'showingProfile.changingEmail',
            { profile, errand: null, asksCode: profile.member.hasMfa },
          ] as const,
        ]),
        // The number of a SIM is changed by no form: whoever has one reads why.
        ...[fresh, partly].map(
          (profile) =>
            [answered('loadProfile', profile), 'showingProfile.changingPhone', { profile, errand: null }] as const,
        ),
        [failed('loadProfile', offline), 'profileNotLoaded', { failure: offline }],
      ],
      profileNotLoaded: [['retry.requested', 'loadingProfile', { failure: null }, { loadProfile: {} }]],
      'showingProfile.readingProfile': [
        ['nameChange.requested', 'showingProfile.changingName', { change: null, news: null }],
        ['phoneChange.requested', 'showingProfile.changingPhone', { change: null, news: null }],
        [
          { type: 'addressChange.requested', addressType: 'HOME' },
          'showingProfile.changingAddress',
          { addressType: 'HOME', change: null, news: null },
        ],
        [
          { type: 'addressChange.requested', addressType: 'BILLING' },
          'showingProfile.changingAddress',
          { addressType: 'BILLING', change: null, news: null },
        ],
        [
          { type: 'preferences.submitted', ...preferences },
          'showingProfile.savingPreferences',
          { change: { part: 'preferences', ...preferences }, news: null },
          { saveProfile: { update: preferences, addressType: null } },
        ],
        ['emailChange.requested', 'showingProfile.changingEmail', { wantedEmail: '', news: null }],
        [
          'emailChange.cancelled',
          'showingProfile.cancellingEmailChange',
          { profile: { emailChange: oneWaits } },
          { cancelEmailChange: {} },
        ],
        [
          { type: 'session.ended', sessionId: elsewhere.id },
          'showingProfile.endingSession',
          { sessionId: elsewhere.id },
          { endSession: { sessionId: elsewhere.id } },
        ],
        ['loggingOut.requested', 'showingProfile.confirmingLogOut'],
        ['data.requested', 'showingProfile.downloadingData', { news: null }, { downloadData: {} }],
        ['profile.requested', 'showingProfile.refreshingProfile', { news: null }, { loadProfile: {} }],
      ],
      'showingProfile.refreshingProfile': [
        ...[fresh, whole, partly].map(
          (profile) => [answered('loadProfile', profile), 'showingProfile.readingProfile', { profile }] as const,
        ),
        [failed('loadProfile', offline), 'profileNotLoaded', { failure: offline }],
      ],
      'showingProfile.changingName': [
        [
          nameSubmitted,
          'showingProfile.savingName',
          { change: { part: 'name', ...name }, errors: {} },
          { saveProfile: { update: name, addressType: null } },
        ],
        [
          { ...nameSubmitted, lastName: '' },
          'showingProfile.changingName',
          { errors: { lastName: 'lastNameMissing' } },
        ],
        ['change.closed', 'showingProfile.readingProfile', { change: null, errors: {} }],
      ],
      'showingProfile.savingName': [
        [
          answered('saveProfile', settled),
          'showingProfile.readingProfile',
          { profile: { member: settled }, change: null, news: 'nameChanged' },
        ],
        [failed('saveProfile', firstName), 'showingProfile.changingName', { errors: { firstName: 'notTaken' } }],
        ...notSaved('nameNotSaved', phone, postcode),
      ],
      nameNotSaved: [
        ['retry.requested', 'showingProfile.savingName', { failure: null }, { saveProfile: { update: name } }],
        ['change.resumed', 'showingProfile.changingName', { change: { part: 'name', ...name }, failure: null }],
        back,
      ],
      'showingProfile.changingPhone': [
        [
          phoneSubmitted,
          'showingProfile.savingPhone',
          { change: { part: 'phone', phone: '01632 960123' } },
          { saveProfile: { update: { alternativePhoneNumber: '01632 960123' } } },
        ],
        [
          { type: 'phone.submitted', phone: '12345' },
          'showingProfile.changingPhone',
          { errors: { phone: 'phoneWrong' } },
        ],
        ['change.closed', 'showingProfile.readingProfile', { change: null, errors: {} }],
      ],
      'showingProfile.savingPhone': [
        [
          answered('saveProfile', settled),
          'showingProfile.readingProfile',
          { profile: { member: settled }, change: null, news: 'phoneChanged' },
        ],
        [failed('saveProfile', phone), 'showingProfile.changingPhone', { errors: { phone: 'notTaken' } }],
        ...notSaved('phoneNotSaved', firstName, postcode),
      ],
      phoneNotSaved: [
        ['retry.requested', 'showingProfile.savingPhone', { failure: null }],
        ['change.resumed', 'showingProfile.changingPhone', { change: { part: 'phone' }, failure: null }],
        back,
      ],
      'showingProfile.changingAddress': [
        [addressSubmitted, 'showingProfile.savingAddress', { change: { part: 'address', ...address } }],
        [
          { ...addressSubmitted, postcode: '' },
          'showingProfile.changingAddress',
          { errors: { postcode: 'postcodeMissing' } },
        ],
        ['address.removed', 'showingProfile.savingAddress', { change: { part: 'noAddress' } }],
        ['change.closed', 'showingProfile.readingProfile', { change: null, addressType: null }],
      ],
      'showingProfile.savingAddress': [
        [
          answered('saveProfile', settled),
          'showingProfile.readingProfile',
          { profile: { member: settled }, change: null, addressType: null },
        ],
        [failed('saveProfile', postcode), 'showingProfile.changingAddress', { errors: { postcode: 'notTaken' } }],
        [failed('saveProfile', postcode), 'addressNotSaved', { failure: postcode }],
        ...notSaved('addressNotSaved', firstName, phone),
      ],
      addressNotSaved: [
        ['retry.requested', 'showingProfile.savingAddress', { failure: null }],
        ['change.resumed', 'showingProfile.changingAddress', { failure: null }],
        back,
      ],
      'showingProfile.savingPreferences': [
        [
          answered('saveProfile', settled),
          'showingProfile.readingProfile',
          { change: null, news: 'preferencesChanged' },
        ],
        ...notSaved('preferencesNotSaved', firstName, phone, postcode),
      ],
      preferencesNotSaved: [
        ['retry.requested', 'showingProfile.savingPreferences', { failure: null }],
        ['change.resumed', 'showingProfile.readingProfile', { change: { part: 'preferences', ...preferences } }],
        back,
      ],
      'showingProfile.changingEmail': [
        [
          { type: 'email.submitted', ...email },
          'showingProfile.requestingEmail',
          { wantedEmail: email.email, errors: {} },
        ],
        [
          { type: 'email.submitted', ...email, password: '', code: '' },
          'showingProfile.changingEmail',
          { errors: { password: 'passwordMissing' } },
        ],
        ['change.closed', 'showingProfile.readingProfile', { wantedEmail: '', errors: {} }],
      ],
      'showingProfile.requestingEmail': [
        [
          answered('requestEmailChange', oneWaits),
          'showingProfile.readingProfile',
          { profile: { emailChange: oneWaits }, wantedEmail: '', news: 'linkSent' },
        ],
        [
          failed('requestEmailChange', wrongPassword),
          'showingProfile.changingEmail',
          { errors: { password: 'passwordWrong' }, wantedEmail: email.email },
        ],
        [failed('requestEmailChange', wrongCode), 'showingProfile.changingEmail', { asksCode: true }],
        [
          failed('requestEmailChange', refused(409, 'email.same')),
          'showingProfile.changingEmail',
          { errors: { email: 'emailSame' } },
        ],
        [
          failed('requestEmailChange', refused(409, 'email.taken')),
          'showingProfile.changingEmail',
          { errors: { email: 'emailTaken' } },
        ],
        [
          failed('requestEmailChange', refused(429, 'rate.limited')),
          'showingProfile.changingEmail',
          { errors: { password: 'tooManyTries' } },
        ],
        [
          failed('requestEmailChange', refused(400, 'validation.failed')),
          'showingProfile.changingEmail',
          { errors: { email: 'emailWrong' } },
        ],
        [failed('requestEmailChange', offline), 'emailNotRequested', { failure: offline, wantedEmail: email.email }],
      ],
      emailNotRequested: [
        ['retry.requested', 'showingProfile.changingEmail', { failure: null, wantedEmail: email.email }],
        ['profile.requested', 'showingProfile.refreshingProfile', { failure: null, wantedEmail: '' }],
      ],
    },
  },
);
