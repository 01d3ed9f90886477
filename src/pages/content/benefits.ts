import type { Words } from './content-page.types.ts';

/** What a benefit of the home page means in full: for its dialog there, and for the page that says why. */
export type BenefitDetails = { id: string; title: string; paragraphs: readonly Words[] };

export const benefitDetails: readonly BenefitDetails[] = [
  {
    id: 'price',
    title: 'No mid-contract price rises',
    paragraphs: [
      'No mid-contract price rises on 12 month deals. The price in your contract is the price on all twelve bills: no rise in spring, nothing tied to inflation, no “plus a bit”.',
      'Before your 12 months end, we’ll tell you what comes next, in pounds and pence, between 10 and 40 days ahead. If you don’t like it, you can leave, and it costs you nothing.',
    ],
  },
  {
    id: 'plan-changes',
    title: 'Plan changes each month',
    paragraphs: [
      'Go up a plan or down a plan once a month. The change starts with your next bill, at the same home, and doesn’t start a new contract. Until the day before you can undo it.',
      'Moving up needs no engineer: the fibre that carries 150 Mbps carries 1 Gbps as well.',
    ],
  },
  {
    id: 'speed-boosts',
    title: 'Free speed boosts',
    paragraphs: [
      'A free speed boost up to 3 times a month: 24 hours at the speed of the next faster plan. Only our fastest plan has none. Use one for a game that has to be there by tonight, or for handing in a film.',
      'There’s nothing to pay and nothing to switch off. Your plan goes back to its normal speed automatically.',
    ],
  },
  {
    id: 'pause',
    title: 'Pause when you’re away',
    paragraphs: [
      'Broadband pause for up to four weeks at no charge. Away for August, or between two tenants? You don’t pay for the days you pause, and your contract ends that much later.',
      'Your router, your settings and your price are as you left them when you’re back.',
    ],
  },
  {
    id: 'engineers',
    title: 'Fitted by engineers, on your days',
    paragraphs: [
      'Your installation is done by our engineering partner, on the network of our broadband partner. You choose the date of every visit when you order, and we hold it for you for 24 hours.',
      'For the outside install, engineers bring the fibre to your wall. Nobody has to be in, but the homeowner has to agree. For the home install, an engineer needs about an hour on a weekday, and an adult to let them in.',
    ],
  },
];
