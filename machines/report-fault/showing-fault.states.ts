import { failsTo } from '../shared/failure.ts';
import { quietLook } from '../shared/quiet-look.ts';
import { closeFaultInput, ofPlan } from './report-fault.rules.ts';
import { answerIn, foundIn, reportFaultSetup as s, storeAnswer, storeFound } from './report-fault.setup.ts';
import type { ReportFaultContext } from './report-fault.types.ts';

const asked = ({ context }: { context: ReportFaultContext }) => ofPlan(context);

/** Where news lead: back to the fault while it is open. */
const newsTo = <const Reading extends string>(reading: Reading) =>
  [
    { guard: { type: 'isOpen', params: foundIn }, target: reading, actions: storeFound },
    { guard: { type: 'isBlocked', params: foundIn }, target: '#reportFault.faultBlocked', actions: storeFound },
    { target: '#reportFault.faultOver', actions: storeFound },
  ] as const;

/** An open fault: what happens next, by when and who acts, until it is repaired or works again. */
export const showingFault = s.createStateConfig({
  description: 'A fault is open: what happens next, by when, who acts, and what a late repair is worth.',
  meta: { view: 'ShowingFault', rows: ['DB-01', 'BK-31'] },
  initial: 'readingFault',
  states: {
    readingFault: {
      description: 'Read how the repair goes, ask for news, or say that it works again.',
      ...quietLook({
        while: 'isFollowed',
        input: asked,
        onDone: newsTo('upToDate'),
      }),
      on: {
        'news.requested': { target: 'refreshingFault', actions: 'forgetNews' },
        'closure.requested': { target: 'confirmingClosure', actions: 'forgetNews' },
      },
    },
    refreshingFault: {
      description: 'We look whether the network has told anything since.',
      tags: ['busy'],
      invoke: {
        id: 'loadFaults',
        src: 'loadFaults',
        input: asked,
        onDone: newsTo('readingFault'),
        onError: failsTo('newsNotFetched'),
      },
    },
    newsNotFetched: {
      description: 'News could not be fetched; what was known before stays on the page.',
      tags: ['failed'],
      meta: { rows: ['ER-04'] },
      exit: 'clearFailure',
      on: { 'retry.requested': 'refreshingFault', 'closure.requested': 'confirmingClosure' },
    },
    confirmingClosure: {
      description: 'Confirm that it works again: that ends the repair, and no engineer comes any more.',
      meta: { view: 'ConfirmingClosure', modal: true, rows: ['DB-01'] },
      on: { 'closure.confirmed': 'closingFault', 'closure.declined': 'readingFault' },
    },
    closingFault: {
      description: 'We end the repair.',
      tags: ['busy', 'committing'],
      meta: { view: 'ConfirmingClosure', modal: true, rows: ['DB-01'] },
      invoke: {
        id: 'closeFault',
        src: 'closeFault',
        input: ({ context }) => closeFaultInput(context),
        onDone: [
          // It was closed in another tab, and another one has been reported since.
          { guard: { type: 'isOneOpen', params: answerIn }, target: 'readingFault', actions: storeAnswer },
          {
            target: '#reportFault.faultOver',
            actions: [storeAnswer, { type: 'tell', params: { news: 'worksAgain' } }],
          },
        ],
        onError: failsTo('#reportFault.closureNotSent'),
      },
    },
  },
});
