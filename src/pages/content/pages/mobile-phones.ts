import { externalLinks } from '../external-links.ts';
import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'Mobile phones',
  description:
    'Our phone shop is on its way: new and refurbished phones from Apple, Samsung and others. What will be there, and what you can do today.',
  heading: 'Phones are on their way',
  intro: 'Apple, Samsung and others, new and refurbished. The shelves are being filled, but the till isn’t open yet.',
  tone: 'pink',
  scene: 'phone',
  sections: [
    {
      heading: 'How the shop will work',
      blocks: [
        {
          list: [
            'You buy the phone once and pick a SIM plan separately, so neither ties you to the other.',
            'Pay at once, or by instalments. Credit is offered only to permanent UK residents aged 18 or over.',
            'Every phone comes unlocked, with a SIM or an eSIM, and can be [sent back within 14 days](/shipping-and-returns#returns).',
          ],
        },
      ],
    },
    {
      heading: 'What you can do today',
      blocks: [
        {
          cards: [
            {
              title: 'Keep the phone you have',
              text: 'A free SIM makes it ours, without a contract',
              to: '/free-sim-cards',
            },
            {
              title: 'Read about refurbished phones',
              text: 'What the grades mean, and what is tested',
              to: '/mobile-phones/refurbished',
            },
            {
              title: 'Sell your old one',
              text: 'Our partner makes an offer in a minute',
              to: externalLinks.sellYourPhone,
            },
          ],
        },
      ],
    },
  ],
};
