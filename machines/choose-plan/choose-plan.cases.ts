import { answered, failed, type ModelCase } from '../shared/model-case.ts';
import type { JourneyMember } from '../shared/journey-meta.ts';
import type { choosePlanMachine } from './choose-plan.machine.ts';
import type { ChoosePlanContext, ChoosePlanInput, Offer, Plan, Product } from './choose-plan.types.ts';

export const member: JourneyMember = {
  memberId: '4101',
  firstName: 'Rowan',
  lastName: 'Archer',
  email: 'rowan.archer@example.com',
  phone: '07700 900101',
};

export const product: Product = {
  productId: '6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c0001',
  displayName: 'Full Fibre 150',
  description: 'For most homes',
  benefits: ['Symmetrical speeds'],
  priceInPence: 2500,
  setupPriceInPence: 0,
  downstreamSpeedInMbps: 150,
  upstreamSpeedInMbps: 150,
  contractDurationText: '12 months',
  contractDurationInMonths: 12,
  tags: [],
};

/** What the gateway says of a home that can have these. */
export const offerOf = (...products: Product[]): Offer => ({ products, earliestGoLiveDay: '2026-12-07' });

// The chart only passes the plan on; its fields are the contract's business.
export const plan = {
  id: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002',
  productId: product.productId,
  monthlyPrice: String(product.priceInPence),
} as Plan;

const visitor: ChoosePlanInput = {
  member: null,
  transactionId: 'ncc-1',
  uprn: '100000000001',
  speedBefore: null,
  booking: null,
  household: null,
};

export const starts = { 'a visitor': visitor, 'a member': { ...visitor, member } } satisfies Record<
  string,
  ChoosePlanInput
>;

export const cases: readonly ModelCase<typeof choosePlanMachine>[] = [
  answered('listProducts', offerOf(product)),
  answered('listProducts', offerOf()),
  failed('listProducts', { kind: 'NetworkError', message: 'offline' }),
  { type: 'plan.selected', productId: product.productId },
  { type: 'plan.selected', productId: 'not-on-offer' },
  { type: 'suggestion.requested' },
  { type: 'household.submitted', people: 'few', uses: ['films'] },
  { type: 'household.submitted', people: '', uses: [] },
  { type: 'question.closed' },
  { type: 'member.loggedIn', member },
  answered('createPlan', plan),
  failed('createPlan', { kind: 'HttpError', status: 409, code: 'plan.unavailable', message: '', fields: [] }),
  failed('createPlan', { kind: 'HttpError', status: 409, code: 'order.exists', message: '', fields: [] }),
  failed('createPlan', { kind: 'NetworkError', message: 'offline' }),
];

export const facts = ({ member, products, chosen, plan, household, errors, failure }: ChoosePlanContext) => ({
  isMember: member !== null,
  products: products.length,
  isChosen: chosen !== null,
  isMade: plan !== null,
  household,
  errors,
  isFailed: failure !== null,
});
