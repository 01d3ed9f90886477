import { brand } from './brand.ts';

/** The home page's words. The facts are the specification's (point 1; MK-02, MK-03). */
export const home = {
  eyebrow: 'Full fibre broadband',
  title: 'Broadband that keeps its word.',
  intro:
    'No mid-contract price rises on 12 month deals. The same speed up as down. And the freedom to change your mind every month.',
  check: 'Check your address',
  seePlans: 'See the plans',
  facts: ['From £25 a month', '150 Mbps to 1 Gbps', 'Real people to help'],
  benefitsTitle: 'Made to fit around you',
  benefitsIntro: 'Full fibre without the small print that bites.',
  plansTitle: 'Three speeds, all full fibre',
  plansIntro: 'Every plan is on a 12 month deal, and the price you see is the price you pay for all twelve.',
  planAction: 'Check your address',
  whyTitle: `Why ${brand.name} broadband`,
  why: [
    'We run on two partner networks: one for mobile, one for broadband. You get the reach of both and one team to talk to.',
    'Your installation is done by our engineering partner on the broadband network. We book the visits with you, and you can move them any time until the day.',
  ],
  steps: [
    { title: 'Check your address', text: 'Your postcode tells us in seconds what your home can get.' },
    { title: 'Choose your plan', text: 'Switching? We tell your old provider, so you don’t have to.' },
    { title: 'Book your install', text: 'Pick the days that suit you. We do the rest.' },
  ],
} as const;

type BenefitIcon = 'lock' | 'updown' | 'swap' | 'bolt' | 'pause' | 'router';
type BenefitTone = 'pink' | 'turquoise' | 'yellow' | 'olive';

export const benefits: readonly { icon: BenefitIcon; tone: BenefitTone; title: string; text: string }[] = [
  {
    icon: 'lock',
    tone: 'pink',
    title: 'No mid-contract price rises',
    text: 'On 12 month deals your price stays put from the first bill to the last.',
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
  },
  {
    icon: 'bolt',
    tone: 'olive',
    title: 'Free speed boosts',
    text: 'A free speed boost up to 3 times a month, for game night or a big upload.',
  },
  {
    icon: 'pause',
    tone: 'turquoise',
    title: 'Pause when you’re away',
    text: 'Broadband pause for up to four weeks at no charge.',
  },
  {
    icon: 'router',
    tone: 'pink',
    title: 'Fitted by engineers',
    text: 'Installed by our engineering partner, on days that you choose.',
  },
];
