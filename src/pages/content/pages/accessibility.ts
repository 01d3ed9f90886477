import { contact } from '../contact.ts';
import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'Accessibility',
  description:
    'How this site works with a keyboard, a screen reader or large text, which help we give to customers with disabilities, and what doesn’t work yet.',
  heading: 'For everyone',
  intro:
    'We build this site to WCAG 2.2, level AA, and test every page of it. If something gets in your way, it’s our bug.',
  tone: 'yellow',
  scene: 'bubble',
  sections: [
    {
      id: 'site',
      heading: 'This site',
      blocks: [
        {
          list: [
            'Everything works with the keyboard alone, in the order in which you read it.',
            'Light and dark follow your device, and so do fewer animations.',
            'Nothing has to be dragged, and nothing you enter is lost when you take your time.',
            'A form that is refused says what to do.',
          ],
        },
      ],
    },
    {
      id: 'service',
      heading: 'Our service',
      blocks: [
        {
          list: [
            'Contracts and bills in braille, in large print or as audio, free of charge.',
            'Text relay and video relay in British Sign Language.',
            'We repair faults first where someone depends on the line.',
            'Someone you trust can deal with us for you, once or always.',
            'A password you choose, which our engineer gives at the door.',
          ],
        },
        {
          text: 'Tell us once and we’ll save it on your account. Your engineers will see what they need to know for their visit.',
        },
      ],
    },
    {
      id: 'known',
      heading: 'What we’re still improving',
      blocks: [
        {
          list: [
            'On a few pages, text at 200% and pages at 400% leave little room, the focus is easy to lose, or a choice is hard to see in forced colours.',
            'A few refused forms say what to do at the top, but not at the field.',
            'Contracts are PDF files. Ask us for the same text in another form until they are as good as the pages here.',
            'The sites of our community and our partners aren’t ours. We’ll pass on what you tell us about them.',
          ],
        },
        {
          text: `Write to ${contact.email} or call ${contact.phone} (text relay: 18001 first). We’ll answer within two working days. If you’re not happy with the answer, the Equality Advisory and Support Service can help.`,
        },
      ],
    },
  ],
};
