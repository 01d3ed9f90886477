import { brand } from '../brand.ts';
import { externalLinks } from '../external-links.ts';
import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'About us',
  description: `Who ${brand.name} is, how two partner networks and one small team fit together, and the four rules by which we decide things.`,
  heading: 'A small bird with two wings',
  intro: `${brand.name} sells mobile and broadband and owns no masts and no ducts. That is not a confession; it is the idea.`,
  tone: 'pink',
  scene: 'house',
  sections: [
    {
      heading: 'How it works',
      blocks: [
        {
          text: 'We run on two partner networks: one for mobile, one for broadband. Our engineering partner brings the fibre to your home. What’s left for us is the part that people complain about everywhere else: plain prices, clear words, dates that hold and someone who answers.',
        },
        {
          figures: [
            { value: '2', label: 'partner networks, one mobile and one broadband' },
            { value: '3', label: 'broadband plans, and no fourth with an asterisk' },
            { value: '1', label: 'team that answers, whichever network it is about' },
          ],
        },
      ],
    },
    {
      heading: 'Four rules',
      blocks: [
        {
          list: [
            'Say the price once. It is on [one page](/pricing), with everything that could be added to it.',
            'New and old customers pay the same for the same plan.',
            'Leaving is as easy as joining, and takes as many clicks.',
            'When we let you down, we pay before you ask.',
          ],
        },
      ],
    },
    {
      heading: 'More of us',
      blocks: [
        {
          list: [
            'What we’ve done for people and planet, and what we haven’t done yet: [B Corp](/b-corp).',
            'How we keep forced labour out of our supply chain: [modern slavery statement](/modern-slavery-statement).',
            `Questions from newspapers go to the [press office](${externalLinks.pressOffice}), applications to [jobs](${externalLinks.jobs}).`,
          ],
        },
        {
          actions: [
            { label: `Why ${brand.name}`, to: `/why-${brand.slug}` },
            { label: 'Read our blog', to: '/blog' },
          ],
        },
      ],
    },
  ],
};
