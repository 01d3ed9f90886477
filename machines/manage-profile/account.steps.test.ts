import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline, refused } from '../shared/model-case.ts';
import { cases, elsewhere, facts, here, noneWaits, starts } from './manage-profile.cases.ts';
import { manageProfileMachine } from './manage-profile.machine.ts';

const back = ['profile.requested', 'showingProfile.refreshingProfile', { change: null, failure: null }] as const;

describeSteps(
  { machine: manageProfileMachine, starts, cases, facts },
  {
    steps: {
      'showingProfile.cancellingEmailChange': [
        [
          answered('cancelEmailChange', noneWaits),
          'showingProfile.refreshingProfile',
          { profile: { emailChange: noneWaits }, news: 'emailChangeCancelled' },
        ],
        [failed('cancelEmailChange', offline), 'emailChangeNotCancelled', { failure: offline }],
      ],
      emailChangeNotCancelled: [
        ['retry.requested', 'showingProfile.cancellingEmailChange', { failure: null }, { cancelEmailChange: {} }],
        back,
      ],
      'showingProfile.endingSession': [
        [
          answered('endSession', [here]),
          'showingProfile.readingProfile',
          { profile: { sessions: [here] }, news: 'sessionEnded' },
        ],
        [failed('endSession', offline), 'sessionNotEnded', { failure: offline }],
      ],
      sessionNotEnded: [
        ['retry.requested', 'showingProfile.endingSession', {}, { endSession: { sessionId: elsewhere.id } }],
        back,
      ],
      'showingProfile.confirmingLogOut': [
        ['loggingOut.confirmed', 'showingProfile.loggingOutEverywhere', {}, { logOutEverywhere: {} }],
        ['loggingOut.declined', 'showingProfile.readingProfile'],
      ],
      'showingProfile.loggingOutEverywhere': [
        [answered('logOutEverywhere'), 'leavingProfile'],
        [failed('logOutEverywhere', offline), 'notLoggedOut', { failure: offline }],
      ],
      'showingProfile.downloadingData': [
        [answered('downloadData'), 'showingProfile.readingProfile', { news: 'dataDownloaded' }],
        [
          failed('downloadData', refused(429, 'rate.limited')),
          'showingProfile.readingProfile',
          { news: 'downloadedTooOften', failure: null },
        ],
        [
          failed('downloadData', refused(429, 'rate.limited-address')),
          'showingProfile.readingProfile',
          { news: 'downloadedTooOftenHere', failure: null },
        ],
        [failed('downloadData', offline), 'dataNotDownloaded', { failure: offline, news: null }],
      ],
      dataNotDownloaded: [
        ['retry.requested', 'showingProfile.downloadingData', { failure: null }, { downloadData: {} }],
        back,
      ],
      notLoggedOut: [
        ['retry.requested', 'showingProfile.loggingOutEverywhere', { failure: null }, { logOutEverywhere: {} }],
        back,
      ],
    },
  },
);
