import { contact } from '../../contact.ts';
import type { ContentPage } from '../../content-page.types.ts';
import { complaintWeeks } from '../../price-facts.ts';

export const page: ContentPage = {
  title: 'Complaints',
  description:
    'How to complain, who looks at it and by when, and how to take it to an independent scheme, free of charge, when we can’t agree.',
  heading: 'Tell us that we got it wrong',
  intro:
    'A complaint is the most useful letter we get. It costs you nothing, and nobody will try to sell you anything.',
  tone: 'pink',
  scene: 'letter',
  parent: { label: 'Help', to: '/help' },
  sections: [
    {
      heading: 'How to complain',
      blocks: [
        {
          steps: [
            {
              title: 'Say it, in your own words',
              text: `By [chat, phone, email or letter](/contact-us): ${contact.email}, ${contact.phone}. Say that it is a complaint and what would put it right.`,
            },
            {
              title: 'One person takes it',
              text: 'You’ll get a name and a number on the same working day. That person deals with it until it’s settled.',
            },
            {
              title: 'We answer',
              text: 'Most complaints are settled within a week. If it takes longer, we’ll update you every week.',
            },
            {
              title: 'Someone else decides',
              text: `After ${complaintWeeks} weeks, or as soon as we say that we can’t agree, you may take it to an independent scheme that Ofcom has approved. It’s free of charge to you, and what it decides binds us.`,
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
            'Someone you trust can complain for you. Just tell us once.',
            'A complaint never slows down a repair. We work on the fault at the same time.',
          ],
        },
      ],
    },
  ],
};
