import { price } from '../../../../ui/format/price.ts';
import type { ContentPage } from '../../content-page.types.ts';
import { advertisedPlans } from '../../plans.ts';
import { exitSharePercent } from '../../price-facts.ts';

const [example] = advertisedPlans;
const share = example ? (example.priceInPence * exitSharePercent) / 100 : 0;

export const page: ContentPage = {
  title: 'Help with your plan',
  description:
    'How to change your plan each month, use a free speed boost, pause for up to four weeks, and what ending a contract costs, step by step.',
  heading: 'Your plan',
  intro: 'Faster, slower, asleep or over: what you can do with a plan, and when it takes effect.',
  tone: 'pink',
  scene: 'bars',
  parent: { label: 'Help', to: '/help' },
  sections: [
    {
      id: 'change',
      heading: 'Changing it',
      blocks: [
        {
          text: 'Once a month, up or down, at the same home. The new speed and the new price start together on your next bill date. Nobody has to visit, and your router stays. A change doesn’t start a new contract: its length and its last day stay as they are, so a 12 month plan changes to another 12 month plan. You can add mesh Wi-Fi or take it out in the same way, with another plan or with the one you have: we’ll post the second Wi-Fi point to you, or a prepaid bag for it. Before you agree you’ll read your contract as it’ll be, and until the day before it starts you can undo the change. You do both on [the page for changes](/dashboard/plans?for=change).',
        },
      ],
    },
    {
      id: 'boost',
      heading: 'Boosting it',
      blocks: [
        {
          text: 'A free speed boost up to 3 times a month: 24 hours at the speed of the next faster plan that your home can have. There’s nothing to pay and nothing to switch off. Your plan goes back to its normal speed automatically. Boosts that you don’t use run out at the end of the month. Our fastest plan has no boost, as there’s nothing faster, and there’s none while your plan is paused. You begin one on [the page of your plan](/dashboard/plans).',
        },
      ],
    },
    {
      id: 'pause',
      heading: 'Pausing it',
      blocks: [
        {
          text: 'For up to four weeks, 28 days in any 12 months, at no charge. Choose the first day, from tomorrow on, and how many days. You can resume early, and you don’t pay for the days you paused: they come off your next bill. Your minimum term ends that many days later, which you agree to when you plan the pause. You do both on [the page of your plan](/dashboard/plans).',
        },
      ],
    },
    {
      id: 'end',
      heading: 'Ending it',
      blocks: [
        {
          list: [
            'Within 14 days of the day after you order: without a reason and, before your Go Live date, without a penny.',
            'A rolling plan: any time, by the end of the month that is paid for.',
            `A 12 month contract: ${exitSharePercent}% of the monthly price for each month that is left, but for those that pauses add. On ${example ? price(example.priceInPence) : ''} a month with 6 months left that is 6 × ${price(share)} = ${price(6 * share)}.`,
            'By switching: ask your new provider. They’ll tell us, so you don’t have to.',
          ],
        },
        {
          text: 'The [exit fee of every plan](/pricing#leaving-early) is on our price page. What leaving would cost you, and when, is on [the page where you leave](/dashboard/plans?for=leave).',
        },
      ],
    },
    {
      heading: 'Where to do it',
      blocks: [
        {
          text: 'All of it on the page of your plan. Or chat with us or call us, and we’ll do it for you.',
        },
        {
          actions: [
            { label: 'Contact us', to: '/contact-us' },
            { label: 'Go to my plan', to: '/dashboard/plans' },
          ],
        },
      ],
    },
  ],
};
