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
