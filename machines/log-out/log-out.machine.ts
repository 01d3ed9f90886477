import { assign, setup } from 'xstate';
import { failsTo, type Failure } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag, RetryRequested } from '../shared/journey-meta.ts';
import { paths } from '../shared/paths.ts';
import { supplied } from '../shared/supplied.ts';

export type LogOutView = 'LoggingOut' | 'LogOutFailed' | 'LoggedOut';

/** The errand: end the member's session, here and on the gateway. */
export const logOutMachine = setup({
  types: {
    context: {} as { failure: Failure | null },
    events: {} as RetryRequested,
    meta: {} as JourneyMeta<LogOutView>,
    tags: {} as JourneyTag,
  },
  actors: { logOut: supplied<void, Record<string, never>>('logOut') },
  actions: {
    storeFailure: assign({ failure: (_, params: { failure: Failure }) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
}).createMachine({
  id: 'logOut',
  context: { failure: null },
  meta: { path: paths.logOut },
  initial: 'loggingOut',
  states: {
    loggingOut: {
      id: 'loggingOut',
      description: 'We end the session.',
      route: {},
      tags: ['busy', 'committing'],
      meta: { view: 'LoggingOut', path: paths.logOut, rows: ['AU-10', 'SH-10'] },
      invoke: {
        id: 'logOut',
        src: 'logOut',
        input: {},
        onDone: 'loggedOut',
        onError: failsTo('logOutFailed'),
      },
    },
    logOutFailed: {
      description: 'The session could not be ended; try again.',
      tags: ['failed'],
      meta: { view: 'LogOutFailed', rows: ['ER-04'] },
      on: { 'retry.requested': { target: 'loggingOut', actions: 'clearFailure' } },
    },
    loggedOut: { description: 'Nobody is logged in any more.', meta: { view: 'LoggedOut', rows: ['SH-10'] } },
  },
});
