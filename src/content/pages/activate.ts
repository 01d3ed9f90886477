import { chatLink } from '../chat-link.ts';
import { contact } from '../contact.ts';
import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'Activate your SIM',
  description:
    'Switch on your new SIM or eSIM in about ten minutes: what you need, the three steps, and what to do if the phone finds no network.',
  heading: 'Activate your SIM',
  intro: 'Have the card at hand: its number has 19 digits and stands under the bar code.',
  tone: 'turquoise',
  scene: 'sim',
  sections: [
    {
      heading: 'Three steps',
      blocks: [
        {
          steps: [
            {
              title: 'Log in or join',
              text: 'The SIM belongs to your account. [Log in](/auth/login), or [join us](/auth/register) if you are new.',
            },
            {
              title: 'Give us the number of the card',
              text: `By [chat](${chatLink}) or on ${contact.phone}. Doing it on this page is on its way.`,
            },
            {
              title: 'Swap the cards',
              text: 'Switch your phone off, put our SIM in, switch it on. It finds the network within half an hour, mostly within one minute.',
            },
          ],
        },
      ],
    },
    {
      heading: 'If it does not connect',
      blocks: [
        {
          list: [
            'Switch the phone off and on once more. It sounds silly and helps in two cases out of three.',
            'Look in the settings whether the SIM is on and mobile data, too.',
            'Try the card in another phone. If it works there, your phone may be locked to your old network, which has to unlock it free of charge.',
          ],
        },
        { text: 'Still nothing? [Talk to us](/contact-us) from another phone and have the number of the card ready.' },
      ],
    },
    {
      heading: 'Keeping your number',
      blocks: [
        {
          text: 'Text PAC to 65075 from your old SIM. You get a code that is good for 30 days. Give it to us with the number of the card, and your number moves on the next working day. Your old contract ends by itself.',
        },
      ],
    },
  ],
};
