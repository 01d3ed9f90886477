import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'Cookie policy',
  description:
    'Every cookie and every other thing that this site keeps in your browser, what it is for and how long it stays, and your choice about them.',
  heading: 'Cookie policy',
  intro: 'Cookies and similar storage that this site uses, and the choice that is yours.',
  tone: 'pink',
  scene: 'document',
  sections: [
    {
      id: 'needed',
      heading: 'Needed for the site to work',
      blocks: [
        {
          table: {
            caption: 'Storage that is always used',
            head: ['What', 'What for', 'How long'],
            rows: [
              ['A session cookie', 'keeps you logged in', 'half an hour without use'],
              ['An anti-forgery cookie', 'keeps others from sending forms in your name', 'as long as the session'],
              ['Your place in an order', 'so that a reload loses nothing', 'until you close the tab'],
              [
                'What you entered for a new account, without the password',
                'so that a reload loses nothing',
                'until you join, log in or close the tab',
              ],
              [
                'The code of a friend’s link that you came with',
                'so that you’re both rewarded if you join',
                'until you join or close the tab',
              ],
              ['A cookie named “consent”', 'remembers your choice about the others', 'half a year'],
            ],
          },
        },
      ],
    },
    {
      id: 'consent',
      heading: 'Only if you agree',
      blocks: [
        {
          text: 'Measuring visits, personalising the site and advertising are three separate choices. None of these cookies is set before you agree, and “Reject all” is as easy as “Accept all”.',
        },
        {
          text: 'If you came with a friend’s link and agree to personalising, we keep its code for 90 days, or until you join.',
        },
        {
          text: 'You can change your mind at any time, below or under “Cookie settings” at the end of every page. When you withdraw a choice, we remove its cookies.',
        },
      ],
    },
    {
      id: 'chat',
      heading: 'Chat',
      blocks: [
        {
          text: 'The chat is loaded only when you open it. It then keeps your conversation for as long as it lasts.',
        },
      ],
    },
  ],
};
