import type { ContentPage } from '../../content-page.types.ts';

export const page: ContentPage = {
  title: 'Help with moving home',
  description:
    'How to take your broadband to a new home, what happens when we cannot connect it, and what to do with the router you leave behind.',
  heading: 'Moving home',
  intro: 'Tell us a month before, and there is a good chance that the Wi-Fi is there before the sofa.',
  tone: 'olive',
  scene: 'van',
  parent: { label: 'Help', to: '/help' },
  sections: [
    {
      heading: 'In four weeks',
      blocks: [
        {
          steps: [
            {
              title: 'Four weeks before',
              text: '[Check the new address](/postcode-checker). Then [tell us](/contact-us) both addresses and the day.',
            },
            {
              title: 'Three weeks before',
              text: 'Choose your visits, if the new home needs any. The outside install can be done while others still live there, if the owner agrees.',
            },
            {
              title: 'The last day',
              text: 'Unplug the router and its power supply and take them along. The fibre box on the wall stays.',
            },
            {
              title: 'The first day',
              text: 'Plug the router in. Name and password of your Wi-Fi are the same, so everything finds it.',
            },
          ],
        },
      ],
    },
    {
      heading: 'Questions',
      blocks: [
        {
          questions: [
            { question: 'Does my contract begin anew?', answer: ['No. Price and last day stay as they are.'] },
            {
              question: 'What if you cannot connect the new home?',
              answer: [
                'Then the contract can end. If you are still in your minimum term, the [exit fee](/pricing#leaving-early) is due. Pausing for up to four weeks may bridge the time until a new street is finished.',
              ],
            },
            {
              question: 'There is a line of yours already.',
              answer: [
                'Good: then no engineer is needed as a rule. Choose “I’m moving in” when the address check tells you so. The contract of the people before you is not yours.',
              ],
            },
            {
              question: 'Do I pay for two homes?',
              answer: [
                'Only if you want both to work on the same days. Tell us which days, and we work it out before you say yes.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
