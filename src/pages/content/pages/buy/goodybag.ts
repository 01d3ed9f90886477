import type { ContentPage } from '../../content-page.types.ts';

export const page: ContentPage = {
  title: 'Buy a plan',
  description:
    'Buying a mobile plan on this site is on its way. Broadband can be ordered today; what you can do about mobile until then.',
  heading: 'Buying a mobile plan is on its way',
  intro: 'This is where you’ll buy one for your SIM. You can order broadband today.',
  tone: 'turquoise',
  scene: 'sim',
  sections: [
    {
      heading: 'What you can do now',
      blocks: [
        {
          cards: [
            {
              title: 'Order broadband',
              text: 'Check your address; it takes about ten minutes',
              to: '/postcode-checker',
            },
            { title: 'Ask a person', text: 'Our team sets up a mobile plan by chat or phone', to: '/contact-us' },
            { title: 'See what the plans will be like', text: 'A month at a time, no contract', to: '/sim-only-deals' },
          ],
        },
      ],
    },
    {
      heading: 'How it will work',
      blocks: [
        {
          text: 'You choose a plan, pay for one month and use it with the SIM that you have. It doesn’t renew behind your back. We’ll ask you a few days before it ends, and no answer means no.',
        },
      ],
    },
  ],
};
