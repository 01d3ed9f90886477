import { describeSteps } from '../../studio/machine-tests/describe-steps.ts';
import { answered, failed, offline } from '../shared/model-case.ts';
import { cases, facts, notDescribed, notPossible, ofOne, sends, starts } from './follow-shop-order.cases.ts';
import { followShopOrderMachine } from './follow-shop-order.machine.ts';
import { nothingWanted, wanted, wantedFaulty, withCode, withoutCode } from './returns.cases.ts';

const reading = 'showingOrder.readingOrder.upToDate';
const toOrder = ['order.requested', reading, { errors: {}, news: null }] as const;

describeSteps(
  { machine: followShopOrderMachine, starts, cases, facts },
  {
    steps: {
      choosingReturn: [
        [sends(wanted), 'reviewingReturn', { wanted, errors: {}, news: null }],
        [sends(wantedFaulty), 'reviewingReturn', { wanted: wantedFaulty, errors: {}, news: null }],
        [sends(wanted), 'choosingReturn', { errors: { reason: 'reasonNotForAll' }, news: null }],
        [sends(wantedFaulty), 'choosingReturn', { errors: { reason: 'reasonNotForAll' }, news: null }],
        [
          sends(nothingWanted),
          'choosingReturn',
          { errors: { pieceIds: 'phoneMissing', reason: 'reasonMissing' }, news: null },
        ],
        toOrder,
      ],
      reviewingReturn: [
        ['return.confirmed', 'sendingReturn', {}, { beginReturn: ofOne }],
        ['return.requested', 'choosingReturn'],
        toOrder,
      ],
      sendingReturn: [
        [answered('beginReturn', withCode), reading, { order: withCode, wanted: null, news: 'returnAsked' }],
        [answered('beginReturn', withoutCode), reading, { order: withoutCode, wanted: null, news: 'returnAsked' }],
        [failed('beginReturn', notPossible), 'loadingOrder', { news: 'returnNotPossible' }],
        [failed('beginReturn', notDescribed), 'choosingReturn', { errors: { description: 'descriptionMissing' } }],
        [failed('beginReturn', offline), 'returnNotSent', { failure: offline }],
      ],
      returnNotSent: [
        ['retry.requested', 'sendingReturn', { failure: null }],
        ['review.requested', 'reviewingReturn', { failure: null }],
      ],
    },
  },
);
