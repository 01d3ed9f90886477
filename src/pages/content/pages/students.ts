import { price } from '../../../ui/format/price.ts';
import type { ContentPage } from '../content-page.types.ts';
import { rollingSetupInPence } from '../price-facts.ts';

export const page: ContentPage = {
  title: 'Broadband for students',
  description:
    'Shared house, nine month tenancy, empty in July? Which broadband plan suits students, how to split it and how to pause it in the holidays.',
  heading: 'Broadband that knows about term dates',
  intro:
    'There is no student discount with small print here. There are three ordinary things that happen to suit students rather well.',
  tone: 'pink',
  scene: 'cap',
  sections: [
    {
      heading: 'Which plan for which house',
      blocks: [
        {
          facts: [
            {
              term: 'A twelve month tenancy',
              details: 'The 12 month deal: free set-up, and a price that doesn’t move while you live there',
            },
            {
              term: 'Nine or ten months',
              details: `A plan that rolls from month to month, with ${price(rollingSetupInPence)} set-up. Leave with the month you move out`,
            },
            {
              term: 'Two of you',
              details: '150 Mbps is plenty for lectures, films and a console at the same time',
            },
            { term: 'Five of you', details: '500 Mbps, and nobody has to ask who is downloading' },
          ],
        },
      ],
    },
    {
      heading: 'Home for the holidays',
      blocks: [
        {
          text: 'Pause for up to four weeks at no charge when the house is empty over Christmas or Easter. You don’t pay for those days, and your Wi-Fi name and password are the same when you’re back.',
        },
      ],
    },
    {
      heading: 'Before you order',
      blocks: [
        {
          list: [
            'Ask your landlord. An outside installation needs the homeowner’s approval, even though nobody has to be at home for it.',
            'Agree who signs. One person has the contract, is 18 or over and pays us. How you share it is between you.',
            'Check whether the house is connected already. If it is, there may be no visit at all.',
          ],
        },
        {
          actions: [
            { label: 'Check the house', to: '/postcode-checker' },
            { label: 'How much do we need?', to: '/how-much-data-do-i-need' },
          ],
        },
      ],
    },
  ],
};
