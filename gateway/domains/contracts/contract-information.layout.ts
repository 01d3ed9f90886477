import { shortDateFullYear } from '../../words/date-words.ts';
import { exitFeePerMonth } from '../plans/plans.rules.ts';
import { minimumSpeed, peakSpeed } from '../products/speeds.rules.ts';
import {
  amendedInformationIntro,
  amendedPriceRows,
  amendedTermRow,
  changeSection,
  connectedSection,
  endingAfterTerm,
  undoRow,
} from './contract-amendment.layout.ts';
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
import type { ContractFacts, ContractLayout } from './contracts.types.ts';

type Section = ContractLayout['sections'][number];

/** The complete terms of one plan. */
export function informationLayout(facts: ContractFacts): ContractLayout {
  return {
    title: 'Contract information',
    subtitle: subtitleOf(facts),
    intro: facts.amendment
      ? amendedInformationIntro(facts.amendment, facts.brandName)
      : `This document is part of your contract with ${facts.brandName}. It begins when you place your order, after you have read the contract summary and this document.`,
    sections: [
      ...(facts.amendment ? [changeSection(facts.plan, facts.amendment)] : []),
      partiesSection(facts),
      serviceSection(facts),
      facts.amendment ? connectedSection(facts.plan, facts.amendment) : installationSection(facts),
      speedSection(facts),
      priceSection(facts),
      termSection(facts),
      changeOfMindSection(facts),
      endingSection(facts),
      compensationSection(facts),
      changesSection,
      complaintsSection(facts),
      accessibilitySection,
    ],
    onePage: false,
  };
}

function partiesSection({ brandName, hostUrl, customerName, address }: ContractFacts): Section {
  return {
    heading: 'You and us',
    rows: [
      ['Customer', customerName],
      ['Address', address],
      ['Provider', `${brandName}, ${hostUrl}, help@example.com, 01632 960000`],
      ['Network', 'Installation and repair are done by our engineering partner on its full fibre network'],
    ],
  };
}

function serviceSection({ plan }: ContractFacts): Section {
  return {
    heading: 'What you get',
    rows: [
      ['Broadband', `${plan.displayName}, unlimited, with the same speed up and down`],
      ['Router', 'Included. It stays ours and is sent back when the contract ends'],
      [
        'Mesh Wi-Fi',
        plan.meshWifi
          ? 'Included in your monthly price. The second Wi-Fi point stays ours and is sent back when mesh Wi-Fi is taken out, or the contract ends'
          : 'Not part of this contract',
      ],
      ['Speed boost', 'Free, up to 3 times a month'],
      ['Pause', 'Up to four weeks at no charge'],
    ],
  };
}

const firstDay = 'The day on which your broadband works for the first time. We’ll tell you as soon as it is certain';

/** The day that the customer chose, where no home install decides it; an outside visit comes first, whatever day was asked for. */
function wishedDay({ connectionDate, preworkRequired, inhomeRequired }: ContractFacts['plan']): string {
  if (inhomeRequired) return '';
  if (connectionDate === null) return 'The first day that the network can connect you. ';
  const after = preworkRequired ? ', or the day after your outside install if that is later' : '';
  return `${shortDateFullYear(connectionDate)}${after}. `;
}

function installationSection({ plan }: ContractFacts): Section {
  const rows: Section['rows'] = [];
  if (plan.preworkRequired)
    rows.push(['Outside install', 'Nobody needs to be at home. The owner of the home must agree to the work']);
  if (plan.inhomeRequired)
    rows.push(['Home install', 'On a weekday, about an hour, with an adult at home. Your service starts with it']);
  rows.push(['Go Live date', `${wishedDay(plan)}${firstDay}`]);
  return { heading: 'How you are connected', rows };
}

function speedSection({ plan }: ContractFacts): Section {
  const { downstreamSpeedInMbps: down, upstreamSpeedInMbps: up } = plan;
  return {
    heading: 'Speeds',
    rows: [
      ['Advertised', `${speedInWords(down)} download, ${speedInWords(up)} upload`],
      [
        'In the evening, 8pm to 10pm',
        `Normally ${speedInWords(peakSpeed(down))} download, ${speedInWords(peakSpeed(up))} upload`,
      ],
      ['Minimum guaranteed', `${speedInWords(minimumSpeed(down))} download, measured at the router`],
      [
        'If it is slower',
        `Tell us. If we can’t bring it back above the minimum in ${SPEED_REPAIR_DAYS} days, you may end this contract, and anything bought with it, free of charge`,
      ],
    ],
  };
}

function priceRisesRow({ plan }: ContractFacts): Section['rows'][number] {
  return [
    'Price rises',
    plan.contractMonths === 1
      ? 'We’ll tell you in pounds and pence at least one month before a price changes, and you may leave free of charge'
      : 'None during the minimum term: there are no mid-contract price rises. We’ll tell you the price after it, in pounds and pence, at least one month before',
  ];
}

