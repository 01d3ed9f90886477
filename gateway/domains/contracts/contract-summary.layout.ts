import { exitFeePerMonth } from '../plans/plans.rules.ts';
import { minimumSpeed, peakSpeed } from '../products/speeds.rules.ts';
import { amendedDurationRows, amendedPriceRows, amendedSummaryIntro } from './contract-amendment.layout.ts';
import {
  COMPLAINT_WEEKS,
  compensationOn,
  COOLING_OFF_DAYS,
  disabilityFeatures,
  exitFeeInWords,
  pounds,
  setUpPrice,
  SPEED_REPAIR_DAYS,
  speedInWords,
  subtitleOf,
  WAYS_TO_PAY,
} from './contracts.rules.ts';
import type { ContractLayout, SummaryFacts } from './contracts.types.ts';

type Rows = ContractLayout['sections'][number]['rows'];

/** The summary that a customer must get before agreeing: one side of A4, the headings in the order that the rules fix. */
export function summaryLayout(facts: SummaryFacts): ContractLayout {
  return {
    title: 'Contract summary',
    subtitle: subtitleOf(facts),
    intro: introOf(facts),
    sections: [
      { heading: 'Services and equipment', rows: servicesRows(facts) },
      { heading: 'Speeds of the internet service and remedies in case of problems', rows: speedRows(facts) },
      { heading: 'Price', rows: priceRows(facts) },
      { heading: 'Duration, renewal and termination', rows: durationRows(facts) },
      { heading: disabilityFeatures.heading, rows: accessibilityRows },
      { heading: 'Other relevant information', rows: otherRows(facts) },
    ],
    onePage: true,
  };
}

function introOf({ amendment, reference }: SummaryFacts): string {
  if (amendment) return amendedSummaryIntro(amendment);
  const purpose =
    'This contract summary gives the main points of our offer, as the law requires, and helps you to compare offers.';
  return reference === null
    ? `${purpose} Before you order you’ll get one for your home, with the contract information, which has the complete terms.`
    : `${purpose} The complete terms are in the contract information.`;
}

function servicesRows({ plan, address }: SummaryFacts): Rows {
  return [
    ['Service', `${plan.displayName} full fibre broadband, unlimited`],
    ['Equipment', plan.meshWifi ? 'A router, included, and mesh Wi-Fi' : 'A router, included'],
    ['Address', address ?? 'The home that you order for'],
  ];
}

function speedRows({ plan, date }: SummaryFacts): Rows {
  const speed = plan.downstreamSpeedInMbps;
  const { lateStart, missedVisit, lateRepair } = compensationOn(date);
  return [
    ['Advertised speed', `${speedInWords(speed)} down, ${speedInWords(plan.upstreamSpeedInMbps)} up`],
    ['Evening, 8pm to 10pm', `Normally ${speedInWords(peakSpeed(speed))} down`],
    [
      'Minimum guaranteed',
      `${speedInWords(minimumSpeed(speed))} down. If we can’t put a slower line right in ${SPEED_REPAIR_DAYS} days, you may leave free of charge`,
    ],
    [
      'If we let you down',
      `Automatic credit: ${pounds(lateStart)} for each day that we start late, ${pounds(missedVisit)} for a missed visit, ${pounds(lateRepair)} for each day without service after 2 working days`,
    ],
  ];
}

function priceRows({ plan, amendment }: SummaryFacts): Rows {
  if (amendment) return amendedPriceRows(plan, amendment);
  return [
    [
      'Monthly price',
      `${pounds(plan.monthlyPriceInPence)} a month, VAT included${plan.contractMonths === 1 ? '' : '. No mid-contract price rises'}`,
    ],
    ['Set-up price', setUpPrice(plan)],
    ['First payment', 'Nothing today. The first month is charged on your Go Live date'],
    ['How you pay', WAYS_TO_PAY],
  ];
}

function durationRows({ plan, amendment }: SummaryFacts): Rows {
  if (amendment) return amendedDurationRows(plan, amendment);
  const changeOfMind: Rows[number] = [
    'Changing your mind',
    `Within ${COOLING_OFF_DAYS} days of the day after you order, without a reason`,
  ];
  if (plan.contractMonths === 1)
    return [
      ['Minimum term', '1 month from your Go Live date, then month by month'],
      changeOfMind,
      ['Ending', 'Any month, free of charge, by the end of the month that is paid for'],
    ];
  const share = pounds(exitFeePerMonth(plan.monthlyPriceInPence, plan.contractMonths));
  return [
    ['Minimum term', `${plan.contractDurationText} from your Go Live date. Then month by month, one month’s notice`],
    changeOfMind,
    [
      'Ending early',
      `${share} for each month left of the minimum term, and nothing for one that pauses add. With 7 months left: ${exitFeeInWords(plan, 7)}`,
    ],
  ];
}

const accessibilityRows: Rows = [
  ['Formats', 'This document in braille, large print or as audio, free of charge'],
  ['Support', disabilityFeatures.support],
];

function otherRows({ brandName, hostUrl }: SummaryFacts): Rows {
  return [
    ['Contact', `${brandName}, ${hostUrl}/help, help@example.com, 01632 960000`],
    [
      'Complaints',
      `If we haven’t settled your complaint after ${COMPLAINT_WEEKS} weeks, an independent scheme decides, free of charge to you`,
    ],
  ];
}
