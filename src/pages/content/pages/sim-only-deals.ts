import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'SIM only deals',
  description:
    'Our SIM only plans are on their way to this site. What they will be like, what you can do today, and how to find out what you need.',
  heading: 'SIM only deals are on their way',
  intro: 'You can’t buy one here yet. We’d rather say so than show you a price you can’t have.',
  tone: 'turquoise',
  scene: 'sim',
  sections: [
    {
      heading: 'What to expect',
      blocks: [
        {
          list: [
            'Plans that run for a month and stop when you stop them. No contract, no credit check.',
            'Data, minutes and texts for the UK, and data in [38 countries](/roaming-charges) without a surcharge.',
            'The same price for new and old customers, as with our [broadband](/pricing).',
          ],
        },
      ],
    },
    {
      heading: 'What you can do today',
      blocks: [
        {
          cards: [
            { title: 'Get a free SIM', text: 'It costs nothing until you switch it on', to: '/free-sim-cards' },
            {
              title: 'Find out how much data you need',
              text: 'Hour by hour, and from your own phone',
              to: '/how-much-data-do-i-need',
            },
            {
              title: 'Look at the network',
              text: 'Where it reaches, and Wi-Fi calling where it doesn’t',
              to: '/coverage-and-service',
            },
          ],
        },
      ],
    },
  ],
};
