import { contact } from '../contact.ts';
import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'Accessibility',
  description:
    'How this site works with a keyboard, a screen reader or large text, which help we give to customers with disabilities, and what does not work yet.',
  heading: 'For everybody',
  intro:
    'We build this site to WCAG 2.2, level AA, and test every page of it. If something stands in your way, it is our bug.',
  tone: 'yellow',
  scene: 'bubble',
  sections: [
    {
      id: 'site',
      heading: 'This site',
      blocks: [
        {
          list: [
            'Everything works with the keyboard alone, in the order in which you read it, with a focus that you can see.',
            'Text grows to 200% and the page to 400% without losing anything.',
            'Light and dark follow your device, and so do fewer animations and forced colours.',
            'Nothing has to be dragged, and nothing you typed is lost when you take your time.',
            'A form that is refused says what to do, at the top and at the field.',
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
            'Faults are repaired first where somebody depends on the line.',
            'Somebody you trust can deal with us for you, for once or for good.',
            'A password of your choice that our engineer says at the door.',
          ],
        },
        {
          text: 'Tell us once and we note it on your account: your engineers see what they need to know for their visit.',
        },
      ],
    },
    {
      id: 'known',
      heading: 'What we know is not good yet',
      blocks: [
        {
          list: [
            'Contracts are PDF files. Ask us for the same text in another form until they are as good as the pages here.',
            'The sites of our community and our partners are not ours; we pass on what you tell us about them.',
          ],
        },
        {
          text: `Write to ${contact.email} or call ${contact.phone} (text relay: 18001 first). We answer within two working days. If you are not happy with the answer, the Equality Advisory and Support Service can help.`,
        },
      ],
    },
  ],
};
