import { assign, setup } from 'xstate';
import { failsTo, type Failure } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { paths } from '../shared/paths.ts';
import { supplied } from '../shared/supplied.ts';
import { nameErrors } from '../shared/typed-text.ts';
import type { AboutYouContext, AboutYouEvent, AboutYouView, FullName } from './about-you.types.ts';

/**
 * The errand: tell us the full name that an order needs. Members of long standing may have joined with a nickname only;
 * the flag about-you-redirect sends them here before anything that is for members (SC-10).
 */
export const aboutYouMachine = setup({
  types: {
    context: {} as AboutYouContext,
    input: {} as FullName,
    events: {} as AboutYouEvent,
    meta: {} as JourneyMeta<AboutYouView>,
    tags: {} as JourneyTag,
  },
  actors: {
    saveName: supplied<void, FullName>('saveName'),
    /** Has the rest of the site know the member by the new name, and brings them back to where they came from. */
    welcomeMember: supplied<void, Record<string, never>>('welcomeMember'),
  },
  guards: {
    isNameComplete: (_, params: FullName) => Object.keys(nameErrors(params)).length === 0,
  },
  actions: {
    storeName: assign((_, { firstName, lastName }: FullName) => ({
      name: { firstName: firstName.trim(), lastName: lastName.trim() },
      errors: {},
      failure: null,
    })),
    refuseName: assign((_, { firstName, lastName }: FullName) => ({
      name: { firstName, lastName },
      errors: nameErrors({ firstName, lastName }),
    })),
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
  },
}).createMachine({
  id: 'aboutYou',
  context: ({ input: { firstName, lastName } }) => ({ name: { firstName, lastName }, errors: {}, failure: null }),
  meta: { path: paths.aboutYou },
  initial: 'enteringName',
  states: {
    enteringName: {
      id: 'enteringName',
      description: 'Enter first name and last name.',
      route: {},
      meta: { view: 'EnteringName', path: paths.aboutYou, rows: ['SC-10'] },
      on: {
        'name.submitted': [
          {
            guard: { type: 'isNameComplete', params: ({ event }) => event },
            target: 'savingName',
            actions: { type: 'storeName', params: ({ event }) => event },
          },
          { actions: { type: 'refuseName', params: ({ event }) => event } },
        ],
      },
    },
    savingName: {
      description: 'We keep the name with the account.',
      tags: ['busy', 'committing'],
      meta: { view: 'EnteringName', rows: ['AU-04'] },
      invoke: {
        id: 'saveName',
        src: 'saveName',
        input: ({ context }) => context.name,
        onDone: 'welcomingMember',
        onError: failsTo('nameNotSaved'),
      },
    },
    nameNotSaved: {
      description: 'The name could not be kept; try again with nothing to type.',
      tags: ['failed', 'unsent'],
      meta: { view: 'NameNotSaved', rows: ['ER-04'] },
      on: { 'retry.requested': 'savingName' },
    },
    welcomingMember: {
      description: 'The name is kept and the customer goes back to where they came from.',
      tags: ['busy'],
      meta: { view: 'WelcomingMember', rows: ['AU-02'] },
      invoke: {
        id: 'welcomeMember',
        src: 'welcomeMember',
        input: {},
        onDone: 'enteringName',
        onError: failsTo('nameNotSaved'),
      },
    },
  },
});
