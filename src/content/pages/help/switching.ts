import type { ContentPage } from '../../content-page.types.ts';

export const page: ContentPage = {
  title: 'Help with switching',
  description:
    'How One Touch Switch moves your broadband to us without a call to your old provider: what we ask, what you are told, and when it happens.',
  heading: 'Switching to us',
  intro: 'You tell us, and we tell your old provider. That is all of One Touch Switch, as far as you need to care.',
  tone: 'turquoise',
  scene: 'heart',
  parent: { label: 'Help', to: '/help' },
  sections: [
    {
      heading: 'How it goes',
      blocks: [
        {
          steps: [
            {
              title: 'You order',
              text: 'And name your current provider and the surname on its bill. We add your address.',
            },
            {
              title: 'We ask your provider',
              text: 'Most answers come within a minute. You go on with your order meanwhile.',
            },
            {
              title: 'Your provider writes to you',
              text: 'By email, text or letter: what ends, what else is affected, and whether it asks for an early termination charge.',
            },
            { title: 'You say yes', text: 'Only then do we arrange the switch, for the day your new line is live.' },
          ],
        },
      ],
    },
    {
      heading: 'Questions',
      blocks: [
        {
          questions: [
            {
              question: 'Do I have to cancel anything?',
              answer: [
                'No. The switch ends your old broadband contract. If you cancel it yourself before, you may be without a connection for days.',
              ],
            },
            {
              question: 'Will I be without broadband?',
              answer: [
                'Both lines lie side by side until the switch, so as a rule not for a minute. By the rules it must not be more than one working day, and if it is, you are paid for it.',
              ],
            },
            {
              question: 'Do I pay twice?',
              answer: [
                'No. Your old provider may charge you up to the day of the switch and not beyond it, and no notice period either. An early termination charge is possible if you are still in your minimum term; it tells you the sum before you say yes.',
              ],
            },
            {
              question: 'My details did not match.',
              answer: [
                'That happens to about one in three the first time. Use the surname and the address exactly as they are on the bill, and add the account number. You can also order without switching and end the old contract yourself.',
              ],
            },
            {
              question: 'What about my landline?',
              answer: [
                'Our broadband comes without one. If yours is with the same provider, you are asked whether to keep it or to end it. To take the number to somebody else, arrange that before you switch.',
              ],
            },
            {
              question: 'Can I choose or move the day?',
              answer: ['Yes, until the working day before. [Tell us](/contact-us), and we tell your old provider.'],
            },
            {
              question: 'And if I want to leave you one day?',
              answer: [
                'It works in the same way in the other direction. Ask the new provider, not us; we send you what you need to know and do not ring to talk you out of it.',
              ],
            },
          ],
        },
        { actions: [{ label: 'Check your address', to: '/postcode-checker' }] },
      ],
    },
  ],
};
