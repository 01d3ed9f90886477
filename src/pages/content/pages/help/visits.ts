import type { ContentPage } from '../../content-page.types.ts';

export const page: ContentPage = {
  title: 'Help with engineer visits',
  description:
    'What engineers do outside and inside your home, when they come, who has to be there, how to move a visit and what a missed one costs us.',
  heading: 'Engineer visits',
  intro: 'Up to two visits by our engineering partner, on days you choose. Some homes need only one of them, or none.',
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
                'fibre indoors, a socket, and you’re online',
              ],
              ['Do you need to be home?', 'No', 'Yes, an adult to let the engineer in'],
              ['How long', 'up to half a day', 'about an hour'],
              ['When', '8am-12pm or 12pm-4pm', 'weekdays, 8am-12pm or 12pm-4pm'],
              ['Who must agree', 'the homeowner', 'you'],
            ],
          },
        },
        {
          text: 'You can book the home install up to 3 months ahead. The earliest date is a few days after the outside install.',
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
                'Before you order, choose a different date on the page for that visit. After you order, open your order on [your dashboard](/dashboard) and press “Change date”, until the day before. Does none of the dates suit you? [Chat with us or call us](/contact-us).',
              ],
            },
            {
              question: 'I rent. Do I need permission?',
              answer: [
                'For the outside install, yes, from the homeowner or the landlord. A message that says yes is enough. Inside, there’s one small hole and a socket.',
              ],
            },
            {
              question: 'Can I leave notes for the engineers?',
              answer: [
                'Yes, in up to 250 characters each: one note on health and safety, such as a dog or low beams, and one for everything else, such as where to park.',
              ],
            },
            {
              question: 'How do I know it’s really your engineer?',
              answer: [
                'They have a card with a photograph and know your order ID. You can choose a password that they’ll give at the door. If you’re in doubt, keep the door closed and [call us](/contact-us).',
              ],
            },
            {
              question: 'What if nobody comes?',
              answer: [
                'We’re sorry. You don’t have to do anything. We [pay you automatically](/help/faults#compensation) for a missed visit, or one cancelled with less than 24 hours’ notice. Choose a new date, and we’ll hold it for you.',
              ],
            },
            {
              question: 'What if the network can’t hold one of my dates?',
              answer: ['We’ll still hold the other one. You only have to choose the one that didn’t work again.'],
            },
          ],
        },
      ],
    },
  ],
};
