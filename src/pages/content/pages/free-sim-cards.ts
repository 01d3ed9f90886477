import { brand } from '../brand.ts';
import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'Free SIM cards',
  description:
    'A free SIM, with nothing to pay and nothing to sign: one card that fits every phone, or an eSIM. How to get one, and how to keep your number.',
  heading: 'A free SIM, and no strings',
  intro: 'The card is free, the post is free, and nothing happens until you decide to switch it on.',
  tone: 'yellow',
  scene: 'sim',
  sections: [
    {
      heading: 'How to get one',
      blocks: [
        { actions: [{ label: 'Order a free SIM card', to: '/free-sim-cards/order' }] },
        {
          steps: [
            {
              title: 'Get the card',
              text: 'It snaps out in three sizes, so it fits the phone you have and the one you had before.',
            },
            { title: 'Switch it on', text: 'When you’re ready: [activate it](/activate) in about ten minutes.' },
            {
              title: 'Bring your number',
              text: `Text PAC to 65075 from your old SIM, [give us the code](/dashboard/number/bring), and your number moves to ${brand.name} from the next working day on.`,
            },
          ],
        },
      ],
    },
    {
      heading: 'Questions people ask',
      blocks: [
        {
          questions: [
            {
              question: 'Do I have to buy something?',
              answer: ['No. A SIM that isn’t switched on costs nothing, and waits in its drawer until you want it.'],
            },
            {
              question: 'Can I have an eSIM instead?',
              answer: [
                'Yes, if your phone has one inside. Nothing comes by post. You scan a code and you’re connected.',
              ],
            },
            {
              question: 'Is my phone locked?',
              answer: [
                'Phones sold in the UK since December 2021 aren’t. Put a friend’s SIM in. If it finds a network, ours will.',
              ],
            },
          ],
        },
        {
          actions: [
            { label: 'Activate a SIM', to: '/activate/sim' },
            { label: 'SIM only deals', to: '/sim-only-deals' },
          ],
        },
      ],
    },
  ],
};
