import { chatLink } from '../chat-link.ts';
import type { ContentPage } from '../content-page.types.ts';
import { contact } from '../contact.ts';

export const page: ContentPage = {
  title: 'Add credit',
  description:
    'Adding credit on this site is on its way. How to top up today by chat or phone, and what credit is used for.',
  heading: 'Adding credit is on its way',
  intro: 'You’ll be able to do it on this page. Until then, a person will do it for you.',
  tone: 'yellow',
  scene: 'coin',
  sections: [
    {
      heading: 'Today',
      blocks: [
        {
          list: [
            `[Chat with us](${chatLink}) or call ${contact.phone}. Have your bank card ready. Your credit arrives within a minute.`,
            'Never send card details by email. We’ll never ask for them there.',
          ],
        },
      ],
    },
    {
      heading: 'What credit is for',
      blocks: [
        {
          text: 'For what your plan doesn’t include: [calls to other countries](/international), [roaming outside Europe](/roaming-charges) and picture messages. Broadband is billed separately and never uses your credit.',
        },
        { actions: [{ label: 'See what calls cost', to: '/international' }] },
      ],
    },
  ],
};
