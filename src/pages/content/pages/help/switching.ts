import type { ContentPage } from '../../content-page.types.ts';

export const page: ContentPage = {
  title: 'Help with switching',
  description:
    'How One Touch Switch moves your broadband to us without a call to your old provider: what we ask, what you’ll be told, and when it happens.',
  heading: 'Switching to us',
  intro: 'You tell us, and we tell your old provider. That’s all you need to know about One Touch Switch.',
  tone: 'turquoise',
  scene: 'heart',
  parent: { label: 'Help', to: '/help' },
  sections: [
    {
      heading: 'How it works',
      blocks: [
        {
          steps: [
            {
              title: 'You order',
              text: 'Tell us your current provider and the last name on its bill. We’ll add your address.',
            },
            {
              title: 'We ask your provider',
              text: 'Most answers come within a minute. You can carry on with your order in the meantime.',
            },
            {
              title: 'Your provider writes to you',
              text: 'By email, text or letter, they’ll tell you what ends, what else is affected, and whether there’s an early termination charge.',
            },
            { title: 'You say yes', text: 'Only then do we arrange the switch, for your Go Live date.' },
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
                'No. The switch ends your old broadband contract. If you cancel it yourself first, you may be without a connection for days.',
              ],
            },
            {
              question: 'Will I be without broadband?',
              answer: [
                'Usually not, because both lines work until the switch. Any gap must be no longer than one working day. If it is longer, you’ll get compensation.',
              ],
            },
            {
              question: 'Will I pay twice?',
              answer: [
                'No. Your old provider can charge you up to the day of the switch, but not after it, and not for a notice period. If you’re still in your minimum term, there may be an early termination charge. They’ll tell you how much before you say yes.',
              ],
            },
            {
              question: 'What if my details don’t match?',
              answer: [
                'That happens to about one in three people the first time. Use the last name exactly as it appears on your bill, and add the account number. You can also order without switching and end the old contract yourself.',
              ],
            },
            {
              question: 'What about my landline?',
              answer: [
                'Our broadband comes without one. If yours is with the same provider, we’ll ask whether you want to keep it or end it. If you want to take the number to another provider, arrange that before you switch.',
              ],
            },
            {
              question: 'Can I choose or move the day?',
              answer: ['Yes, until the working day before. [Tell us](/contact-us), and we’ll tell your old provider.'],
            },
            {
              question: 'What if you want to leave?',
              answer: [
                'It works the same way in the other direction. Ask the new provider, not us. We’ll send you what you need to know, and we won’t ring to talk you out of it.',
              ],
            },
          ],
        },
        { actions: [{ label: 'Check your address', to: '/postcode-checker' }] },
      ],
    },
  ],
};
