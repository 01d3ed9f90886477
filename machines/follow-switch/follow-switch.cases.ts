import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { followSwitchMachine } from './follow-switch.machine.ts';
import { arrivalOf, departureOf, isDeparture, objectionOf } from './follow-switch.rules.ts';
import type { FollowSwitchContext, FollowSwitchInput, MemberSwitch } from './follow-switch.types.ts';
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
} from './switches.cases.ts';

export const input: FollowSwitchInput = { memberId: '100001', switchId };

export const starts = { 'a member with a switch': input } satisfies Record<string, FollowSwitchInput>;

export const noSuchSwitch = refused(404, 'switch.not-found');
export const overAlready = refused(409, 'switch.over');

/** A switch never turns round. */
const newsOf =
  (page: 'followingArrival' | 'followingDeparture', found: MemberSwitch): ModelCase<typeof followSwitchMachine> =>
  (snapshot) =>
    snapshot.matches(page) ? answered('lookForNews', followedAs(found)) : null;

export const cases: readonly ModelCase<typeof followSwitchMachine>[] = [
  answered('loadSwitch', followedAs(arriving)),
  answered('loadSwitch', followedAs(notOrdered)),
  answered('loadSwitch', followedAs(enquiry)),
  answered('loadSwitch', followedAs(coming)),
  answered('loadSwitch', followedAs(gone)),
  failed('loadSwitch', noSuchSwitch),
  failed('loadSwitch', offline),
  newsOf('followingArrival', arrived),
  newsOf('followingDeparture', gone),
  failed('lookForNews', offline),
  answered('objectToSwitch', stopped),
  answered('objectToSwitch', disputed),
  failed('objectToSwitch', overAlready),
  failed('objectToSwitch', offline),
];

/** Which way the switch goes, how it stands, and what can be said of it. */
export const facts = ({ followed, told, failure }: FollowSwitchContext) => ({
  stands: followed && (isDeparture(followed) ? departureOf(followed.found) : arrivalOf(followed.found)),
  objection: objectionOf({ followed }),
  told,
  isFailed: failure !== null,
});
