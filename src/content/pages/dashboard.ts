import { contact } from '../contact.ts';
import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'Your dashboard',
  description:
    'Your plans, orders, visits and contracts in one place: the dashboard is on its way. Where to find and change them until then.',
  heading: 'Your dashboard is on its way',
  intro:
    'Plans, orders, visits and contracts will be here, in one place. You are logged in already, so nothing stands between you and this:',
  tone: 'olive',
  scene: 'house',
  sections: [
    {
      heading: 'Until then',
      blocks: [
        {
          facts: [
            {
              term: 'An order you began',
              details: 'Go to the [address check](/postcode-checker) and carry on, or put in your code',
            },
            {
              term: 'An order you placed',
              details: 'Your confirmation email has the order ID, the dates and the contract',
            },
            {
              term: 'A visit to move',
              details: `[Tell us](/contact-us), or call ${contact.phone}, until the day before`,
            },
            {
              term: 'A plan to change, boost or pause',
              details: '[How it works](/help/your-plan). We do it for you while you wait',
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
