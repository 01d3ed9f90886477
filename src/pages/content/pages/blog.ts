import { blogPosts } from '../blog-posts.ts';
import { brand } from '../brand.ts';
import type { ContentPage } from '../content-page.types.ts';
import { externalLinks } from '../external-links.ts';

export const page: ContentPage = {
  title: 'Blog',
  description:
    'Short reads on broadband at home: where the router goes, why upload speed matters, and how to leave a provider without a phone call.',
  heading: `The ${brand.name} blog`,
  intro: 'Short reads about the stuff between your wall and your screen. No news about prizes we have won.',
  tone: 'yellow',
  scene: 'book',
  sections: [
    { id: 'posts', blocks: [{ cards: blogPosts }] },
    {
      heading: 'Want to say something back?',
      blocks: [
        {
          text: `The conversation is in our [community](${externalLinks.discussion}). What is planned and what is broken is under [announcements](${externalLinks.announcements}) and [service updates](${externalLinks.serviceUpdates}).`,
        },
      ],
    },
  ],
};
