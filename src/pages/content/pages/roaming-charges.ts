import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'Roaming charges',
  description:
    'What calls, texts and data cost on our SIM when you travel: free in 38 countries of Europe, a daily price elsewhere, and a cap everywhere.',
  heading: 'What it costs abroad',
  intro: 'Say where you’re going, read what it costs, and carry on packing. Prices include VAT.',
  tone: 'yellow',
  scene: 'globe',
  sections: [
    {
      id: 'zones',
      heading: 'Three zones',
      blocks: [
        {
          facts: [
            {
              term: 'Zone 1',
              details:
                'The European Union, Iceland, Liechtenstein, Norway, Switzerland, the Channel Islands and the Isle of Man, Gibraltar, Monaco, San Marino and Vatican City',
            },
            {
              term: 'Zone 2',
              details: 'Australia, Canada, Hong Kong, Japan, New Zealand, Turkey and the United States',
            },
            {
              term: 'Zone 3',
              details: 'Everywhere else, ships and aeroplanes excepted: please switch roaming off on those',
            },
          ],
        },
      ],
    },
    {
      id: 'prices',
      heading: 'Prices',
      blocks: [
        {
          table: {
            caption: 'Roaming prices by zone',
            head: ['For', 'Zone 1', 'Zone 2', 'Zone 3'],
            rows: [
              ['Data', 'from your plan, up to 12 GB a month', '£5 for a day with 1 GB', '£6 for a day with 500 MB'],
              ['A minute to the UK', 'from your plan', '20p', '£1'],
              ['A minute answered', 'free', '20p', '£1'],
              ['A text sent', 'from your plan', '10p', '30p'],
              ['A text received', 'free', 'free', 'free'],
            ],
          },
        },
        { text: 'A day lasts until midnight UK time and begins with the first page you open, not when you land.' },
      ],
    },
    {
      id: 'cap',
      heading: 'No shocks',
      blocks: [
        {
          list: [
            'We’ll text you the prices when your phone finds a foreign network.',
            'Roaming spend is capped at £40 a month. [Choose another cap](/top-up), nothing at all, or no cap.',
            'At 80% of your cap we’ll text you again. At 100% what costs extra stops, until the next month or until you raise your cap.',
            'What you spend abroad comes off your credit. Without credit nothing that costs extra works, so you can’t owe us any of it.',
          ],
        },
      ],
    },
    {
      heading: 'Calling abroad from home?',
      blocks: [{ text: 'That isn’t roaming. Its prices are with our [international calls](/international).' }],
    },
  ],
};
