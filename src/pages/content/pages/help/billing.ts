import type { ContentPage } from '../../content-page.types.ts';

export const page: ContentPage = {
  title: 'Help with billing',
  description:
    'When the first month is charged, how to pay, what happens when a payment fails, and how pauses, credits and plan changes look on a bill.',
  heading: 'Billing',
  intro: 'One line for your plan, one for what you added, one for what we owe you. There’s nothing else on our bills.',
  tone: 'yellow',
  scene: 'coin',
  parent: { label: 'Help', to: '/help' },
  sections: [
    {
      id: 'first-bill',
      heading: 'The first bill',
      blocks: [
        {
          questions: [
            {
              question: 'When is it?',
              answer: [
                'Your first month is charged on your Go Live date, not before. Then on the same day of each month. If we start late, your first bill comes later, too.',
              ],
            },
            {
              question: 'What is on it?',
              answer: [
                'One month of your plan, mesh Wi-Fi if you added it, and the set-up price of a rolling plan. On a 12 month deal set-up is free. [All prices](/pricing).',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'paying',
      heading: 'Paying',
      blocks: [
        {
          questions: [
            {
              question: 'How can I pay?',
              answer: [
                'By card or Direct Debit. Choose one [in your account](/dashboard/payment-method): we’ll charge each bill to your card on its day, or collect it from your bank account at least five working days after we’ve emailed it. Or pay each bill yourself, by card, from its page.',
              ],
            },
            {
              question: 'What if a payment fails?',
              answer: [
                'We’ll tell you at once, and try again after five days. There’s no fee. Your broadband will carry on for at least 30 days after a bill is due.',
              ],
            },
            {
              question: 'What if money is tight?',
              answer: [
                'Please [tell us early](/contact-us). We can move the day, spread what is owed, move you to a smaller plan or pause the line. None of that counts against you.',
              ],
            },
          ],
        },
      ],
    },
    {
      id: 'changes',
      heading: 'When something changes',
      blocks: [
        {
          questions: [
            {
              question: 'I changed my plan. Why is the price the same?',
              answer: [
                'A change starts on the date of your next bill, and that bill is the first with the new price. Bills before it keep the old one. Where you ask on the day of a bill, it starts with the one after.',
              ],
            },
            {
              question: 'How does a pause look on my bill?',
              answer: ['You don’t pay for the days you paused. They come off the next bill.'],
            },
            {
              question: 'Where’s the money you owe me?',
              answer: [
                'Automatic compensation comes as a credit on your bill within 30 days. If you have left by then, it goes back to the account you paid from. Where an order never goes live and you have no bill with us, we ask you which bank account to pay it to.',
              ],
            },
            {
              question: 'Will the price go up after twelve months?',
              answer: [
                'Between 10 and 40 days before your minimum term ends, we’ll tell you its last day, the price after it and our best offers, in pounds and pence. You can leave from then on with one month’s notice and no exit fee.',
              ],
            },
          ],
        },
      ],
    },
  ],
};
