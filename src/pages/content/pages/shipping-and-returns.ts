import { contact } from '../contact.ts';
import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'Shipping and returns',
  description:
    'When your router, SIM or phone arrives, what to do if it doesn’t, and how to change your mind within 14 days and send things back free of charge.',
  heading: 'Shipping and returns',
  intro:
    'We post to addresses in the United Kingdom. Nothing we send to you, and nothing you send back to us, costs you postage.',
  tone: 'olive',
  scene: 'van',
  sections: [
    {
      id: 'shipping',
      heading: 'What comes when',
      blocks: [
        {
          table: {
            caption: 'Delivery by what you ordered',
            head: ['What', 'When', 'How'],
            rows: [
              [
                'Router and mesh point',
                'a few days before your Go Live date',
                'tracked; fits through most letter boxes',
              ],
              [
                'Mesh point, added later',
                'by the day from which you pay for it, or within 5 working days where that is later',
                'tracked; fits through most letter boxes',
              ],
              ['SIM card by itself', 'within 2 working days', 'letter'],
              ['SIM card with a phone', 'with the phone', 'in its box'],
              ['eSIM with a phone', 'once your phone is there', 'a code to scan, on our site'],
              ['New phone', 'next working day if ordered by 5pm', 'tracked, to your door'],
              [
                'Refurbished phone',
                '2 working days if ordered by 5pm, as it is tested before it leaves',
                'tracked, to your door',
              ],
            ],
          },
        },
        {
          text: 'Nothing there the day after it should have come? [Tell us](/contact-us). We’ll look for it. A phone that got lost is paid back, anything else we’ll send again at the same time.',
        },
      ],
    },
    {
      id: 'returns',
      heading: 'Sending things back',
      blocks: [
        {
          steps: [
            {
              title: 'Tell us within 14 days',
              text: 'Counted from the day after it arrived. You don’t have to give a reason. For a phone, do it on [the page of your order](/dashboard/orders/phones): it can be a part of the order, too.',
            },
            {
              title: 'Show the code within 14 more',
              text: 'It stands on the page of your order, and we’ll email it to you. Any post office or parcel shop takes it, and you needn’t print anything. Until you’ve handed it in, you can keep it after all.',
            },
            {
              title: 'Get your money back',
              text: 'When it’s here with us, and within 14 days of the day on which you hand it in, in any case. The way you paid.',
            },
          ],
        },
        {
          text: 'Please log out of your accounts on a phone and take out your SIM before you send it.',
        },
      ],
    },
    {
      id: 'faulty',
      heading: 'If a phone is faulty',
      blocks: [
        {
          text: 'Send it back in the same way, and tell us what’s wrong. It’s free for as long as we answer for it:',
        },
        {
          list: [
            'In the first 30 days you get your money back.',
            'After that, up to six months from the day it arrived, we’ll send you another one, or your money if none is left. If that one is faulty, too, you get your money back.',
            'A refurbished phone has twelve months’ warranty from us, which works like that.',
          ],
        },
        {
          text: 'You have rights for six years. If the days above are over, [talk to us](/contact-us).',
        },
      ],
    },
    {
      id: 'router',
      heading: 'Your router and mesh point at the end',
      blocks: [
        {
          text: `They stay ours and come back when your contract ends, a mesh point also when you take out mesh Wi-Fi. We’ll send you a prepaid bag, and we’ll ask twice before we charge anything. Lost it? Write to ${contact.email}. We’d rather know.`,
        },
      ],
    },
  ],
};
