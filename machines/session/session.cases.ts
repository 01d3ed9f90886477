import { answered, failed, type ModelCase } from '../shared/model-case.ts';
import { member } from '../choose-plan/choose-plan.cases.ts';
import type { sessionMachine } from './session.machine.ts';
import type { SessionContext, SessionInput, StartedSession } from './session.types.ts';

const visit: SessionInput = { requestId: 'r-1', consentLevel: 'FULL', lifetimeMs: 1_800_000, isRemembered: false };

export const starts: Record<string, SessionInput> = {
  'somebody who opens the site': visit,
  'a member who opens another page in the same tab': { ...visit, isRemembered: true },
};

export const otherMember = { ...member, memberId: '4102', firstName: 'Kit' };

export const corrected = { ...member, firstName: 'Ash', lastName: 'Wagtail', phone: '01632 960123' };

export const sessionOf = (memberId: string | null): StartedSession => ({
  features: [{ name: 'customise-plan', variantInfo: { type: 'string', value: 'A' } }],
  memberId,
});

export const refused = { kind: 'HttpError', status: 500, code: 'internal', message: '', fields: [] };

export const offline = { kind: 'NetworkError', message: 'offline' };

export const cases: readonly ModelCase<typeof sessionMachine>[] = [
  answered('findMember', { member, isListed: true }),
  answered('findMember', { member, isListed: false }),
  answered('findMember', { member: otherMember, isListed: true }),
  answered('findMember', null),
  failed('findMember', refused),
  answered('startSession', sessionOf(null)),
  answered('startSession', sessionOf(member.memberId)),
  answered('startSession', sessionOf(otherMember.memberId)),
  failed('startSession', offline),
  { type: 'member.corrected', member: corrected },
  { type: 'session.named', memberId: null, isNews: true },
  { type: 'session.named', memberId: member.memberId, isNews: true },
  { type: 'session.named', memberId: otherMember.memberId, isNews: false },
  { type: 'consent.changed', level: 'FULL' },
  { type: 'consent.changed', level: 'ESSENTIAL' },
];

export const facts = ({ member: known, isListed, features, consentLevel, requestId, namedId }: SessionContext) => ({
  memberId: known?.memberId ?? null,
  firstName: known?.firstName ?? null,
  isListed,
  features: features.length,
  consentLevel,
  requestId,
  // A missing field and an undefined one are written alike.
  namedId: namedId === undefined ? 'nobody has said' : namedId,
});
