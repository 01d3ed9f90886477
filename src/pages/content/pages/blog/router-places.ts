import { price } from '../../../../ui/format/price.ts';
import type { ContentPage } from '../../content-page.types.ts';
import { meshInPence } from '../../price-facts.ts';

export const page: ContentPage = {
  title: 'Five places where your router shouldn’t be',
  description:
    'Behind the television, in the cupboard, on the floor: why these places cost you most of your Wi-Fi, and where the router belongs instead.',
  heading: 'Five places where your router shouldn’t be',
  intro:
    'You pay for light through glass and then put the last ten metres behind a fish tank. It happens in the best homes.',
  tone: 'pink',
  scene: 'house',
  parent: { label: 'Blog', to: '/blog' },
  published: { on: '2026-04-21', by: 'Tom Wheatear' },
  sections: [
    {
      blocks: [
        {
          steps: [
            {
              title: 'Behind the television',
              text: 'A television is a large sheet of metal that gets warm. Wi-Fi likes neither. Half a metre to the side is enough.',
            },
            {
              title: 'In the cupboard under the stairs',
              text: 'Out of sight, and out of reach: stairs are timber, nails and the vacuum cleaner. Leave at least the door open.',
            },
            {
              title: 'On the floor',
              text: 'The signal spreads like the light of a lamp. On the floor half of it lights up the foundations.',
            },
            {
              title: 'Next to the microwave',
              text: 'It works on the same frequency as the older of your two Wi-Fi bands. Every time somebody warms up soup, you freeze.',
            },
            {
              title: 'By the fish tank',
              text: 'Water swallows Wi-Fi better than brick does. The fish don’t mind, but your bedroom behind them will.',
            },
          ],
        },
      ],
    },
    {
      heading: 'So where?',
      blocks: [
        {
          text: 'In the open, at chest height, as near to the middle of your home as the cable lets you. A shelf in the hall is hard to beat. If you may choose where the socket goes, think of that at the [home install](/help/visits). The engineer will ask you.',
        },
        {
          text: `In a long house, or one with thick walls, the best place is two places. Mesh Wi-Fi is a second point for ${price(meshInPence)} a month, and you can [add it](/pricing#once-and-extras) when you order, or later.`,
        },
      ],
    },
  ],
};
