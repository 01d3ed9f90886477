import { answered, failed, type ModelCase } from '../../tests/support/model/events.ts';
import { member } from '../choose-plan/choose-plan.cases.ts';
import type { sessionMachine } from './session.machine.ts';
import type { SessionContext, SessionInput } from './session.types.ts';

export const starts: Record<string, SessionInput> = {
  'somebody who opens the site': { requestId: 'r-1', consentLevel: 'FULL', lifetimeMs: 1_800_000 },
};

export const cases: readonly ModelCase<typeof sessionMachine>[] = [
  answered('findMember', member),
  answered('findMember', null),
  failed('findMember', { kind: 'HttpError', status: 500, code: 'internal', message: '', fields: [] }),
  answered('startSession', [{ name: 'customise-plan', variantInfo: { type: 'string', value: 'A' } }]),
  failed('startSession', { kind: 'NetworkError', message: 'offline' }),
];

export const facts = ({ member, features, consentLevel, requestId }: SessionContext) => ({
  isMember: member !== null,
  features: features.length,
  consentLevel,
  requestId,
});
