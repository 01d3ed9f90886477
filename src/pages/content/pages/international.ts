import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'International calls',
  description:
    'Prices by the minute for calling and texting other countries from the UK, with the landline and the mobile price side by side.',
  heading: 'Calling other countries',
  intro: 'From the UK to somewhere else, by the minute and charged by the second. There’s no connection fee.',
  tone: 'pink',
  scene: 'globe',
  sections: [
    {
      id: 'prices',
      heading: 'Prices',
      blocks: [
        {
          table: {
            caption: 'Calls and texts from the UK',
            head: ['Country', 'Landline, a minute', 'Mobile, a minute', 'A text'],
            rows: [
              ['Australia', '3p', '8p', '10p'],
              ['Bangladesh', '5p', '5p', '10p'],
              ['France', '3p', '10p', '10p'],
              ['Germany', '3p', '10p', '10p'],
              ['India', '2p', '2p', '10p'],
              ['Ireland', '3p', '8p', '10p'],
              ['Nigeria', '12p', '12p', '10p'],
              ['Pakistan', '6p', '6p', '10p'],
              ['Poland', '3p', '5p', '10p'],
              ['Romania', '4p', '10p', '10p'],
              ['Spain', '3p', '10p', '10p'],
              ['United States', '2p', '2p', '10p'],
            ],
          },
        },
        { text: 'Another country? [Ask us](/contact-us) before you dial. It’s a short question with a short answer.' },
      ],
    },
    {
      heading: 'How to dial',
      blocks: [
        {
          steps: [
            { title: 'Hold down 0 until you see +', text: 'It works from every country, so save numbers that way.' },
            { title: 'Add the country’s code', text: '33 for France, 91 for India, 1 for the United States.' },
            { title: 'Leave out the first 0 of the number', text: 'Italy is the exception: there it stays.' },
          ],
        },
      ],
    },
    {
      heading: 'Good to know',
      blocks: [
        {
          list: [
            'International calls use your credit, not the minutes of your plan.',
            'Premium and satellite numbers are blocked until you ask us to open them.',
            'Taking your phone along? Look at [roaming charges](/roaming-charges) instead.',
          ],
        },
      ],
    },
  ],
};
