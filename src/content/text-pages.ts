import { brand } from './brand.ts';

export type TextPageName = 'terms' | 'privacy' | 'cookies' | 'help';

type Section = { heading: string; paragraphs: readonly string[] };
export type TextPageContent = { title: string; intro: string; sections: readonly Section[] };

/** The pages of plain text that the agreement, the footer and the not-found page lead to (CO-02, SH-20, RT-06). Invented. */
export const textPages: Record<TextPageName, TextPageContent> = {
  terms: {
    title: 'Terms and conditions',
    intro: `These terms are between you and ${brand.name}. Your contract summary and contract information say what is special to your order; where they differ from this page, they come first.`,
    sections: [
      {
        heading: 'Who can order',
        paragraphs: [
          'You can order if you are 18 or over and live at the address, or have the permission of whoever owns it.',
          'An outside installation needs the homeowner’s approval, even though nobody has to be at home for it.',
        ],
      },
      {
        heading: 'Price and payment',
        paragraphs: [
          'There are no mid-contract price rises on 12 month deals. Prices include VAT.',
          'Your first month is charged on your Go Live date, not before.',
        ],
      },
      {
        heading: 'Changing your mind',
        paragraphs: [
          'You can cancel within 14 days after you order. If your service started in that time at your request, you pay only for the days you used.',
          'After that, ending a 12 month contract early costs an exit fee. Your contract information shows the sum as arithmetic.',
        ],
      },
      {
        heading: 'When things go wrong',
        paragraphs: [
          'If we start your service late, miss a visit or cancel it with less than 24 hours’ notice, we pay you automatically. You need not claim.',
          'If the download speed stays below the guaranteed minimum for 30 days after you tell us, you can leave without a fee.',
          'If we have not settled a complaint within six weeks, you can take it to an independent ombudsman free of charge.',
        ],
      },
    ],
  },
  privacy: {
    title: 'Privacy policy',
    intro: 'What we know about you, why we know it, and how long we keep it.',
    sections: [
      {
        heading: 'What we use',
        paragraphs: [
          'Your name, email address, phone number and address, to give you a plan and to send engineers to the right door.',
          'Notes for engineers, only for the visit they are about.',
        ],
      },
      {
        heading: 'Who else sees it',
        paragraphs: [
          'Our engineering and network partners see what they need to connect your home. When you switch, your current provider is told your surname, address and, if you gave it, your account number.',
          'We do not sell what we know about you.',
        ],
      },
      {
        heading: 'How long we keep it',
        paragraphs: [
          'An order that you do not place is deleted after 30 days. What belongs to a contract is kept for six years after it ends.',
        ],
      },
      {
        heading: 'Your rights',
        paragraphs: [
          'You can see, correct, move or delete what we hold about you, and you can say no to marketing at any time.',
        ],
      },
    ],
  },
  help: {
    title: 'Help',
    intro: 'The questions we are asked most.',
    sections: [
      {
        heading: 'Can I get broadband at my address?',
        paragraphs: [
          'Check your address with your postcode. If we are not there yet, leave your email and be first to know.',
        ],
      },
      {
        heading: 'What happens at the installation?',
        paragraphs: [
          'First the outside install: engineers bring the fibre to your wall. Nobody has to be at home, but the homeowner has to agree.',
          'Then the home install: an engineer connects you from inside, on a weekday, in about an hour.',
        ],
      },
      {
        heading: 'Can I carry on with my order later?',
        paragraphs: [
          'Yes. Choose “Save for later” while you customise your plan: you get a code and a link that work on any device.',
        ],
      },
      {
        heading: 'Where is my contract?',
        paragraphs: [
          'Your confirmation email links to your contract summary and your contract information. Log in to open them.',
        ],
      },
      {
        heading: 'How do I complain?',
        paragraphs: [
          'Tell us first. If we have not settled it within six weeks, an independent ombudsman decides free of charge.',
        ],
      },
    ],
  },
  cookies: {
    title: 'Cookie policy',
    intro: 'Cookies and similar storage that this site uses.',
    sections: [
      {
        heading: 'Needed for the site to work',
        paragraphs: [
          'A session cookie keeps you logged in, and a second one protects your forms from being sent by somebody else.',
          'Your browser keeps your place in an order until you close the tab, so that a reload loses nothing.',
        ],
      },
      {
        heading: 'Only if you agree',
        paragraphs: ['Advertising cookies are set only after you agree to them. You can change your mind at any time.'],
      },
    ],
  },
};
