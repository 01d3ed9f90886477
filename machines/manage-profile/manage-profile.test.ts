import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './manage-profile.cases.ts';
import { manageProfileMachine } from './manage-profile.machine.ts';
import { changeErrors } from './manage-profile.rules.ts';

const saving = ['savingName', 'savingPhone', 'savingAddress', 'savingPreferences'] as const;

describeMachine({
  machine: manageProfileMachine,
  starts,
  cases,
  facts,
  ends: ['readingProfile', 'leavingProfile'],
  invariants: {
    'a profile is shown only once it is known (AU-04)': (snapshot) =>
      !snapshot.matches('showingProfile') || snapshot.context.profile !== null,
    'nothing is sent that the form itself refuses (AU-04)': (snapshot) =>
      !saving.some((state) => snapshot.matches({ showingProfile: state })) ||
      (snapshot.context.change !== null && Object.keys(changeErrors(snapshot.context.change)).length === 0),
    'neither a password nor a code is kept': (snapshot) =>
      !JSON.stringify(snapshot.context).includes('correct horse battery') &&
      !JSON.stringify(snapshot.context).includes('123456'),
  },
  moves: {
    'nobody is told of a change before the gateway has said so': ({ event, before, after }) =>
      after.context.news === null ||
      after.context.news === 'downloadedTooOften' ||
      after.context.news === 'downloadedTooOftenHere' ||
      after.context.news === before.context.news ||
      event.type.startsWith('xstate.done.actor.'),
    'what was typed stays when it could not be kept': ({ event, before, after }) =>
      !event.type.startsWith('xstate.error.actor.') ||
      (after.context.change === before.context.change && after.context.wantedEmail === before.context.wantedEmail),
    'only who has read what it means is logged out everywhere (AU-10)': ({ event, before, after }) =>
      !after.matches({ showingProfile: 'loggingOutEverywhere' }) ||
      before.matches({ showingProfile: 'loggingOutEverywhere' }) ||
      ['loggingOut.confirmed', 'retry.requested'].includes(event.type),
    'the session of the page itself is never ended alone': ({ event, after }) =>
      !after.matches({ showingProfile: 'endingSession' }) ||
      event.type !== 'session.ended' ||
      after.context.profile?.sessions?.some(({ id, isThisOne }) => isThisOne && id === after.context.sessionId) ===
        false,
  },
});
