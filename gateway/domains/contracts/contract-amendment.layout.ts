import { addDays } from '../../../platform/clock/local-date.ts';
import { longDate, shortDateFullYear } from '../../words/date-words.ts';
import { nameWithKit, POST_WORKING_DAYS, sendBackBy } from '../plans/kit.rules.ts';
import { exitFeePerMonth } from '../plans/plans.rules.ts';
import { exitFeeInWords, pounds } from './contracts.rules.ts';
import type { Amendment, ContractLayout, SummaryFacts } from './contracts.types.ts';

type Section = ContractLayout['sections'][number];
type Rows = Section['rows'];
type Plan = SummaryFacts['plan'];

/** What both documents say where a change of plan amends a contract that runs. The rest they say as of a new one. */

export function amendedSummaryIntro({ from }: Amendment): string {
  return `This contract summary gives the main points of your contract as it’ll be from ${longDate(from)}, and helps you to compare. The complete terms are in the contract information.`;
}

export function amendedInformationIntro({ from }: Amendment, brandName: string): string {
  return `This document is part of your contract with ${brandName} from ${longDate(from)} on, once you have accepted it. Until that day your contract stays as it is, and afterwards, too, if you undo the change.`;
}

/** The last day on which the change can be undone: it takes effect as the next one begins. */
const undoUntil = ({ from }: Amendment): string => shortDateFullYear(addDays(from, -1));

export function undoRow(amendment: Amendment): Rows[number] {
  return [
    'Undoing the change',
    `Until ${undoUntil(amendment)}, without a reason and free of charge: nothing changes then`,
  ];
}

function monthlyRow({ monthlyPriceInPence, contractMonths }: Plan, { from }: Amendment): Rows[number] {
  const promise = contractMonths === 1 ? '' : '. No mid-contract price rises';
  return [
    'Monthly price',
    `${pounds(monthlyPriceInPence)} a month from ${shortDateFullYear(from)}, VAT included${promise}`,
  ];
}

export function amendedPriceRows(plan: Plan, amendment: Amendment): Rows {
  const { from, before } = amendment;
  return [
    monthlyRow(plan, amendment),
    [
      'Until then',
      `${pounds(before.monthlyPriceInPence)} a month for ${nameWithKit(before.displayName, before.meshWifi)}`,
    ],
    ['Set-up price', 'None for a change of plan'],
    ['First payment', `With your bill of ${shortDateFullYear(from)}, and then on the same day of each month`],
  ];
}

/** What is left of the minimum term: a change begins no new one. */
export function amendedTermRow({ contractMonths }: Plan, { minimumTermEnd }: Amendment): Rows[number] {
  if (minimumTermEnd !== null)
    return [
      'Minimum term',
      `Its last day stays ${shortDateFullYear(minimumTermEnd)}. Then month by month, one month’s notice`,
    ];
  return [
    'Minimum term',
    contractMonths === 1
      ? 'None is left, and none begins: it carries on month by month'
      : 'None is left, and none begins: it carries on month by month, one month’s notice',
  ];
}

export const endingAfterTerm: Rows[number] = ['Ending', 'At any time with one month’s notice, free of charge'];

export function amendedDurationRows(plan: Plan, amendment: Amendment): Rows {
  const { minimumTermEnd } = amendment;
  const both = [amendedTermRow(plan, amendment), undoRow(amendment)];
  if (plan.contractMonths === 1)
    return [...both, ['Ending', 'Any month, free of charge, by the end of the month that is paid for']];
  if (minimumTermEnd === null) return [...both, endingAfterTerm];
  const share = pounds(exitFeePerMonth(plan.monthlyPriceInPence, plan.contractMonths));
  return [
    ...both,
    [
      'Ending early',
      `${share} for each month left of the minimum term, and nothing for one that pauses add. With 7 months left: ${exitFeeInWords(plan, 7)}`,
    ],
  ];
}

const planRow = ({ displayName }: Plan, before: Amendment['before']): Rows[number] => [
  'Plan',
  before.displayName === displayName ? `${displayName}, as before` : `From ${before.displayName} to ${displayName}`,
];

/** Where mesh Wi-Fi comes or goes: the second Wi-Fi point is posted, or sent back. */
function meshRow({ meshWifi }: Plan, { from, before }: Amendment): Rows {
  if (meshWifi === before.meshWifi) return [];
  const back = shortDateFullYear(sendBackBy(addDays(from, -1)));
  return [
    [
      'Mesh Wi-Fi',
      meshWifi
        ? `Added. We’ll post the second Wi-Fi point to you free of charge, so that it comes by ${shortDateFullYear(from)}, or within ${POST_WORKING_DAYS} working days of your request where that is later`
        : `Taken out. We’ll post you a prepaid bag: please send the second Wi-Fi point back by ${back}`,
    ],
  ];
}

/** What the change is, before the terms as they'll be. */
export function changeSection(plan: Plan, amendment: Amendment): Section {
  const { from, before } = amendment;
  return {
    heading: 'What changes',
    rows: [
      planRow(plan, before),
      ...meshRow(plan, amendment),
      [
        'Monthly price',
        `From ${pounds(before.monthlyPriceInPence)} to ${pounds(plan.monthlyPriceInPence)}, VAT included`,
      ],
      ['From', `${longDate(from)}, the date of your next bill`],
      undoRow(amendment),
    ],
  };
}

/** Instead of how a home is connected. */
export function connectedSection({ displayName }: Plan, { goLive, before }: Amendment): Section {
  return {
    heading: 'How you are connected',
    rows: [
      ['Go Live date', shortDateFullYear(goLive)],
      [
        'Visits',
        displayName === before.displayName
          ? 'None: your line and your router stay as they are'
          : 'None: the network changes the speed of your line, and your router stays',
      ],
    ],
  };
}
