import { running } from '../manage-order/orders.cases.ts';
import { livePlan } from '../leave-plan/plans.cases.ts';
import type { Changing, PlanChangeOffer, PlanChangeOption, PlanChanges, PlanTerms } from './change-plan.types.ts';

export const planId = running.order.plan.id;

export const present: PlanTerms = {
  productId: '5f0c6f0e-6d5e-4f0e-9c59-0a3a5a1b0500',
  sku: 'broadband-500-12',
  displayName: '500 Mbps',
  meshWifi: false,
  downstreamSpeedInMbps: 500,
  upstreamSpeedInMbps: 500,
  monthlyPriceInPence: 3500,
  exitFeePerMonthInPence: 2100,
};

export const slower: PlanChangeOption = {
  productId: '5f0c6f0e-6d5e-4f0e-9c59-0a3a5a1b0150',
  sku: 'broadband-150-12',
  displayName: '150 Mbps',
  meshWifi: false,
  downstreamSpeedInMbps: 150,
  upstreamSpeedInMbps: 150,
  monthlyPriceInPence: 2500,
  exitFeePerMonthInPence: 1500,
  direction: 'DOWN',
  differenceInPence: -1000,
};

export const faster: PlanChangeOption = {
  productId: '5f0c6f0e-6d5e-4f0e-9c59-0a3a5a1b1000',
  sku: 'broadband-1000-12',
  displayName: '1 Gbps',
  meshWifi: false,
  downstreamSpeedInMbps: 1000,
  upstreamSpeedInMbps: 1000,
  monthlyPriceInPence: 4500,
  exitFeePerMonthInPence: 2700,
  direction: 'UP',
  differenceInPence: 1000,
};

/** The same plan as it can be had with mesh Wi-Fi, beside what it costs now. */
const withMesh = (option: PlanChangeOption): PlanChangeOption => ({
  ...option,
  meshWifi: true,
  monthlyPriceInPence: option.monthlyPriceInPence + 400,
  exitFeePerMonthInPence: option.exitFeePerMonthInPence + 240,
  differenceInPence: option.differenceInPence + 400,
});
export const slowerWithMesh = withMesh(slower);
export const keptWithMesh = withMesh({ ...present, direction: 'SAME', differenceInPence: 0 });
export const fasterWithMesh = withMesh(faster);

export const open: PlanChanges = {
  present,
  meshWifiMonthlyPriceInPence: 400,
  from: '2026-09-24',
  minimumTermEnd: '2027-02-23',
  options: [slower, slowerWithMesh, keptWithMesh, faster, fasterWithMesh],
  asked: null,
  switchAhead: null,
  blocked: null,
};

/** Riverbourne has ordered the switch for a day after the next bill. */
export const switchAhead: NonNullable<PlanChanges['switchAhead']> = {
  switchId: '6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c0001',
  provider: 'Riverbourne Broadband',
  day: '2026-10-10',
  isOverdue: false,
};
export const untilSwitch: PlanChanges = { ...open, switchAhead };

/** The same plan on a home to which the network carries no 1 Gbps any more. */
export const onlySlower: PlanChanges = { ...open, options: [slower, slowerWithMesh, keptWithMesh] };

/** The same plan on a home to which the network carries no other one: its kit can change. */
export const onlyKit: PlanChanges = { ...open, options: [keptWithMesh] };

/** The plan has mesh Wi-Fi. */
export const openWithMesh: PlanChanges = {
  ...open,
  present: { ...present, meshWifi: true, monthlyPriceInPence: 3900, exitFeePerMonthInPence: 2340 },
  options: [
    { ...slower, differenceInPence: -1400 },
    { ...slowerWithMesh, differenceInPence: -1000 },
    { ...present, direction: 'SAME', differenceInPence: -400 },
    { ...faster, differenceInPence: 600 },
    { ...fasterWithMesh, differenceInPence: 1000 },
  ],
};

const papers = {
  contractSummaryDocId: 'contract-summary-0f5c3c4d3e2b4a59a1b2c3d4e5f60718',
  contractInformationDocId: 'contract-information-1f5c3c4d3e2b4a59a1b2c3d4e5f60718',
};

export const offered: PlanChangeOffer = {
  plan: faster,
  meshPoint: null,
  from: '2026-09-24',
  undoUntil: '2026-09-23',
  minimumTermEnd: '2027-02-23',
  ...papers,
};
/** As it is drawn after a pause that was planned in another tab, on the day of a bill. */
export const offeredAnew: PlanChangeOffer = {
  ...offered,
  from: '2026-10-24',
  minimumTermEnd: '2027-03-05',
  contractInformationDocId: 'contract-information-2f5c3c4d3e2b4a59a1b2c3d4e5f60718',
};
export const offeredSlower: PlanChangeOffer = { ...offered, plan: slower };
const posted = { meshPoint: { goes: 'TO_HOME', by: '2026-09-24' } } as const;
export const offeredMesh: PlanChangeOffer = { ...offered, ...posted, plan: keptWithMesh };
export const offers: readonly PlanChangeOffer[] = [
  offered,
  offeredSlower,
  offeredMesh,
  { ...offeredMesh, plan: slowerWithMesh },
  { ...offeredMesh, plan: fasterWithMesh },
];

export const askedMesh: PlanChanges = {
  ...open,
  options: [],
  asked: { ...offeredMesh, askedAt: '2026-09-10T09:00:00.000Z' },
};

export const asked: PlanChanges = {
  ...open,
  options: [],
  asked: { ...offered, askedAt: '2026-09-10T09:00:00.000Z' },
};

/** The day on which it takes effect. */
export const askedForGood: PlanChanges = {
  ...open,
  options: [],
  asked: { ...offered, askedAt: '2026-09-10T09:00:00.000Z', undoUntil: null },
};

const blockedBy = (blocked: NonNullable<PlanChanges['blocked']>): PlanChanges => ({
  present,
  meshWifiMonthlyPriceInPence: 400,
  from: null,
  minimumTermEnd: null,
  options: [],
  asked: null,
  switchAhead: null,
  blocked,
});

export const notLive = blockedBy('NOT_LIVE');
export const ending = blockedBy('ENDING');
export const ended = blockedBy('ENDED');
/** A newer gateway has another reason. */
export const notChangeable = { ...ended, blocked: 'OTHERWISE' as NonNullable<PlanChanges['blocked']> };
/** The switch comes before the next bill. */
export const switching: PlanChanges = {
  ...blockedBy('SWITCHING'),
  switchAhead: { ...switchAhead, day: '2026-09-20' },
};

/** The member's plan, which can be changed so. */
export const changingBy = (changes: PlanChanges): Changing => ({ plan: livePlan, changes });
