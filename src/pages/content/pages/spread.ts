import { brand } from '../brand.ts';
import { externalLinks } from '../external-links.ts';
import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'Share the love',
  description:
    'Your own link for telling friends, and a thank-you for both of you: it’s on its way. What it will be, and what works today.',
  heading: 'Share the love is on its way',
  intro: 'A link of your own, and a thank-you for you and for the friend who uses it. We’re still building it.',
  tone: 'pink',
  scene: 'heart',
  sections: [
    {
      heading: 'How it will work',
      blocks: [
        {
          steps: [
            { title: 'You share', text: 'Your link is here on this page, to copy or to send.' },
            {
              title: 'A friend joins',
              text: 'With a SIM or with broadband. The link is enough. There’s no code to remember.',
            },
            { title: 'You both get credit', text: 'As soon as theirs is switched on. You’ll see it here.' },
          ],
        },
      ],
    },
    {
      heading: 'Until then',
      blocks: [
        {
          text: 'Friends can join in the ordinary way. We can’t count them afterwards, so if the thank-you matters to you, ask them to wait.',
        },
        {
          actions: [
            { label: `Send them to “Why ${brand.name}”`, to: `/why-${brand.slug}` },
            { label: 'Talk in the community', to: externalLinks.community },
          ],
        },
      ],
    },
  ],
};
