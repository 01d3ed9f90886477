import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'How much data do I need?',
  description:
    'What films, music, calls, maps and games really use, hour by hour, and how to find out what your own phone used last month.',
  heading: 'How much data do I need?',
  intro: 'Usually less than you’re sold. Add up a week of your own, or let your phone do it.',
  tone: 'turquoise',
  scene: 'bars',
  sections: [
    {
      heading: 'What an hour uses',
      blocks: [
        {
          table: {
            caption: 'Mobile data used in one hour, roughly',
            head: ['One hour of', 'Uses', '10 GB last for'],
            rows: [
              ['Maps and navigation', '5 MB', 'a trip round the world'],
              ['Web and messages', '60 MB', '165 hours'],
              ['Music', '100 MB', '100 hours'],
              ['Social media with video', '700 MB', '14 hours'],
              ['A video call', '1 GB', '10 hours'],
              ['Films in standard quality', '1 GB', '10 hours'],
              ['Films in HD', '3 GB', '3 hours'],
            ],
          },
        },
      ],
    },
    {
      heading: 'Ask your own phone',
      blocks: [
        {
          list: [
            'iPhone: Settings, then Mobile Service. Scroll down to Current Period; reset it on the first of the month.',
            'Android: Settings, then Network and internet, then SIMs, then App data usage.',
          ],
        },
      ],
    },
    {
      heading: 'And at home?',
      blocks: [
        {
          text: 'Our broadband is unlimited, so at home it’s a question of speed, not of amount. Two people who stream and work are happy with 150 Mbps. A full house wants 500 Mbps. If you move very large files, take 1 Gbps.',
        },
        {
          actions: [
            { label: 'Compare the plans', to: '/pricing' },
            { label: 'See SIM only', to: '/sim-only-deals#plans' },
          ],
        },
      ],
    },
  ],
};
