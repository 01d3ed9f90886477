import type { ContentPage } from '../../content-page.types.ts';

export const page: ContentPage = {
  title: 'The half of your speed that nobody advertises',
  description:
    'Most broadband sends at a tenth of the speed at which it receives. Where you notice it, and why full fibre doesn’t have to be like that.',
  heading: 'The half of your speed that nobody advertises',
  intro:
    'The big number on the poster is for receiving. For sending there is a second number. It is usually in the footnote, and usually a tenth.',
  tone: 'turquoise',
  scene: 'bars',
  parent: { label: 'Blog', to: '/blog' },
  published: { on: '2026-06-09', by: 'Priya Sandpiper' },
  sections: [
    {
      heading: 'Where you notice it',
      blocks: [
        {
          text: 'You’re on a video call and see everybody clearly. They see you as a watercolour. Your connection is receiving seven people without effort and struggling to send one.',
        },
        {
          text: 'Or you come home from a wedding with 40 GB of pictures and want them somewhere safe. What takes five minutes at 1 Gbps takes an hour and a half at 60 Mbps, and that is if nobody else wants the line.',
        },
        {
          table: {
            caption: 'Sending 40 GB',
            head: ['Upload speed', 'Takes'],
            rows: [
              ['15 Mbps', 'about 6 hours'],
              ['150 Mbps', 'about 36 minutes'],
              ['500 Mbps', 'about 11 minutes'],
              ['1 Gbps', 'about 5 minutes'],
            ],
          },
        },
      ],
    },
    {
      heading: 'Why it is like that',
      blocks: [
        {
          text: 'Copper and cable networks share a narrow pipe between both directions, and most of it was given to receiving when all we did was read. Fibre has no such pipe: each direction has a colour of light to itself.',
        },
        {
          text: 'So we don’t divide what doesn’t have to be divided. All [three plans](/pricing) send as fast as they receive.',
        },
      ],
    },
    {
      heading: 'Do you need it?',
      blocks: [
        {
          list: [
            'Two people working from home: yes, or one of them is always the watercolour.',
            'Cameras at the door, backups in the night, games that stream: yes.',
            'Films and the news: honestly, no. But it costs you nothing extra here.',
          ],
        },
      ],
    },
  ],
};
