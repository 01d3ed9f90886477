import { price } from '../../../../ui/format/price.ts';
import { speed } from '../../../../ui/format/speed.ts';
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
                'Your postcode and an email address. If you’re switching, you’ll also need the name of your current provider and the last name on its bill. The account number helps. If you rent, you’ll need your landlord’s permission for the outside install.',
              ],
            },
            {
              question: 'The check can’t find my address. What now?',
              answer: [
                'Enter it by hand. There’s a button for that under the search box. New homes can take a few weeks to appear. If we still can’t find it, [tell us](/contact-us).',
              ],
            },
            {
              question: 'Which plan should I take?',
              answer: [
                `${popular.map(({ speedInMbps, priceInPence }) => `${speed(speedInMbps)} at ${price(priceInPence)} a month`).join(', ')} is what most people choose. You can move up or down once a month, so you’re never stuck with a wrong guess for long.`,
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
      heading: 'During your order',
      blocks: [
        {
          questions: [
            {
              question: 'Can I save it and carry on later?',
              answer: [
                'Yes. “Save for later” gives you a code and a link. They work on any device for 30 days, for the account that saved them. Enter the code on the [address check](/postcode-checker).',
              ],
            },
            {
              question: 'How long do you hold my dates?',
              answer: ['We hold them for 24 hours. They’re booked when you place your order.'],
            },
            {
              question: 'Do I have to read the contract?',
              answer: [
                'You should, and we’ve tried to make it bearable. The summary is one page. You can open both documents before you place the order, and we’ll email them to you as well.',
              ],
            },
          ],
        },
      ],
    },
    {
      heading: 'After your order',
      blocks: [
        {
          questions: [
            {
              question: 'What happens after I order?',
              answer: [
                'You’ll get an order ID and a confirmation email with your contract. The network will confirm your visits, your router will come by post, and we’ll email or text you whenever something changes.',
              ],
            },
            {
              question: 'What if I change my mind?',
              answer: [
                'You have 14 days, counted from the day after you order, and you don’t need a reason. [Tell us](/contact-us) in any clear way. If you asked us to start in that time, you’ll pay for the days you used.',
              ],
            },
          ],
        },
        { actions: [{ label: 'Check your address', to: '/postcode-checker' }] },
      ],
    },
  ],
};
