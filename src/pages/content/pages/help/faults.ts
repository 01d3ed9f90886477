import { price } from '../../../../ui/format/price.ts';
import type { ContentPage } from '../../content-page.types.ts';
import { compensation, slowLineDays } from '../../price-facts.ts';

export const page: ContentPage = {
  title: 'Help with faults and slow Wi-Fi',
  description:
    'A five-minute check for a dead or slow connection, what the lights on your router mean, and what we pay you when a repair takes too long.',
  heading: 'Faults and slow Wi-Fi',
  intro: 'Five minutes, in this order. It finds four faults in five, and the fifth is ours to find.',
  tone: 'turquoise',
  scene: 'house',
  parent: { label: 'Help', to: '/help' },
  sections: [
    {
      id: 'check',
      heading: 'The five-minute check',
      blocks: [
        {
          steps: [
            {
              title: 'Look at our service updates',
              text: 'If a whole area is down, we already know. You’ll find updates under [coverage and service](/coverage-and-service#service).',
            },
            {
              title: 'Look at the fibre box',
              text: 'The light marked PON should be green and steady. If it’s off or red, [call us](/contact-us). It isn’t your fault.',
            },
            {
              title: 'Switch the router off',
              text: 'Wait thirty seconds, switch it on again, and wait three minutes.',
            },
            {
              title: 'Try a cable',
              text: 'From router to laptop. If that is fast, the line is fine and your Wi-Fi needs help.',
            },
            {
              title: 'Move',
              text: 'The router into the open, or yourself nearer to it. [Five places](/blog/router-places) where it shouldn’t be.',
            },
          ],
        },
        {
          text: 'None of it helps? [Report the fault](/dashboard/plans?for=fault). We’ll test your line at once, and you’ll see what happens next and by when. [Call or chat](/contact-us) if you can’t wait.',
        },
      ],
    },
    {
      id: 'lights',
      heading: 'The light on the router',
      blocks: [
        {
          facts: [
            { term: 'White', details: 'All is well' },
            { term: 'Blinking white', details: 'It’s starting. Give it three minutes' },
            { term: 'Amber', details: 'It has no connection to the fibre box. Check the cable between them' },
            { term: 'Red', details: 'It needs us. [Call or chat](/contact-us), day or night' },
          ],
        },
      ],
    },
    {
      id: 'slow',
      heading: 'Slower than promised',
      blocks: [
        {
          text: `Every plan has a guaranteed minimum, measured at the router with a cable. It’s on our [price page](/pricing#speeds) and in your contract. Below it? Tell us. If we can’t put it right within ${slowLineDays} days, you may end the contract, and anything bought with it, free of charge.`,
        },
      ],
    },
    {
      id: 'compensation',
      heading: 'What we owe you',
      blocks: [
        {
          text: 'You don’t have to ask. It comes as a credit on your bill within 30 days. The amounts go up each April with inflation.',
        },
        {
          table: {
            caption: 'Automatic compensation',
            head: ['For', ...compensation.map(({ from }) => `from April ${from.slice(0, 4)}`)],
            rows: [
              ['Each day that we start late', ...compensation.map(({ lateStart }) => price(lateStart))],
              [
                'Each missed visit, or one cancelled within 24 hours',
                ...compensation.map(({ missedVisit }) => price(missedVisit)),
              ],
              [
                'Each day without service after 2 full working days',
                ...compensation.map(({ lateRepair }) => price(lateRepair)),
              ],
            ],
          },
        },
      ],
    },
  ],
};
