import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { due } from '../shared/quiet-look.cases.ts';
import { cases, facts, input, none, sent, some, starts } from './share-love.cases.ts';
import { shareLoveMachine } from './share-love.machine.ts';

const { memberId } = input;
const upToDate = 'sharingLink.readingFriends.upToDate';
const looking = 'sharingLink.readingFriends.lookingForNews';

describeSteps(
  { machine: shareLoveMachine, starts, cases, facts },
  {
    begins: { 'a member': 'loadingFriends' },
    steps: {
      loadingFriends: [
        [answered('loadFriends', none), upToDate, { known: none }],
        [answered('loadFriends', some), upToDate, { known: some }],
        [answered('loadFriends', sent), upToDate, { known: sent }],
        [failed('loadFriends', offline), 'friendsNotLoaded', { failure: offline }],
      ],
      friendsNotLoaded: [['retry.requested', 'loadingFriends', { failure: null }, { loadFriends: { memberId } }]],
      [upToDate]: [
        [due('shareLove.sharingLink.readingFriends'), looking, {}, { lookForNews: { memberId } }],
        ['sheet.requested', 'sharingLink.openingSheet', {}, { openSheet: { url: none.link.url } }],
      ],
      [looking]: [
        [answered('lookForNews', some.referrals), upToDate, { known: { ...none, referrals: some.referrals } }],
        [failed('lookForNews', offline), upToDate, { failure: null }],
        ['sheet.requested', 'sharingLink.openingSheet', {}, { openSheet: { url: none.link.url } }],
      ],
      'sharingLink.openingSheet': [
        [answered('openSheet'), upToDate, { isSheetShut: false }],
        [failed('openSheet', offline), upToDate, { isSheetShut: true, failure: null }],
      ],
    },
  },
);
