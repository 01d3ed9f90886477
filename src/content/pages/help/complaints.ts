import { contact } from '../../contact.ts';
import type { ContentPage } from '../../content-page.types.ts';
import { complaintWeeks } from '../../price-facts.ts';

export const page: ContentPage = {
  title: 'Complaints',
  description:
    'How to complain, who looks at it and by when, and how to take it to an independent scheme, free of charge, when we cannot agree.',
  heading: 'Tell us that we got it wrong',
  intro:
    'A complaint is the most useful letter we get. It costs you nothing, and nobody will try to sell you something.',
  tone: 'pink',
  scene: 'letter',
  parent: { label: 'Help', to: '/help' },
  sections: [
    {
      heading: 'How it goes',
      blocks: [
        {
          steps: [
            {
              title: 'Say it, in your own words',
              text: `By [chat, phone, email or letter](/contact-us): ${contact.email}, ${contact.phone}. Say that it is a complaint and what would put it right.`,
            },
            {
              title: 'One person takes it',
              text: 'You get a name and a number on the same working day, and keep that person until it is settled.',
            },
            {
              title: 'We answer',
              text: 'Most complaints are settled within a week. If it takes longer, we write every week to say where it stands.',
            },
            {
              title: 'Somebody else decides',
              text: `After ${complaintWeeks} weeks, or as soon as we say that we cannot agree, you may take it to an independent scheme that Ofcom has approved. It is free of charge to you, and what it decides binds us.`,
            },
          ],
        },
      ],
    },
    {
      heading: 'Good to know',
      blocks: [
        {
          list: [
            'Late starts, missed visits and slow repairs are [paid for without a complaint](/help/faults#compensation).',
            'Somebody you trust can complain for you. Tell us once that they may.',
            'A complaint never slows down a repair: the fault is worked on at the same time.',
          ],
        },
      ],
    },
  ],
};
