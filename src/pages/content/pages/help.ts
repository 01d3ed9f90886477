import { contact } from '../contact.ts';
import type { ContentPage } from '../content-page.types.ts';
import { externalLinks } from '../external-links.ts';
import { helpTopics } from '../help-topics.ts';

export const page: ContentPage = {
  title: 'Help',
  description:
    'Answers about ordering, switching, engineer visits, bills, faults, moving home and complaints, and how to reach a person when you need one.',
  heading: 'How can we help?',
  intro: 'Choose a topic, or look at our most popular questions.',
  tone: 'pink',
  scene: 'bubble',
  sections: [
    { id: 'topics', blocks: [{ cards: helpTopics }] },
    {
      id: 'most-asked',
      heading: 'Popular questions',
      blocks: [
        {
          questions: [
            {
              question: 'Can I get broadband at my address?',
              answer: [
                '[Check your address](/postcode-checker) with your postcode. If we’re not there yet, leave your email address and be first to know.',
              ],
            },
            {
              question: 'What happens at the installation?',
              answer: [
                'The outside install comes first. Engineers bring the fibre to your wall. Nobody has to be at home, but the homeowner has to agree.',
                'Then comes the home install. An engineer connects you from inside, on a weekday, in about an hour. [More on visits](/help/visits).',
              ],
            },
            {
              question: 'Can I carry on with my order later?',
              answer: [
                'Yes. Choose “Save for later” while you customise your plan. You’ll get a code and a link that work on any device for 30 days.',
              ],
            },
            {
              question: 'Where is my contract?',
              answer: [
                'Your confirmation email links to your contract summary and your contract information. Log in to open them.',
              ],
            },
            {
              question: 'When do I pay for the first time?',
              answer: [
                'On your Go Live date, the day on which your broadband works for the first time. [More on billing](/help/billing).',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'person',
      heading: 'Rather talk to a person?',
      blocks: [
        { text: `Chat and phone: ${contact.hours}. You can report a fault at any time.` },
        {
          actions: [
            { label: 'Contact us', to: '/contact-us' },
            { label: 'Ask the community', to: externalLinks.community },
          ],
        },
      ],
    },
  ],
};
