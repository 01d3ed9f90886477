import { brand } from '../brand.ts';
import { contact } from '../contact.ts';
import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'Modern slavery statement',
  description:
    'Our statement under section 54 of the Modern Slavery Act 2015 for the year to 31 March 2026: supply chain, risks, checks and results.',
  heading: 'Modern slavery statement',
  intro: `Made by ${brand.name} Limited under section 54(1) of the Modern Slavery Act 2015, for the financial year that ended on 31 March 2026.`,
  tone: 'turquoise',
  scene: 'document',
  sections: [
    {
      heading: 'Our business and supply chain',
      blocks: [
        {
          text: 'We sell mobile and broadband services and phones to homes in the United Kingdom. We employ people in the UK only. We buy network capacity and engineering from two network partners, routers and SIM cards from manufacturers in Asia and Europe, phones from their makers and from refurbishers, and cleaning, catering and delivery in the UK.',
        },
      ],
    },
    {
      heading: 'Where the risk is',
      blocks: [
        {
          list: [
            'Making electronics, and mining the minerals in them.',
            'Sub-contracted groundwork and cabling, where gangs are hired for weeks.',
            'Cleaning, catering and warehouse work through agencies.',
          ],
        },
      ],
    },
    {
      heading: 'What we do about it',
      blocks: [
        {
          list: [
            'Every supplier signs our code: work is chosen freely, papers stay with their owner, nobody pays for a job.',
            'Suppliers at higher risk are visited by an independent auditor at least every second year.',
            'Buyers and team leaders are trained each year to see the signs and to report them.',
            'Anyone can report a concern without a name, to us or to the national helpline, and is protected when they do.',
          ],
        },
      ],
    },
    {
      heading: 'This year',
      blocks: [
        {
          table: {
            caption: 'Results for the year to 31 March 2026',
            head: ['Measure', 'Result', 'Next year'],
            rows: [
              ['Suppliers that signed the code', '94 of 97', 'all'],
              ['Higher-risk suppliers audited', '11 of 14', '14 of 14'],
              ['People trained', '100%', '100%'],
              ['Concerns reported', '2, both resolved', '–'],
            ],
          },
        },
        {
          text: `Approved by the board on 12 May 2026 and signed by Robin Marsh, Chief Executive. Questions: ${contact.email}.`,
        },
      ],
    },
  ],
};