function priceSection(facts: ContractFacts): Section {
  const { plan, amendment } = facts;
  const heading = 'What you pay';
  if (amendment) return { heading, rows: [...amendedPriceRows(plan, amendment), priceRisesRow(facts)] };
  return {
    heading,
    rows: [
      ['Monthly price', `${pounds(plan.monthlyPriceInPence)} a month, VAT included`],
      priceRisesRow(facts),
      ['Set-up price', setUpPrice(plan)],
      [
        'First payment',
        'The first month is charged on your Go Live date, not before. Then on the same day of each month',
      ],
      ['How you pay', WAYS_TO_PAY],
    ],
  };
}

function minimumTermRow({ plan, amendment }: ContractFacts): Section['rows'][number] {
  if (amendment) return amendedTermRow(plan, amendment);
  return plan.contractMonths === 1
    ? ['Minimum term', '1 month from your Go Live date. It carries on month by month until you end it']
    : ['Minimum term', `${plan.contractDurationText} from your Go Live date`];
}

function termSection(facts: ContractFacts): Section {
  const { plan, amendment } = facts;
  const isOver = amendment !== null && amendment.minimumTermEnd === null;
  const rows: Section['rows'] =
    plan.contractMonths === 1 || isOver
      ? [minimumTermRow(facts)]
      : [
          minimumTermRow(facts),
          [
            'Afterwards',
            'The contract carries on month by month with one month’s notice. Between 10 and 40 days before the minimum term ends, we’ll tell you its last day, the price after it and our best offers',
          ],
        ];
  return {
    heading: 'How long it lasts',
    rows: [
      ...rows,
      [
        'Changing plan',
        'Once a month, from your next bill date, up or down, with mesh Wi-Fi or without, at the same home. It doesn’t start a new minimum term',
      ],
    ],
  };
}

function changeOfMindSection({ brandName, amendment }: ContractFacts): Section {
  return {
    heading: 'Changing your mind',
    rows: [
      ...(amendment ? [undoRow(amendment)] : []),
      ['When', `You may cancel without a reason for ${COOLING_OFF_DAYS} days, counted from the day after you order`],
      [
        'What it costs',
        'Nothing before your Go Live date. If you asked us to start within these days, you pay for the days that you had the service. The set-up price isn’t refunded after activation',
      ],
      [
        'How',
        `Tell us in any clear way, or write: “To ${brandName}, help@example.com. I hereby give notice that I cancel my contract for broadband, ordered on (date). Name, address, date.”`,
      ],
    ],
  };
}

function endingSection({ plan, amendment }: ContractFacts): Section {
  if (plan.contractMonths === 1)
    return {
      heading: 'Ending the contract',
      rows: [
        [
          'Any time',
          'One click or one message is enough. It ends with the month that is paid for, and there is no exit fee',
        ],
      ],
    };
  if (amendment && amendment.minimumTermEnd === null)
    return { heading: 'Ending the contract', rows: [endingAfterTerm] };
  return {
    heading: 'Ending the contract early',
    rows: [
      [
        'Exit fee',
        `Months left of the minimum term × ${pounds(exitFeePerMonth(plan.monthlyPriceInPence, plan.contractMonths))}. Months that pauses add to the term do not count. It is less than the monthly price, because we save what the service would have cost us`,
      ],
      ['11 months left', exitFeeInWords(plan, 11)],
      ['6 months left', exitFeeInWords(plan, 6)],
      ['1 month left', exitFeeInWords(plan, 1)],
      [
        'Switching',
        'When you switch to another provider, that provider ends this contract for you, and you pay nothing beyond the day of the switch but the exit fee',
      ],
    ],
  };
}

function compensationSection({ date }: ContractFacts): Section {
  const { lateStart, missedVisit, lateRepair } = compensationOn(date);
  return {
    heading: 'If something goes wrong',
    rows: [
      ['Starting late', `${pounds(lateStart)} for each day after the promised Go Live date, that day included`],
      [
        'Missed visit',
        `${pounds(missedVisit)} for each visit that is missed, or cancelled with less than 24 hours’ notice`,
      ],
      ['No service', `${pounds(lateRepair)} for each day, when it isn’t put right after 2 full working days`],
      ['How it is paid', 'As a credit on your bill within 30 days. You don’t have to ask for it'],
    ],
  };
}

const changesSection: Section = {
  heading: 'If we change something',
  rows: [
    [
      'Notice',
      'At least one month. Unless the change is only to your benefit, you may leave free of charge within that month',
    ],
    [
      'Moving home',
      'Tell us a month before. If we can’t connect your new home, you may end the contract early as above',
    ],
  ],
};

function complaintsSection({ hostUrl }: ContractFacts): Section {
  return {
    heading: 'Complaints',
    rows: [
      ['To us', `${hostUrl}/help, help@example.com, 01632 960000, or by chat`],
      [
        'Independent resolution',
        `After ${COMPLAINT_WEEKS} weeks, or as soon as we say that we can’t agree, you may take the complaint to an independent scheme approved by Ofcom. It is free of charge to you and binds us`,
      ],
    ],
  };
}

const accessibilitySection: Section = {
  heading: disabilityFeatures.heading,
  rows: [
    ['Formats', 'Contracts and bills in braille, large print or as audio, free of charge'],
    ['Support', disabilityFeatures.support],
  ],
};
