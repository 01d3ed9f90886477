import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'Activate your SIM',
  description:
    'Switch on your new SIM or eSIM in about ten minutes: what you need, the three steps, and what to do if the phone finds no network.',
  heading: 'Activate your SIM',
  intro:
    'Have your SIM card ready. Its 19-digit number is under the barcode. An eSIM has no card: have your phone ready.',
  tone: 'turquoise',
  scene: 'sim',
  sections: [
    {
      heading: 'Three steps',
      blocks: [
        {
          steps: [
            {
              title: 'Give us your SIM number',
              text: '[Switch your SIM on here](/activate/sim): enter its number, or choose an eSIM.',
            },
            {
              title: 'Log in or join',
              text: 'The SIM belongs to your account, so we’ll ask you to log in, or to join us if you’re new, before we switch it on.',
            },
            {
              title: 'Bring it to your phone',
              text: 'A card: switch your phone off, put our SIM in, switch it on. An eSIM: scan its code with your phone. It finds the network within half an hour, usually within a minute.',
            },
          ],
        },
      ],
    },
    {
      heading: 'If it doesn’t connect',
      blocks: [
        {
          list: [
            'Switch the phone off and on again. It sounds silly, but it helps in two cases out of three.',
            'In your phone’s settings, check that the SIM and mobile data are on.',
            'Try the card in another phone. If it works there, your phone may be locked to your old network, which has to unlock it free of charge.',
          ],
        },
        { text: 'Still not working? [Talk to us](/contact-us) from another phone, with your SIM number to hand.' },
      ],
    },
    {
      heading: 'If your phone is lost',
      blocks: [
        {
          text: 'Block its SIM at once, under [your SIMs](/dashboard/sims): nobody can call or surf with it any more. We keep your number for the SIM that you get next, which is free.',
        },
      ],
    },
    {
      heading: 'Keeping your number',
      blocks: [
        {
          text: 'Text PAC to 65075 from your old SIM. You’ll get a code that lasts 30 days. Once your SIM is on, give it to us and choose a working day from the next one on. Until 11pm on the evening before you can stop it. Your old contract ends by itself.',
        },
        { actions: [{ label: 'Bring your number', to: '/dashboard/number/bring' }] },
      ],
    },
  ],
};
