import { price } from '../../../ui/format/price.ts';
import { speed } from '../../../ui/format/speed.ts';
import type { ContentPage } from '../../content-page.types.ts';
import { advertisedPlans } from '../../plans.ts';

const popular = advertisedPlans.filter((plan) => plan.popular === true);

export const page: ContentPage = {
  title: 'Help with ordering',
  description:
    'How an order goes, what you need for it, how long it takes, how to save it for later and how to change or cancel it afterwards.',
  heading: 'Ordering',
  intro: 'Three steps, Plan, Install and Review, and about ten minutes. You can stop after each of them.',
  tone: 'yellow',
  scene: 'house',
  parent: { label: 'Help', to: '/help' },
  sections: [
    {
      heading: 'Before you order',
      blocks: [
        {
          questions: [
            {
              question: 'What do I need?',
              answer: [
                'Your postcode and an email address. If you are switching: the name of your provider and the surname on its bill; the account number helps. If you rent: your landlord’s yes to the outside work.',
              ],
            },
            {
              question: 'The check does not know my address. What now?',
              answer: [
                'Type it by hand: there is a button for that under the search box. New homes can take a few weeks to appear. If it still is not found, [tell us](/contact-us).',
              ],
            },
            {
              question: 'Which plan should I take?',
              answer: [
                `${popular.map(({ speedInMbps, priceInPence }) => `${speed(speedInMbps)} at ${price(priceInPence)} a month`).join(', ')} is what most people choose. You can move up or down once a month, so a wrong guess costs you one month at most.`,
              ],
            },
            {
              question: '12 months or month by month?',
              answer: [
                'The 12 month deal has free set-up and no mid-contract price rises. The rolling plan has a [set-up price](/pricing#once-and-extras) and ends whenever you like.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'In the middle of it',
      blocks: [
        {
          questions: [
            {
              question: 'Can I save it and carry on later?',
              answer: [
                'Yes. “Save for later” gives you a code and a link. They work on any device for 30 days, for the member who saved them. Put the code in on the [address check](/postcode-checker).',
              ],
            },
            {
              question: 'How long are my dates mine?',
              answer: ['We hold them for 24 hours. They are booked when you place your order.'],
            },
            {
              question: 'Do I have to read the contract?',
              answer: [
                'You should, and we have tried to make it bearable: the summary is one page. You can open both documents before you place the order, and they are emailed to you as well.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'Afterwards',
      blocks: [
        {
          questions: [
            {
              question: 'What happens after I order?',
              answer: [
                'You get an order ID and a confirmation email with your contract. The network confirms your visits, the router comes by post, and we write or text whenever something changes.',
              ],
            },
            {
              question: 'I have changed my mind.',
              answer: [
                'You have 14 days, counted from the day after you order, and need no reason. [Tell us](/contact-us) in any clear way. If you had us start in that time, you pay for the days you used.',
              ],
            },
          ],
        },
        { actions: [{ label: 'Check your address', to: '/postcode-checker' }] },
      ],
    },
  ],
};
