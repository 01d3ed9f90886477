import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline, refused } from '../shared/model-case.ts';
import { member } from '../choose-plan/choose-plan.cases.ts';
import { cases, corrected, facts, order, starts } from './review-order.cases.ts';
import { reviewOrderMachine } from './review-order.machine.ts';

const contract = {
  planId: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002',
  contractSummaryDocId: 'S',
  contractInformationDocId: 'I',
  monthRemaining: 12,
};

/** Another name is another contract. */
const correctedAs = (told: typeof member) =>
  [
    { type: 'member.changed', member: told },
    'preparingContract',
    { member: told, contract: null, failure: null },
    { prepareContract: { planId: contract.planId } },
  ] as const;

describeSteps(
  { machine: reviewOrderMachine, starts, cases, facts },
  {
    begins: { 'a customer with everything chosen': 'preparingContract' },
    steps: {
      preparingContract: [
        [
          answered('prepareContract', {
            contract,
            plan: starts['a customer with everything chosen'].plan,
            member,
          }),
          'reviewingOrder',
          {
            contract,
          },
        ],
        [
          answered('prepareContract', {
            contract,
            plan: {
              id: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002',
              productId: '6f0c2f6e-0001-4d0d-9a9a-3c3c3c3c0001',
              monthlyPrice: '4500',
            },
            member,
          }),
          'orderChanged',
        ],
        [failed('prepareContract', offline), 'contractNotPrepared', { failure: offline }],
        correctedAs(corrected),
        // Whoever takes it back before the contract is there.
        correctedAs(member),
        [{ type: 'engineerNotes.requested', row: 'healthAndSafety' }, 'engineerNotesNeeded'],
      ],
      reviewingOrder: [
        [
          { type: 'order.submitted', contractAccepted: true },
          'placingOrder',
          { errors: {} },
          { placeOrder: { planId: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002', contractDocId: 'I' } },
        ],
        [
          { type: 'order.submitted', contractAccepted: false },
          'reviewingOrder',
          { errors: { contractAccepted: 'notAccepted' } },
        ],
        correctedAs(corrected),
        ['hold.ended', 'visitsExpired'],
        [{ type: 'engineerNotes.requested', row: 'healthAndSafety' }, 'engineerNotesNeeded'],
      ],
      orderChanged: [['changes.requested', 'orderOutdated']],
      contractNotPrepared: [
        [
          'retry.requested',
          'preparingContract',
          { failure: null },
          { prepareContract: { planId: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002' } },
        ],
        correctedAs(corrected),
        // Whoever takes it back before the contract is there.
        correctedAs(member),
      ],
      placingOrder: [
        [answered('placeOrder', order), 'orderPlaced', { order: order }],
        [failed('placeOrder', refused(409, 'reservation.expired')), 'visitsExpired'],
        [failed('placeOrder', refused(409, 'reservation.missing')), 'visitsExpired'],
        [failed('placeOrder', refused(409, 'switch.unsettled')), 'switchUnfinished'],
        [failed('placeOrder', refused(409, 'order.exists')), 'homeOrdered'],
        [failed('placeOrder', refused(409, 'contract.missing')), 'orderChanged'],
        [failed('placeOrder', refused(409, 'contract.changed')), 'orderChanged'],
        [failed('placeOrder', refused(500, 'internal')), 'orderNotPlaced', { failure: refused(500, 'internal') }],
      ],
      visitsExpired: [['visits.changed', 'visitsNeeded']],
      switchUnfinished: [['switchChange.requested', 'orderOutdated']],
      orderNotPlaced: [
        [
          'retry.requested',
          'placingOrder',
          { failure: null },
          { placeOrder: { planId: '6f0c2f6e-0002-4d0d-9a9a-3c3c3c3c0002', contractDocId: 'I' } },
        ],
        ['order.reviewed', 'reviewingOrder', { failure: null }],
        correctedAs(corrected),
      ],
    },
  },
);
