import { answered, failed, type ModelCase, offline, refused } from '../shared/model-case.ts';
import type { JourneyMember } from '../shared/journey-meta.ts';
import type { onboardSimMachine } from './onboard-sim.machine.ts';
import type { OnboardSimContext, OnboardSimInput, Sim, SimProfile } from './onboard-sim.types.ts';

export const alex: JourneyMember = {
  memberId: '100001',
  firstName: 'Alex',
  lastName: 'Finch',
  email: 'alex.finch@example.com',
  phone: '07700 900101',
};

export const visitor: OnboardSimInput = { member: null, isOwn: false };
export const asMember: OnboardSimInput = { member: alex, isOwn: false };
export const ofOwn: OnboardSimInput = { member: alex, isOwn: true };

export const starts = { 'a visitor': visitor, 'a member': asMember, 'a member’s own SIMs': ofOwn } satisfies Record<
  string,
  OnboardSimInput
>;

export const simNumber = '8944999000009009501';
export const simId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0b21';

const sim: Sim = {
  id: simId,
  type: 'psim',
  simNumber,
  state: 'ACTIVATING',
  phoneNumber: null,
  orderedAt: '2026-11-23T10:00:00.000Z',
  activatedAt: null,
  failure: null,
  replaces: null,
  canBeInstalled: false,
  isFromShop: false,
};

export const activating = sim;
export const active: Sim = {
  ...sim,
  state: 'ACTIVE',
  phoneNumber: '07700 900200',
  activatedAt: '2026-11-23T10:03:00.000Z',
};
export const notOn: Sim = { ...sim, state: 'READY', failure: 'network.no-answer' };
export const eSim: Sim = { ...sim, type: 'esim', canBeInstalled: true };
export const eSimOn: Sim = { ...active, type: 'esim', canBeInstalled: true };

/** One that nobody has switched on, one that is on, one that is being switched on, and one that was replaced. */
export const waits: Sim = { ...sim, id: '0d3bb0a5-6f0f-4b56-9d43-0a3c7ad6a001', state: 'READY' };
export const blocked: Sim = { ...eSimOn, state: 'BLOCKED', canBeInstalled: false };
export const retired: Sim = {
  ...active,
  id: '0d3bb0a5-6f0f-4b56-9d43-0a3c7ad6a002',
  simNumber: '8944999000009009519',
  state: 'RETIRED',
  phoneNumber: null,
};
export const several: readonly Sim[] = [eSimOn, waits, retired];

export const profile: SimProfile = {
  activationCode: 'LPA:1$profiles.mobile-network.example$0A1B2-C3D4E-5F607-18293',
  address: 'profiles.mobile-network.example',
  code: '0A1B2-C3D4E-5F607-18293',
};

export const unknownSim = refused(404, 'sim.not-found');
export const stolenSim = refused(409, 'sim.stolen');
export const proofNeeded = refused(409, 'proof.needed');
export const proofWrong = refused(409, 'proof.wrong');
export const proofTooNew = refused(409, 'proof.too-new');
export const anotherOn = refused(409, 'sim.activating');
export const tooMany = refused(429, 'rate.limited');

export const submits = { type: 'number.submitted', simNumber } as const;
export const enters = { type: 'code.submitted', code: '123 456' } as const;

export const cases: readonly ModelCase<typeof onboardSimMachine>[] = [
  submits,
  { type: 'number.submitted', simNumber: '8944 9990' },
  enters,
  { type: 'code.submitted', code: '' },
  { type: 'member.loggedIn', member: alex },
  { type: 'member.changed', member: alex },
  answered('checkSim'),
  failed('checkSim', unknownSim),
  failed('checkSim', stolenSim),
  failed('checkSim', offline),
  ...[activating, active, notOn, eSim, eSimOn].map((each) => answered('switchOn', each)),
  ...[proofNeeded, proofWrong, anotherOn, tooMany, stolenSim, offline].map((each) => failed('switchOn', each)),
  answered('askProof', 'EMAIL'),
  answered('askProof', 'APP'),
  failed('askProof', proofTooNew),
  failed('askProof', offline),
  { type: 'profile.requested', simId },
  { type: 'renewal.requested', simId },
  { type: 'activation.requested', simId: waits.id },
  { type: 'block.requested', simId },
  ...[several, [eSim], [active], []].map((each) => answered('loadSims', each)),
  failed('loadSims', offline),
  answered('blockSim', blocked),
  failed('blockSim', offline),
  answered('renewProfile', profile),
  ...[proofWrong, tooMany, offline].map((each) => failed('renewProfile', each)),
  ...[[activating], [active], [notOn], [eSimOn]].map((each) => answered('lookForNews', each)),
  failed('lookForNews', offline),
  answered('loadProfile', profile),
  ...[proofNeeded, proofWrong, tooMany, offline].map((each) => failed('loadProfile', each)),
];

/** What is wanted, how it stands, and what was refused. */
export const facts = (context: OnboardSimContext) => ({
  isMember: context.member !== null,
  isOwn: context.isOwn,
  sims: context.sims?.map(({ type, state }) => [type, state]) ?? null,
  wanted: context.wanted?.what ?? null,
  numberRefusal: context.numberRefusal,
  proofWay: context.proofWay,
  codeRefusal: context.codeRefusal,
  sim: context.sim && [context.sim.type, context.sim.state],
  hasProfile: context.profile !== null,
  isFailed: context.failure !== null,
});
