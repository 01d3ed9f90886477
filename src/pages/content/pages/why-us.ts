import { benefitDetails } from '../benefits.ts';
import { brand } from '../brand.ts';
import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'Why choose us',
  description:
    'Prices that stay put, the same speed up as down, monthly plan changes, free boosts and a pause button: what we do differently, and why.',
  heading: `Why ${brand.name}?`,
  intro:
    'Because a broadband bill should be the dullest letter of your month. Here is what we promise, without asterisks.',
  tone: 'yellow',
  scene: 'heart',
  sections: [
    ...benefitDetails.map(({ id, title, paragraphs }) => ({
      id,
      heading: title,
      blocks: paragraphs.map((text) => ({ text })),
    })),
    {
      id: 'same-speed',
      heading: 'As fast up as down',
      blocks: [
        {
          text: 'Symmetrical upload and download speed on every plan. Most connections send at a tenth of the speed at which they receive; ours send just as fast. [Why that matters](/blog/upload-speed) is a story of its own.',
        },
      ],
    },
    {
      heading: 'Two networks, one team',
      blocks: [
        {
          text: 'We run on two partner networks: one for mobile, one for broadband. They dig, climb and splice. We look after you. Whatever goes wrong, you talk to us, not to three companies.',
        },
        {
          actions: [
            { label: 'Check your address', to: '/postcode-checker' },
            { label: 'See every price', to: '/pricing' },
          ],
        },
      ],
    },
  ],
};
