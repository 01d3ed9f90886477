import { advertisedFacts } from './advertised-facts.ts';
import { brand } from './brand.ts';

/** The home page's words. The facts are the specification's (point 1; MK-02, MK-03). */
export const home = {
  eyebrow: 'Full fibre broadband',
  title: 'Broadband that keeps its word.',
  intro:
    'No mid-contract price rises on 12 month deals. The same speed up as down. And the freedom to change your mind every month.',
  postcode: 'Your postcode',
  check: 'Check your address',
  seePlans: 'See the plans',
  facts: advertisedFacts,
  benefitsTitle: 'Made to fit around you',
  benefitsIntro: 'Full fibre without the small print that bites.',
  seeMore: 'What that means',
  seeSpeeds: 'See the speeds',
  plansTitle: 'Three speeds, all full fibre',
  plansIntro: 'On a 12 month contract the price won’t rise. Or pay month by month.',
  planAction: 'Check your address',
  racesTitle: 'A 50 GB game, downloaded',
  races: [
    { speed: '1 Gbps', minutes: 7, bar: 'short' },
    { speed: '500 Mbps', minutes: 14, bar: 'middle' },
    { speed: '150 Mbps', minutes: 45, bar: 'long' },
  ],
  whyTitle: `Why ${brand.name} broadband`,
  why: [
    'We run on two partner networks: one for mobile, one for broadband. You get the reach of both and one team to talk to.',
    'Your installation is done by our engineering partner on the broadband network. We book the visits with you, and you can move them any time until the day before.',
  ],
  whyMore: { label: 'What makes us different', to: `/why-${brand.slug}` },
  steps: [
    { title: 'Check your address', text: 'Your postcode tells us in seconds what your home can get.' },
    { title: 'Choose your plan', text: 'Switching? We’ll tell your old provider, so you don’t have to.' },
    { title: 'Book your install', text: 'Pick the days that suit you. We’ll do the rest.' },
  ],
  questionsTitle: 'Before you ask',
  questions: [
    {
      question: 'How do I switch?',
      answer: 'You tell us who your provider is. We arrange the rest with them. You don’t have to call anyone.',
      link: { label: 'How switching works', to: '/help/switching' },
    },
    {
      question: 'Do I have to be at home?',
      answer: 'Only for the home install. It takes about an hour, on a weekday you choose.',
      link: { label: 'About engineer visits', to: '/help/visits' },
    },
    {
      question: 'What if I change my mind?',
      answer:
        'You have 14 days after you order, without a reason. Your first month is charged on your Go Live date, not before.',
      link: { label: 'Every price and fee', to: '/pricing' },
    },
  ],
  closingTitle: 'Is your street on our map?',
  closingText: 'Enter your postcode and find out in a minute.',
} as const;

/** What a tile's dialog says is in benefits.ts under `more`; a tile without one leads to the plans (MK-01). */
export type Benefit = {
  icon: 'lock' | 'updown' | 'swap' | 'bolt' | 'pause' | 'router';
  tone: 'pink' | 'turquoise' | 'yellow' | 'olive';
  title: string;
  text: string;
  more?: string;
};

export const benefits: readonly Benefit[] = [
  {
    icon: 'lock',
    tone: 'pink',
    title: 'No mid-contract price rises',
    text: 'On 12 month deals your price stays put from the first bill to the last.',
    more: 'price',
  },
  {
    icon: 'updown',
    tone: 'turquoise',
    title: 'As fast up as down',
    text: 'Symmetrical upload and download speed, so video calls and backups fly.',
  },
  {
    icon: 'swap',
    tone: 'yellow',
    title: 'Plan changes each month',
    text: 'Up or down a plan, every month, whenever life changes speed.',
    more: 'plan-changes',
  },
  {
    icon: 'bolt',
    tone: 'olive',
    title: 'Free speed boosts',
    text: 'A free speed boost up to 3 times a month, for game night or a big upload.',
    more: 'speed-boosts',
  },
  {
    icon: 'pause',
    tone: 'turquoise',
    title: 'Pause when you’re away',
    text: 'Broadband pause for up to four weeks at no charge.',
    more: 'pause',
  },
  {
    icon: 'router',
    tone: 'pink',
    title: 'Fitted by engineers',
    text: 'Installed by our engineering partner, on days you choose.',
    more: 'engineers',
  },
];
