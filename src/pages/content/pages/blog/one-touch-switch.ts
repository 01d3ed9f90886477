import type { ContentPage } from '../../content-page.types.ts';

export const page: ContentPage = {
  title: 'How to leave your provider without ringing it',
  description:
    'Since September 2024 the new provider arranges the switch. What that spares you, what you still have to read, and one thing not to do.',
  heading: 'How to leave your provider without ringing it',
  intro:
    'There used to be a call. It had music, a menu, and a kind voice that had been told not to let you go. You don’t have to make it any more.',
  tone: 'olive',
  scene: 'letter',
  parent: { label: 'Blog', to: '/blog' },
  published: { on: '2026-02-17', by: 'Jo Fieldfare' },
  sections: [
    {
      heading: 'What changed',
      blocks: [
        {
          text: 'Since 12 September 2024 broadband in the UK moves by One Touch Switch. You order from the new provider and say who the old one is. The two talk to each other, through one hub that all of them are connected to.',
        },
        {
          text: 'The old provider must then tell you in writing what ends and what it costs, without being asked and without ringing you up. You say yes to the new one. That was it.',
        },
      ],
    },
    {
      heading: 'What you still have to read',
      blocks: [
        {
          list: [
            'The early termination charge, if your minimum term isn’t over. It’s in that message, in pounds.',
            'What else goes. An email address or a television package may be tied to the old contract.',
            'Your landline. We’ll ask whether you want to keep it or end it, and “I didn’t see that” is hard to undo.',
          ],
        },
      ],
    },
    {
      heading: 'The one thing not to do',
      blocks: [
        {
          text: 'Don’t cancel first. A contract that is cancelled can’t be switched, and the line may be gone before the new one is there.',
        },
        {
          text: 'If your details don’t match first time, you’re in good company: about one in three don’t. Usually it’s the last name on the bill. Our [help with switching](/help/switching) has the rest.',
        },
        { actions: [{ label: 'Check your address', to: '/postcode-checker' }] },
      ],
    },
  ],
};
