import { price } from '../../../ui/format/price.ts';
import { speed } from '../../../ui/format/speed.ts';
import type { ContentPage } from '../content-page.types.ts';
import { advertisedContract, advertisedPlans } from '../plans.ts';
import {
  eveningSpeedPercent,
  exitSharePercent,
  guaranteedSpeedPercent,
  meshInPence,
  rollingSetupInPence,
} from '../price-facts.ts';

const share = (whole: number, percent: number): number => Math.floor((whole * percent) / 100);

export const page: ContentPage = {
  title: 'Pricing',
  description:
    'Every broadband price we have on one page: monthly prices, set-up, mesh Wi-Fi and what leaving early costs, worked out in pounds.',
  heading: 'Every price, on one page',
  intro: 'Prices include VAT. If you’re charged for something that isn’t on this page, you don’t have to pay it.',
  tone: 'turquoise',
  scene: 'coin',
  sections: [
    {
      id: 'plans',
      heading: 'Plans',
      blocks: [
        {
          table: {
            caption: 'Price of each plan, and of its set-up by contract',
            head: ['Plan', 'A month', `Set-up, ${advertisedContract} months`, 'Set-up, 1 month rolling'],
            rows: advertisedPlans.map(({ speedInMbps, priceInPence, popular }) => [
              `${speed(speedInMbps)}${popular === true ? ', most popular' : ''}`,
              price(priceInPence),
              'Free',
              price(rollingSetupInPence),
            ]),
            areAmounts: true,
          },
        },
        {
          text: 'A month costs the same on both contracts. Set-up is paid once, with the first month, and has both engineer visits in it.',
        },
        {
          text: 'No mid-contract price rises on 12 month deals. Your first month is charged on your Go Live date, not before.',
        },
      ],
    },
    {
      id: 'once-and-extras',
      heading: 'One-off and extra costs',
      blocks: [
        {
          facts: [
            { term: 'Router', details: 'Included. It stays ours and comes back when you leave' },
            {
              term: 'Mesh Wi-Fi',
              details: `${price(meshInPence)} a month, for a second Wi-Fi point in larger homes. You can add it or take it out once a month`,
            },
            { term: 'Changing plan', details: 'Free. You can change once a month, from your next bill date' },
            { term: 'Speed boosts', details: 'Free, up to 3 times a month, on all plans but the fastest' },
            { term: 'Pause', details: 'Free, for up to four weeks in any 12 months' },
            { term: 'Moving a visit', details: 'Free, until the day before' },
          ],
        },
      ],
    },
    {
      id: 'speeds',
      heading: 'What the speeds mean',
      blocks: [
        {
          table: {
            caption: 'Download and upload speed of each plan',
            head: ['Plan', 'Upload', 'Download in the evening', 'Download, never below'],
            rows: advertisedPlans.map(({ speedInMbps }) => [
              speed(speedInMbps),
              // Full fibre is as fast up as down.
              speed(speedInMbps),
              speed(share(speedInMbps, eveningSpeedPercent)),
              speed(share(speedInMbps, guaranteedSpeedPercent)),
            ]),
            areAmounts: true,
          },
        },
        {
          text: 'The evening speed is what you can normally have between 8pm and 10pm, when everyone is at home. The last column is our guaranteed download speed, measured at the router. [What happens when it’s slower](/help/faults#slow).',
        },
      ],
    },
    {
      id: 'leaving-early',
      heading: 'Leaving early',
      blocks: [
        {
          text: `For 14 days after you order you can change your mind. After that, a 12 month contract that ends early costs ${exitSharePercent}% of your monthly price for each month that is left. Months that pauses add don’t count. A rolling plan has no exit fee at all.`,
        },
        {
          table: {
            caption: 'Exit fee by months left',
            head: ['Plan', '1 month left', '6 months left', '11 months left'],
            rows: advertisedPlans.map(({ speedInMbps, priceInPence }) => [
              speed(speedInMbps),
              ...[1, 6, 11].map((months) => price(months * share(priceInPence, exitSharePercent))),
            ]),
            areAmounts: true,
          },
        },
        { actions: [{ label: 'Check your address', to: '/postcode-checker' }] },
      ],
    },
  ],
};
