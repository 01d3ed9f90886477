import type { Wire } from '../../../machines/shared/wire.ts';

export const planId = '7c9d2c4e-3b3f-4a55-8d1e-5f1f6f3c0001';
export const productId = '5f0c6f0e-6d5e-4f0e-9c59-0a3a5a1b0150';
export const now = Date.parse('2026-01-05T09:30:00Z');

export const plan: Wire<'Plan'> = {
  id: planId,
  apiVersion: 'v1',
  orderKey: null,
  memberId: '100001',
  premiseId: 'prm-1001',
  uprn: '100000001001',
  productId,
  active: false,
  upfrontPrice: '0',
  monthlyPrice: '2500',
  displayName: '150 Mbps',
  ecommerce: false,
  downstreamSpeedInMbps: 150,
  upstreamSpeedInMbps: 150,
  connectionMethodDescription: 'Full fibre to your home',
  start: null,
  end: null,
  serviceStart: null,
  serviceEnd: null,
  provisionalStartDate: null,
  provisionalEndDate: null,
  contractDuration: 12,
  contractDurationText: '12 months',
  monthsRemaining: null,
  contractSummaryDocId: null,
  contractInformationDocId: null,
  ecommerceOrderScheduleId: null,
};
export const product: Wire<'Product'> = {
  productId,
  displayName: '150 Mbps',
  description: '',
  benefits: [],
  priceInPence: 2500,
  setupPriceInPence: 0,
  downstreamSpeedInMbps: 150,
  upstreamSpeedInMbps: 150,
  contractDurationText: '12 months',
  contractDurationInMonths: 12,
  tags: [],
};
export const inHomeVisit: Wire<'JourneyAppointment'> = {
  id: '2f1f1c1e-0b0b-4d0d-9a9a-3c3c3c3c0002',
  date: '2026-01-19',
  slot: 'AM',
  formattedSlot: '8am-12pm',
  state: 'DRAFT',
  visitType: 'IN_HOME',
  contactFirstName: 'Rowan',
  contactLastName: 'Archer',
  contactPhoneNumber: '07700 900101',
  notes: { healthAndSafety: null, engineerInstructions: 'Ring the lower bell' },
};
export const installation: Wire<'Installation'> = {
  id: '2f1f1c1e-0b0b-4d0d-9a9a-3c3c3c3c0001',
  preworkAppointmentRequired: false,
  inhomeAppointmentRequired: true,
  preworkAppointment: null,
  inhomeAppointment: inHomeVisit,
  earliestActivationDate: '2026-01-19',
  earliestInhomeStartDate: '2026-01-19',
};
export const journey: Wire<'SavedJourney'> = {
  planId,
  transactionId: 'ncc-1',
  addressStatus: 'SINGLE_ADDRESS_MATCH',
  address: {
    premiseId: 'prm-1001',
    uprn: '100000001001',
    propertyName: 'Tern House',
    streetName: 'Heron Way',
    streetNumber: '',
    postcode: 'LK1 1AA',
    locality: '',
    city: 'Larkhaven',
    country: 'United Kingdom',
  },
  product,
  plan,
  customisation: { productId, meshWifi: true },
  installation,
  reservation: { status: 'FullyAccepted', expiresAt: '2026-01-05T09:30:01Z' },
  step: 'review-order',
};

/** The order that became of it, at a time when the network has the visit. */
export const placedJourney: Wire<'PlacedJourney'> = {
  order: {
    planId,
    id: '9e9e9e9e-4444-4a4a-8b8b-6c6c6c6c0001',
    orderKey: 'LK-7Q4M2X9',
    redirectUrl: 'https://pay.example.com/once',
  },
  orderDate: '2026-01-05T23:30:00.000Z',
  address: journey.address,
  addressStatus: 'SINGLE_ADDRESS_MATCH',
  transactionId: 'ncc-1',
  product,
  plan,
  customisation: { productId, meshWifi: true, connectionDate: '2026-01-21' },
  installation,
};
