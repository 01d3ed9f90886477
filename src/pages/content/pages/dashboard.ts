import { contact } from '../contact.ts';
import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'Your dashboard',
  description:
    'Your plans, orders, visits and contracts in one place: the dashboard is on its way. Where to find and change them until then.',
  heading: 'Your dashboard is on its way',
  intro:
    'Plans, orders, visits and contracts will be here, in one place. You’re already logged in. Until it’s ready, this is how to reach them.',
  tone: 'olive',
  scene: 'house',
  sections: [
    {
      heading: 'Until then',
      blocks: [
        {
          facts: [
            {
              term: 'An order you started',
              details: 'Go to the [address check](/postcode-checker) and carry on, or enter your code',
            },
            {
              term: 'An order you placed',
              details: 'Your confirmation email has the order ID, the dates and the contract',
            },
            { term: 'Your password', details: '[Change it](/dashboard/password)' },
            {
              term: 'Logging in with a code',
              details: '[Switch it on or off, or use another device](/dashboard/second-factor)',
            },
            {
              term: 'A visit to move',
              details: `[Tell us](/contact-us), or call ${contact.phone}, until the day before`,
            },
            {
              term: 'A plan to change, boost or pause',
              details: '[How it works](/help/your-plan). We’ll do it for you while you wait',
            },
          ],
        },
        {
          actions: [
            { label: 'Contact us', to: '/contact-us' },
            { label: 'Go to help', to: '/help' },
          ],
        },
      ],
    },
  ],
};
