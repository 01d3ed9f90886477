import { describeSteps, type Step } from '../../studio/machine-tests/describe-steps.ts';
import { member } from '../choose-plan/choose-plan.cases.ts';
import { answered, failed } from '../shared/model-case.ts';
import { corrected, cases, facts, offline, otherMember, refused, sessionOf, starts } from './session.cases.ts';
import { sessionMachine } from './session.machine.ts';

type SessionStep = Step<typeof sessionMachine>;

const nobodyKnown = { member: null, isListed: false };

/** Logging in or out in this tab is heard wherever somebody stands (AU-11). */
const here: readonly SessionStep[] = [
  ['member.loggedIn', 'lookingUpMember', { namedId: undefined }],
  ['member.loggedOut', 'nobody.visitor', { ...nobodyKnown, namedId: undefined }],
];

/** Whom the look-up finds is somebody; nobody found and no answer are both a visitor (AU-01, AU-02). */
const lookUp = (somebody: string): readonly SessionStep[] => [
  ...here,
  [answered('findMember', { member, isListed: true }), somebody, { member, isListed: true }],
  [answered('findMember', { member, isListed: false }), somebody, { member, isListed: false }],
  [answered('findMember', { member: otherMember, isListed: true }), somebody, { member: otherMember, isListed: true }],
  [answered('findMember', null), 'nobody.visitor', nobodyKnown],
  [failed('findMember', refused), 'nobody.visitor', nobodyKnown],
];

/** A name that is news is looked up; the one that was said before is not (AU-02, SC-05). */
const nobody = (place: string): readonly SessionStep[] => [
  ...here,
  ...[member.memberId, otherMember.memberId].flatMap((namedId): SessionStep[] => [
    [answered('startSession', sessionOf(namedId)), place, { ...nobodyKnown, namedId }],
    [answered('startSession', sessionOf(namedId)), 'lookingUpWhoCame', { ...nobodyKnown, namedId }],
  ]),
  [answered('startSession', sessionOf(null)), place, { ...nobodyKnown, namedId: null }],
  [{ type: 'session.named', memberId: member.memberId, isNews: true }, 'lookingUpWhoCame', nobodyKnown],
];

const somebody = (place: string): readonly SessionStep[] => [
  ...here,
  ...[member.memberId, otherMember.memberId].flatMap((namedId): SessionStep[] => [
    [answered('startSession', sessionOf(namedId)), place, { namedId }],
    [answered('startSession', sessionOf(namedId)), 'lookingUpWhoCame', { ...nobodyKnown, namedId }],
  ]),
  [answered('startSession', sessionOf(null)), 'nobody.sessionEnded', { ...nobodyKnown, namedId: null }],
  [{ type: 'session.named', memberId: null, isNews: true }, 'nobody.sessionEnded', nobodyKnown],
  [{ type: 'session.named', memberId: member.memberId, isNews: true }, 'lookingUpWhoCame', nobodyKnown],
  [{ type: 'session.named', memberId: otherMember.memberId, isNews: false }, 'lookingUpWhoCame', nobodyKnown],
  [{ type: 'member.corrected', member: corrected }, place],
  ['session.refused', 'nobody.sessionEnded', nobodyKnown],
  ['member.loggedOutElsewhere', 'nobody.loggedOutElsewhere', nobodyKnown],
];

describeSteps(
  { machine: sessionMachine, starts, cases, facts },
  {
    region: 'person',
    begins: {
      'somebody who opens the site': 'waitingForName',
      'a member who opens another page in the same tab': 'lookingUpMember',
    },
    steps: {
      waitingForName: [
        ...here,
        [answered('startSession', sessionOf(null)), 'nobody.visitor', nobodyKnown],
        [answered('startSession', sessionOf(member.memberId)), 'lookingUpMember'],
        [answered('startSession', sessionOf(otherMember.memberId)), 'lookingUpMember'],
        [failed('startSession', offline), 'lookingUpMember'],
        [{ type: 'session.named', memberId: null, isNews: true }, 'nobody.visitor', nobodyKnown],
        [{ type: 'session.named', memberId: member.memberId, isNews: true }, 'lookingUpMember'],
        [{ type: 'session.named', memberId: otherMember.memberId, isNews: false }, 'lookingUpMember'],
        ['session.notNamed', 'lookingUpMember'],
      ],
      lookingUpMember: lookUp('somebody.member'),
      lookingUpWhoCame: lookUp('somebody.loggedInElsewhere'),
      'nobody.visitor': nobody('nobody.visitor'),
      'nobody.sessionEnded': [
        ...nobody('nobody.sessionEnded'),
        ['member.loggedOutElsewhere', 'nobody.loggedOutElsewhere', nobodyKnown],
      ],
      'nobody.loggedOutElsewhere': nobody('nobody.loggedOutElsewhere'),
      'somebody.member': somebody('somebody.member'),
      'somebody.loggedInElsewhere': [...somebody('somebody.loggedInElsewhere'), ['news.read', 'somebody.member']],
    },
  },
);
