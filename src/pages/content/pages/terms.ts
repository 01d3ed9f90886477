import { brand } from '../brand.ts';
import type { ContentPage } from '../content-page.types.ts';
import { complaintWeeks, coolingOffDays, slowLineDays } from '../price-facts.ts';

export const page: ContentPage = {
  title: 'Terms and conditions',
  description:
    'The terms of our broadband in plain words: who can order, what it costs, changing your mind, ending early, and what we owe you.',
  heading: 'Terms and conditions',
  intro: `These terms are between you and ${brand.name} Limited. Your contract summary and contract information say what is special to your order. Where they differ from this page, they come first.`,
  tone: 'turquoise',
  scene: 'document',
  sections: [
    {
      id: 'who',
      heading: 'Who can order',
      blocks: [
        {
          list: [
            'You can order if you are 18 or over and live at the address, or have the permission of whoever owns it.',
            'An outside installation needs the homeowner’s approval, even though nobody has to be at home for it.',
            'Credit, where we offer it for phones, is only for permanent UK residents aged 18 or over.',
          ],
        },
      ],
    },
    {
      id: 'contract',
      heading: 'When there is a contract',
      blocks: [
        {
          text: 'You get a contract summary and the contract information before you order. The contract begins when you have read them, accepted them and placed your order. Dates we hold for you become bookings at that moment, and not before.',
        },
      ],
    },
    {
      id: 'price',
      heading: 'Price and payment',
      blocks: [
        {
          list: [
            'There are no mid-contract price rises on 12 month deals. Prices include VAT and are all on [one page](/pricing).',
            'Your first month is charged on your Go Live date, not before, and then on the same day of each month.',
            'You pay by card or by Direct Debit, or each bill yourself. By Direct Debit we collect a bill at least five working days after we’ve emailed it to you.',
          ],
        },
      ],
    },
    {
      id: 'service',
      heading: 'What you get',
      blocks: [
        {
          list: [
            'Unlimited broadband at your home, with the same speed up and down, and a router that stays ours.',
            'You may change your plan once a month, from your next bill date, to another with a contract of the same length, add mesh Wi-Fi or take it out with such a change, take a free speed boost up to 3 times a month, unless you have our fastest plan, and pause for up to four weeks in any 12 months at no charge. A minimum term ends later by the days you pause.',
            'Please use the line as a household does. Reselling it, or attacking others through it, ends the contract.',
          ],
        },
      ],
    },
    {
      id: 'changing-your-mind',
      heading: 'Changing your mind',
      blocks: [
        {
          text: `You can cancel within ${coolingOffDays} days, counted from the day after you order, without a reason. If your service started in that time at your request, you pay only for the days you used. Tell us in any clear way.`,
        },
      ],
    },
    {
      id: 'ending',
      heading: 'Ending early',
      blocks: [
        {
          list: [
            'After that, ending a 12 month contract early costs an exit fee, in which months that pauses add don’t count. Your contract information shows the sum [as arithmetic](/pricing#leaving-early).',
            'A rolling plan ends with the month that is paid for, and costs no exit fee.',
            'When you switch to another provider, that provider ends this contract for you.',
          ],
        },
      ],
    },
    {
      id: 'when-things-go-wrong',
      heading: 'When things go wrong',
      blocks: [
        {
          list: [
            'If we start your service late, miss a visit or cancel it with less than 24 hours’ notice, or take too long over a repair, we [pay you automatically](/help/faults#compensation). You don’t have to claim.',
            `If the download speed stays below the guaranteed minimum for ${slowLineDays} days after you tell us, you can leave without a fee.`,
            `If we haven’t settled a complaint within ${complaintWeeks} weeks, you can take it to an independent ombudsman free of charge.`,
          ],
        },
      ],
    },
    {
      id: 'changes',
      heading: 'If we change these terms',
      blocks: [
        {
          text: 'We’ll tell you at least one month before. Unless the change is only to your benefit, you may leave within that month, free of charge. The law of England and Wales applies; in Scotland and Northern Ireland you keep the protection of the law there.',
        },
      ],
    },
  ],
};
