import { answered, failed, type ModelCase } from '../model/events.ts';
import { member } from '../choose-plan/choose-plan.cases.ts';
import type { sessionMachine } from './session.machine.ts';
import type { SessionContext, SessionInput } from './session.types.ts';

export const starts: Record<string, SessionInput> = {
  'somebody who opens the site': { requestId: 'r-1', consentLevel: 'FULL', lifetimeMs: 1_800_000 },
};

export const cases: readonly ModelCase<typeof sessionMachine>[] = [
  answered('findMember', { member, isListed: true }),
  answered('findMember', { member, isListed: false }),
  answered('findMember', null),
  failed('findMember', { kind: 'HttpError', status: 500, code: 'internal', message: '', fields: [] }),
  answered('startSession', [{ name: 'customise-plan', variantInfo: { type: 'string', value: 'A' } }]),
  failed('startSession', { kind: 'NetworkError', message: 'offline' }),
  { type: 'consent.changed', level: 'FULL' },
  { type: 'consent.changed', level: 'ESSENTIAL' },
];

export const facts = ({ member, isListed, features, consentLevel, requestId }: SessionContext) => ({
  isMember: member !== null,
  isListed,
  features: features.length,
  consentLevel,
  requestId,
});
