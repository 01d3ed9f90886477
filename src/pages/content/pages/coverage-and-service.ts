import { externalLinks } from '../external-links.ts';
import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'Coverage and service',
  description:
    'Where our mobile and broadband networks reach, how to check your own address, and where to see at once whether something is down.',
  heading: 'Can we reach you?',
  intro:
    'We run on two partner networks: one for mobile, one for broadband. They are built by different people in different places, so check both.',
  tone: 'olive',
  scene: 'mast',
  sections: [
    {
      id: 'broadband',
      heading: 'Broadband',
      blocks: [
        {
          text: 'Full fibre is built street by street, and sometimes one side of the street by one side. That’s why we don’t show you a map in friendly colours: only your address gives a true answer, and it takes a minute.',
        },
        {
          text: 'If we’re not there yet, leave your email address. We’ll email you once, when your home can be connected.',
        },
        {
          actions: [
            { label: 'Check your address', to: '/postcode-checker' },
            { label: 'Be first to know', to: '/register-interest' },
          ],
        },
      ],
    },
    {
      id: 'mobile',
      heading: 'Mobile',
      blocks: [
        {
          text: 'Our mobile partner’s network covers towns and most of the country in between with 4G, and the larger towns with 5G. Thick walls, cellars and valleys are stronger than any map.',
        },
        {
          list: [
            'Indoors with weak signal: switch on Wi-Fi calling in your phone’s settings. Calls and texts then go through your broadband and cost the same.',
            'Moving to us: try a [free SIM](/free-sim-cards) beside your old one for a week, in the places where you really are.',
          ],
        },
      ],
    },
    {
      id: 'service',
      heading: 'Is something down?',
      blocks: [
        {
          text: `Planned work and faults in an area are on our [service updates](${externalLinks.serviceUpdates}) as soon as we know of them, with a time by which we expect to be done.`,
        },
        {
          text: 'Nothing there, and your line is still dead? Go through [our five-minute check](/help/faults) or [talk to us](/contact-us).',
        },
      ],
    },
  ],
};
