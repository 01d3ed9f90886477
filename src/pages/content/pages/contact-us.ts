import { chatLink } from '../chat-link.ts';
import { contact } from '../contact.ts';
import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'Contact us',
  description:
    'Chat, phone, email or letter: how to reach a person, when we are there, and what to have ready so that it goes quickly.',
  heading: 'Talk to a person',
  intro:
    'Whichever way you choose, the same people answer. They can see your order, so you don’t have to explain twice.',
  tone: 'pink',
  scene: 'letter',
  sections: [
    {
      heading: 'Four ways',
      blocks: [
        {
          facts: [
            { term: 'Chat', details: `[Chat with us](${chatLink}). Usually within two minutes` },
            { term: 'Phone', details: `[${contact.phone}](tel:${contact.phone.replaceAll(' ', '')})` },
            {
              term: 'Email',
              details: `[${contact.email}](mailto:${contact.email}). We’ll answer by the next working day`,
            },
            { term: 'Letter', details: contact.address },
          ],
        },
        { text: `Chat and phone: ${contact.hours}. You can report a fault at any time.` },
      ],
    },
    {
      heading: 'In a way that suits you',
      blocks: [
        {
          text: 'Text relay: dial 18001 before our number. Letters, bills and contracts come in braille, in large print or as audio, free of charge. Someone you trust can deal with us for you. More on [accessibility](/accessibility).',
        },
      ],
    },
    {
      heading: 'What to have ready',
      blocks: [
        {
          list: [
            'Your order ID, which is in the confirmation email.',
            'Your postcode and the email address of your account.',
            'For a fault: which lights on the router are on, and in which colour.',
          ],
        },
        { text: 'We’ll never ask for your password.' },
      ],
    },
    {
      heading: 'Your question may be answered already',
      blocks: [
        {
          actions: [
            { label: 'Look in our help section', to: '/help' },
            { label: 'Make a complaint', to: '/help/complaints' },
          ],
        },
      ],
    },
  ],
};
