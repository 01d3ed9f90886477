import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { cases, facts, plan, rolling, starts } from './customise-plan.cases.ts';
import { customisePlanMachine } from './customise-plan.machine.ts';

const tooEarly = {
  kind: 'HttpError',
  status: 400,
  code: 'invalid.request',
  message: 'The earliest day we can connect you is Tuesday 8 December 2026.',
  fields: [{ path: 'body.connectionDate', message: 'The earliest day we can connect you is Tuesday 8 December 2026.' }],
};

const lengths = [starts['a customer who is new to this step'].product, rolling];

describeSteps(
  { machine: customisePlanMachine, starts, cases, facts },
  {
    begins: {
      'a customer who is new to this step': 'loadingOptions',
      'a customer who comes back': 'loadingOptions',
      'a customer who chose before, and has been at another page or at another speed': 'loadingOptions',
      'a customer whose connection date has gone by': 'loadingOptions',
    },
    steps: {
      loadingOptions: [
        [
          answered('loadOptions', {
            lengths,
            isDateFree: true,
            isOutsideVisitRequired: false,
            meshMonthlyPriceInPence: 400,
          }),
          'customisingPlan.choosingOptions',
          {
            lengths,
            meshMonthlyPriceInPence: 400,
            isDateFree: true,
          },
        ],
        [
          answered('loadOptions', {
            lengths,
            isDateFree: false,
            isOutsideVisitRequired: true,
            meshMonthlyPriceInPence: 400,
          }),
          'customisingPlan.choosingOptions',
          { lengths, meshMonthlyPriceInPence: 400 },
        ],
        [failed('loadOptions', offline), 'optionsNotLoaded', { failure: offline }],
      ],
      'customisingPlan.choosingOptions': [
        [
          { type: 'length.chosen', productId: '6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c0002' },
          'customisingPlan.choosingOptions',
        ],
        [{ type: 'meshWifi.toggled', meshWifi: true }, 'customisingPlan.choosingOptions'],
        [
          { type: 'connectionDate.chosen', connectionDate: '2026-11-30' },
          'customisingPlan.choosingOptions',
          { errors: { connectionDate: 'dateTooSoon' } },
        ],
        [
          { type: 'connectionDate.chosen', connectionDate: '2026-12-24' },
          'customisingPlan.choosingOptions',
          { errors: {} },
        ],
        [
          { type: 'connectionDate.chosen', connectionDate: '' },
          'customisingPlan.choosingOptions',
          { errors: { connectionDate: 'dateMissing' } },
        ],
        ['saving.requested', 'keepingForLater'],
        ['installBooking.requested', 'keepingCustomisation'],
        ['saving.requested', 'customisingPlan.choosingOptions'],
        ['installBooking.requested', 'customisingPlan.choosingOptions'],
      ],
      optionsNotLoaded: [
        [
          'retry.requested',
          'loadingOptions',
          { failure: null },
          { loadOptions: { planId: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002', speedInMbps: 150, uprn: '100000000001' } },
        ],
      ],
      keepingForLater: [
        [
          answered('keepCustomisation', plan),
          'savingJourney',
          {},
          { saveJourney: { planId: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002' } },
        ],
        [
          failed('keepCustomisation', tooEarly),
          'customisingPlan.choosingOptions',
          { errors: { connectionDate: 'The earliest day we can connect you is Tuesday 8 December 2026.' } },
        ],
        [failed('keepCustomisation', offline), 'journeyNotSaved', { failure: offline }],
      ],
      keepingCustomisation: [
        [answered('keepCustomisation', plan), 'planCustomised'],
        [
          failed('keepCustomisation', tooEarly),
          'customisingPlan.choosingOptions',
          { errors: { connectionDate: 'The earliest day we can connect you is Tuesday 8 December 2026.' } },
        ],
        [failed('keepCustomisation', offline), 'customisationNotKept', { failure: offline }],
      ],
      savingJourney: [
        [
          answered('saveJourney', {
            code: 'K7M2QX9P',
            link: '/customise-plan?saved=K7M2QX9P',
            expiresAt: '2026-12-21T00:00:00Z',
          }),
          'customisingPlan.journeySaved',
          { ticket: { code: 'K7M2QX9P', link: '/customise-plan?saved=K7M2QX9P', expiresAt: '2026-12-21T00:00:00Z' } },
        ],
        [failed('saveJourney', offline), 'journeyNotSaved', { failure: offline }],
      ],
      journeyNotSaved: [
        ['retry.requested', 'keepingForLater', { failure: null }],
        ['choice.reviewed', 'customisingPlan.choosingOptions', { failure: null }],
      ],
      customisationNotKept: [
        ['retry.requested', 'keepingCustomisation', { failure: null }],
        ['choice.reviewed', 'customisingPlan.choosingOptions', { failure: null }],
      ],
      'customisingPlan.journeySaved': [['ticket.closed', 'customisingPlan.choosingOptions', { ticket: null }]],
    },
  },
);
