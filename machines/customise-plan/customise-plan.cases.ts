import { type ModelCase, answered, failed, offline } from '../shared/model-case.ts';
import { plan as madePlan, product } from '../choose-plan/choose-plan.cases.ts';
import type { customisePlanMachine } from './customise-plan.machine.ts';
import type { Plan, Product } from '../order-broadband/order-broadband.types.ts';
import type { Failure } from '../shared/failure.ts';
import type { CustomisePlanContext, CustomisePlanInput } from './customise-plan.types.ts';

export const plan: Plan = { ...madePlan, earliestActivationDate: '2026-12-01' };

export const rolling: Product = {
  ...product,
  productId: '6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c0002',
  contractDurationText: '1 month rolling',
  contractDurationInMonths: 1,
};

const options = (isDateFree: boolean) => ({
  lengths: [product, rolling],
  isDateFree,
  isOutsideVisitRequired: !isDateFree,
  meshMonthlyPriceInPence: 400,
});
const dateRefused: Failure = {
  kind: 'HttpError',
  status: 400,
  code: 'invalid.request',
  message: 'The earliest day we can connect you is Tuesday 8 December 2026.',
  fields: [{ path: 'body.connectionDate', message: 'The earliest day we can connect you is Tuesday 8 December 2026.' }],
};

const fresh: CustomisePlanInput = {
  plan,
  product,
  customisation: null,
  lastChoice: null,
  uprn: '100000000001',
  isSwitchable: true,
  switchingFrom: null,
  isBooked: false,
};

export const starts = {
  'a customer who is new to this step': fresh,
  'a customer who comes back': {
    ...fresh,
    customisation: { productId: rolling.productId, meshWifi: true, connectionDate: '2026-12-10' },
    switchingFrom: 'Riverbourne Broadband',
    isBooked: true,
  },
  'a customer who chose before, and has been at another page or at another speed': {
    ...fresh,
    lastChoice: { months: rolling.contractDurationInMonths, meshWifi: true, connectionDate: '2026-12-10' },
  },
  'a customer whose connection date has gone by': {
    ...fresh,
    customisation: { productId: product.productId, meshWifi: false, connectionDate: '2026-11-30' },
  },
} satisfies Record<string, CustomisePlanInput>;

export const cases: readonly ModelCase<typeof customisePlanMachine>[] = [
  answered('loadOptions', options(true)),
  answered('loadOptions', options(false)),
  failed('loadOptions', offline),
  { type: 'length.chosen', productId: rolling.productId },
  { type: 'length.chosen', productId: 'not-on-offer' },
  { type: 'meshWifi.toggled', meshWifi: true },
  { type: 'connectionDate.chosen', connectionDate: '2026-11-30' },
  { type: 'connectionDate.chosen', connectionDate: '2026-12-24' },
  { type: 'connectionDate.chosen', connectionDate: '' },
  answered('keepCustomisation', plan),
  failed('keepCustomisation', dateRefused),
  failed('keepCustomisation', offline),
  answered('saveJourney', {
    code: 'K7M2QX9P',
    link: '/customise-plan?saved=K7M2QX9P',
    expiresAt: '2026-12-21T00:00:00Z',
  }),
  failed('saveJourney', offline),
];

export const facts = ({ choice, isDateFree, lengths, errors, ticket, failure }: CustomisePlanContext) => ({
  choice,
  isDateFree,
  lengths: lengths.length,
  errors,
  isSaved: ticket !== null,
  isFailed: failure !== null,
});
