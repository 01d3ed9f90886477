import type { ContentPage } from '../../content-page.types.ts';

export const page: ContentPage = {
  title: 'Help with moving home',
  description:
    'How to take your broadband to a new home, what happens if we can’t connect it, and what to do with the router you leave behind.',
  heading: 'Moving home',
  intro: 'Tell us a month before, and there’s a good chance that the Wi-Fi is there before the sofa.',
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
              text: 'Unplug the router and its power supply and take them with you. The fibre box on the wall stays.',
            },
            {
              title: 'The first day',
              text: 'Plug the router in. Your Wi-Fi name and password are the same, so your devices will connect.',
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
            { question: 'Does my contract start again?', answer: ['No. Your price and last day stay the same.'] },
            {
              question: 'What if you can’t connect my new home?',
              answer: [
                'Then the contract can end. If you’re still in your minimum term, you’ll pay the [exit fee](/pricing#leaving-early). Pausing for up to four weeks may help while a new street is being finished.',
              ],
            },
            {
              question: 'What if the home already has your broadband?',
              answer: [
                'Then you usually won’t need an engineer. Choose “I’m moving in” when the address check asks. The contract of the people before you isn’t yours.',
              ],
            },
            {
              question: 'Will I pay for two homes?',
              answer: [
                'Only if you want both to work on the same days. Tell us which days, and we’ll work it out before you say yes.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
