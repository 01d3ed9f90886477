import type { ContentPage } from '../../content-page.types.ts';
import { externalLinks } from '../../external-links.ts';

export const page: ContentPage = {
  title: 'Refurbished phones',
  description:
    'Refurbished phones are on their way to our shop. What the grades mean, what is tested and replaced, and how long the warranty lasts.',
  heading: 'Refurbished phones are on their way',
  intro: 'Half the price, most of the life. You can’t order one here yet, but this is how we’ll grade and test them.',
  tone: 'olive',
  scene: 'phone',
  parent: { label: 'Mobile phones', to: '/mobile-phones' },
  sections: [
    {
      id: 'grades',
      heading: 'What the grades mean',
      blocks: [
        {
          facts: [
            { term: 'Like new', details: 'You won’t find a mark, and neither did we' },
            { term: 'Nearly new (grade A)', details: 'Opened and returned, hardly used, complete in its box' },
            { term: 'Excellent', details: 'Marks that you see only when you look for them, none on the screen' },
            { term: 'Good', details: 'Light scratches that show, but the screen is clear when it’s on' },
          ],
        },
      ],
    },
    {
      id: 'tests',
      heading: 'What is tested',
      blocks: [
        {
          list: [
            'Seventy points, from the microphone to the fingerprint reader.',
            'The battery holds at least 80% of what it held when new, or gets replaced.',
            'All data is wiped, and the phone is checked against the register of stolen ones.',
            'The warranty lasts 12 months, on top of your legal rights.',
          ],
        },
      ],
    },
    {
      heading: 'Until the shop opens',
      blocks: [
        {
          actions: [
            { label: 'Sell your old phone', to: externalLinks.sellYourPhone },
            { label: 'Get a free SIM', to: '/free-sim-cards' },
          ],
        },
      ],
    },
  ],
};
