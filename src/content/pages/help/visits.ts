import type { ContentPage } from '../../content-page.types.ts';

export const page: ContentPage = {
  title: 'Help with engineer visits',
  description:
    'What engineers do outside and inside your home, when they come, who has to be there, how to move a visit and what a missed one costs us.',
  heading: 'Engineer visits',
  intro:
    'Up to two visits by our engineering partner, on days that you choose. Some homes need only one of them, or none.',
  tone: 'olive',
  scene: 'van',
  parent: { label: 'Help', to: '/help' },
  sections: [
    {
      heading: 'The two visits',
      blocks: [
        {
          table: {
            caption: 'Outside install and home install',
            head: ['What to know', 'Outside install', 'Home install'],
            rows: [
              [
                'What',
                'fibre from the street to a small box on your wall',
                'fibre indoors, a socket, and you are online',
              ],
              ['Who is at home', 'nobody has to be', 'an adult, to open the door'],
              ['How long', 'up to half a day', 'about an hour'],
              ['When', '8am-12pm or 12pm-4pm', 'weekdays, 8am-12pm or 12pm-4pm'],
              ['Whose yes', 'the homeowner’s', 'yours'],
            ],
          },
        },
        {
          text: 'You can book the home install up to 3 months ahead. It comes a few days after the outside install at the earliest.',
        },
      ],
    },
    {
      heading: 'Questions',
      blocks: [
        {
          questions: [
            {
              question: 'How do I move a visit?',
              answer: [
                'Until you have ordered: choose a different date on the page of that visit. Afterwards: from your [dashboard](/dashboard), or by telling us, until the day before.',
              ],
            },
            {
              question: 'I rent. Do I need permission?',
              answer: [
                'For the outside work, yes: from the homeowner or the landlord. A message that says yes is enough. Inside there is one small hole and a socket.',
              ],
            },
            {
              question: 'Can I tell the engineers something?',
              answer: [
                'Yes, in up to 250 characters each: one note on health and safety, such as a dog or low beams, and one for everything else, such as where to park.',
              ],
            },
            {
              question: 'How do I know it is really our engineer?',
              answer: [
                'They have a card with a photograph and know your order ID. You can agree a password with us that they say at the door. When in doubt, leave the door closed and [call us](/contact-us).',
              ],
            },
            {
              question: 'Nobody came.',
              answer: [
                'We are sorry. You need not do anything: a missed visit, or one that is cancelled with less than 24 hours’ notice, is [paid for automatically](/help/faults#compensation). Choose a new date, and we see that it is held.',
              ],
            },
            {
              question: 'The network could not hold one of my dates.',
              answer: ['The other one is kept. You are asked for the one that did not work, and nothing else.'],
            },
          ],
        },
      ],
    },
  ],
};
