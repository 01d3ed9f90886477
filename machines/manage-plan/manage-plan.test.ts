import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './manage-plan.cases.ts';
import { managePlanMachine } from './manage-plan.machine.ts';
import { wantedPause } from './manage-plan.rules.ts';

describeMachine({
  machine: managePlanMachine,
  starts,
  cases,
  facts,
  ends: ['showingPlan', 'planMissing'],
  invariants: {
    'a plan is shown only once it is known (DB-01)': (snapshot) =>
      !snapshot.matches({ plan: 'showingPlan' }) || snapshot.context.found !== null,
    'boosts are shown only once they are known': (snapshot) =>
      !snapshot.matches({ boost: 'showingBoosts' }) || snapshot.context.boosts !== null,
    'a pause is planned only as it can be had, and as its member was shown it': (snapshot) =>
      !snapshot.matches({ pause: 'planningPause' }) || wantedPause(snapshot.context) !== null,
  },
  moves: {
    'a page that is shown stays shown, whatever a card does': ({ before, after }) =>
      !before.matches({ page: 'cardsShown' }) || after.matches({ page: 'cardsShown' }),
    'nobody is told of a boost before the gateway has said so': ({ event, before, after }) =>
      after.context.boostNews !== 'started' ||
      before.context.boostNews === 'started' ||
      event.type === 'xstate.done.actor.startBoost',
    'why no boost begins is read anew': ({ before, after }) =>
      after.context.boostNews !== 'refused' ||
      before.context.boostNews === 'refused' ||
      after.matches({ boost: 'refreshingBoosts' }),
    'a pause is planned only by a member who has agreed to it': ({ event, before, after }) =>
      !after.matches({ pause: 'planningPause' }) ||
      before.matches({ pause: 'planningPause' }) ||
      ['pause.agreed', 'retry.requested'].includes(event.type),
    'a pause ends only by a member who has read what that means': ({ event, before, after }) =>
      !after.matches({ pause: 'endingPause' }) ||
      before.matches({ pause: 'endingPause' }) ||
      ['end.confirmed', 'retry.requested'].includes(event.type),
    'a pause that is refused for what has changed is read anew, and what was typed stays': ({ event, before, after }) =>
      event.type !== 'xstate.error.actor.planPause' || after.context.typed === before.context.typed,
    'nobody is told of a pause before the gateway has said so': ({ event, before, after }) => {
      const { pauseNews } = after.context;
      const isTold = pauseNews !== null && pauseNews !== 'refused' && pauseNews !== before.context.pauseNews;
      return !isTold || ['xstate.done.actor.planPause', 'xstate.done.actor.endPause'].includes(event.type);
    },
    'what failed in one card changes no other': ({ event, before, after }) =>
      event.type !== 'xstate.error.actor.loadBoosts' || before.value.plan === after.value.plan,
  },
});
