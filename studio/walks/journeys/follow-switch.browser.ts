import { facts, input } from '../../../machines/follow-switch/follow-switch.cases.ts';
import { followSwitchMachine } from '../../../machines/follow-switch/follow-switch.machine.ts';
import type { FollowSwitchContext, MemberSwitch } from '../../../machines/follow-switch/follow-switch.types.ts';
import {
  arrived,
  arriving,
  coming,
  disputed,
  enquiry,
  followedAs,
  gone,
  notOrdered,
  stopped,
  switchId,
} from '../../../machines/follow-switch/switches.cases.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { browserJourney, type Outcome } from '../runner/browser-journey.types.ts';
import { inDialog, isBusy, newsAreDue, press, refuses, tells } from '../runner/outcomes.ts';

/** What another provider does is told by a rule of testers: the switch itself takes an order and weeks. */
const stands = (found: MemberSwitch): Outcome<FollowSwitchContext> =>
  tells('getMemberSwitch', found, followedAs(found));

const becomes = (found: MemberSwitch): Outcome<FollowSwitchContext> => tells('objectToSwitch', found);

export const followSwitch = browserJourney<typeof followSwitchMachine>({
  name: 'follow-switch',
  machine: followSwitchMachine,
  starts: {
    'a member with a switch': {
      input,
      ready: async ({ page, gateway }) => {
        await page.clock.install();
        await gateway.register();
      },
      open: ({ page }) => page.goto(`${paths.switches}/${switchId}`),
    },
  },
  perform: {
    'progress.requested': press(/^Check progress$/),
    'details.requested': press(/^See all about your switch$/),
    'details.closed': ({ page }) => page.getByRole('dialog').press('Escape'),
    'objection.requested': press(/^This wasn’t me$/),
    'objection.confirmed': inDialog(/^Yes, this wasn’t me$/),
    'objection.declined': inDialog(/^No, go back$/),
    'switch.requested': press(/^Back to your switch$/),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    loadSwitch: {
      ends: [
        stands(arriving),
        stands(notOrdered),
        stands(enquiry),
        stands(coming),
        stands(gone),
        refuses('getMemberSwitch', 404, 'switch.not-found'),
        isBusy('getMemberSwitch'),
      ],
    },
    lookForNews: {
      ends: [
        { ...stands(arrived), when: (_, snapshot) => snapshot.matches('followingArrival') },
        { ...stands(gone), when: (_, snapshot) => snapshot.matches('followingDeparture') },
        isBusy('getMemberSwitch'),
      ],
    },
    objectToSwitch: {
      ends: [
        becomes(stopped),
        becomes(disputed),
        refuses('objectToSwitch', 409, 'switch.over'),
        isBusy('objectToSwitch'),
      ],
    },
  },
  delays: { newsDue: newsAreDue },
  facts,
});
