import { contact } from '../contact.ts';
import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'Privacy policy',
  description:
    'What we know about you, why we know it, who else sees it, how long we keep it, and how you can see, correct or delete it.',
  heading: 'Privacy policy',
  intro: 'What we know about you, why we know it, and how long we keep it.',
  tone: 'olive',
  scene: 'document',
  sections: [
    {
      id: 'what',
      heading: 'What we use, and why',
      blocks: [
        {
          table: {
            caption: 'Personal data by purpose',
            head: ['What', 'Why', 'Our legal reason'],
            rows: [
              [
                'Name, address, email, phone',
                'to give you a plan and send engineers to the right door',
                'our contract with you',
              ],
              ['Date of birth', 'to check that you’re 18 or over', 'the law'],
              ['Engineer notes', 'for the visit they are about, and nothing else', 'our contract with you'],
              [
                'Email of people who want to be first to know',
                'to email once, when we can connect them',
                'your consent',
              ],
              [
                'Your browser and when you use your account',
                'to show you where you’re logged in',
                'our interest in keeping your account safe',
              ],
              ['How pages are used', 'to make them better', 'your consent'],
            ],
          },
        },
      ],
    },
    {
      id: 'who',
      heading: 'Who else sees it',
      blocks: [
        {
          list: [
            'Our engineering and network partners see what they need to connect your home.',
            'When you switch, we tell your current provider your last name, address and, if you gave it, your account number.',
            'Companies that post parcels or send emails for us, under contract and for that alone.',
            'We don’t sell what we know about you.',
          ],
        },
      ],
    },
    {
      id: 'how-long',
      heading: 'How long we keep it',
      blocks: [
        {
          list: [
            'An order that you don’t place is deleted after 30 days.',
            'Engineer notes are deleted when the visit is done.',
            'An email address that you asked for and didn’t confirm is deleted within 32 days.',
            'Where you’re logged in is deleted within an hour of the end of that session.',
            'What belongs to a contract is kept for six years after it ends, because the law lets either of us go to court for that long.',
          ],
        },
      ],
    },
    {
      id: 'rights',
      heading: 'Your rights',
      blocks: [
        {
          text: `You can see, correct, move or delete what we hold about you, and you can say no to marketing at any time. Write to ${contact.email}; we’ll answer within one month, and it costs nothing. If we get it wrong, you can complain to the Information Commissioner’s Office.`,
        },
        { text: 'What your browser stores for us is on the [cookie page](/cookies).' },
      ],
    },
  ],
};
