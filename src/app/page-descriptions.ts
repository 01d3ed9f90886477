import { tidyPath } from '../pages/content/content-pages.ts';
import { paths, type PagePath } from '../../machines/shared/paths.ts';

type PageOfWords = (typeof paths)['terms' | 'privacy' | 'cookies' | 'help' | 'roaming' | 'international' | 'dataNeed'];

type Description = { title: string; description: string };

/** What the browser's tab, search engines and previews say of each page. Pages of words bring their own. */
export const descriptions: Record<Exclude<PagePath, PageOfWords>, Description> = {
  [paths.home]: {
    title: 'Full fibre broadband',
    description: 'Full fibre broadband with no mid-contract price rises on 12 month deals. Check your address.',
  },
  [paths.postcodeChecker]: {
    title: 'Check your address',
    description: 'Check whether full fibre broadband can reach your home. It takes a postcode and a minute.',
  },
  [paths.choosePlan]: {
    title: 'Choose your plan',
    description: 'Choose the full fibre plan that fits your home: 150 Mbps, 500 Mbps or 1 Gbps.',
  },
  [paths.switch]: {
    title: 'Switch to us',
    description: 'Move your broadband over to us. We’ll tell your old provider, so you don’t have to.',
  },
  [paths.customisePlan]: {
    title: 'Make it yours',
    description: 'Choose the length of your contract, your Wi-Fi and the day you get connected.',
  },
  [paths.bookInstall]: {
    title: 'Book your install',
    description: 'Book the visits of our engineers for your installation, on the days that suit you.',
  },
  [paths.keyInfo]: {
    title: 'Before you choose your dates',
    description: 'What happens on the day of your installation, and what to know before you choose your dates.',
  },
  [paths.bothVisits]: {
    title: 'Choose your dates',
    description: 'Choose the days of your outside install and your home install together, as a pair that fits.',
  },
  [paths.outsideVisit]: {
    title: 'Outside install',
    description: 'Choose the day of your outside install, when we bring the fibre to your home.',
  },
  [paths.homeVisit]: {
    title: 'Home install',
    description: 'Choose the day and time of your home install, when we connect you.',
  },
  [paths.orderConfirmation]: {
    title: 'Review order',
    description: 'Check your order, accept your contract and place the order.',
  },
  [paths.orderSummary]: {
    title: "You're all sorted",
    description: 'Your order is placed: the dates of your visits and what happens next.',
  },
  [paths.logIn]: {
    title: 'Log in',
    description: 'Log in to your account to order broadband, or to carry on with an order.',
  },
  [paths.logOut]: {
    title: 'Log out',
    description: 'Log out of your account on this device. Your orders stay as they are.',
  },
  [paths.register]: {
    title: 'Join us',
    description: 'Join us. Create an account to order your broadband and to follow your order.',
  },
  [paths.forgotPassword]: {
    title: 'Forgot your password',
    description: 'Have a link sent to your email address and choose a new password for your account.',
  },
  [paths.resetPassword]: {
    title: 'Choose a new password',
    description: 'Choose a new password for your account with the link that we have sent to your email address.',
  },
  [paths.confirmEmail]: {
    title: 'Confirm your email',
    description: 'Confirm another email address for your account with the link that we have sent to it.',
  },
  [paths.dashboard]: {
    title: 'Your dashboard',
    description:
      'Your orders, visits, contracts and messages in one place, what we promised you, and what needs you next.',
  },
  [paths.changePassword]: {
    title: 'Change your password',
    description: 'Change the password of your account. You stay logged in here, and are logged out everywhere else.',
  },
  [paths.number]: {
    title: 'Your number',
    description: 'Your mobile number: bring it from another network, see how it stands, or take it away.',
  },
  [paths.bringNumber]: {
    title: 'Bring your number',
    description: 'Keep your mobile number: give us your PAC, and choose the day on which it moves.',
  },
  [paths.leaveWithNumber]: {
    title: 'Take your number away',
    description: 'Get a PAC to take your mobile number with you, or a STAC to leave without it.',
  },
  [paths.secondFactor]: {
    title: 'Logging in with a code',
    description:
      'Log in with a code from an authenticator app as well as your password, use another device, or stop using codes.',
  },
  [paths.profile]: {
    title: 'Your profile',
    description:
      'Your name, phones, addresses and email, where you’re logged in, what we may send you, and a download of your data.',
  },
  [paths.orders]: {
    title: 'Your order',
    description: 'Follow your order: its visits, what we promised you, your contract, and how to change or cancel it.',
  },
  [paths.shopOrders]: {
    title: 'Your phone orders',
    description:
      'Follow what you ordered in our phone shop: when it comes, what you paid, the receipt to keep, and how to send it back.',
  },
  [paths.bills]: {
    title: 'Your bills',
    description:
      'Your bills with what they charge and credit, what the next one will be, and each as a document to keep.',
  },
  [paths.paymentMethod]: {
    title: 'How you pay your bills',
    description: 'Have your bills charged to a card, add or remove a card, or pay each bill yourself.',
  },
  [paths.switches]: {
    title: 'Your switch',
    description: 'Your switch to us or to another provider: when it happens, and what it ends and costs.',
  },
  [paths.plans]: {
    title: 'Your plan',
    description:
      'Your plan and your contract: what you pay, what is left of it, what we’ll write to you, and how to boost, pause, change or end it.',
  },
  [paths.aboutYou]: {
    title: 'About you',
    description: 'Tell us your full name. We need it for your contract and for our engineers.',
  },
  [paths.error]: {
    title: 'Something went wrong',
    description: 'Something went wrong on our side. Go back and try again. Nothing is lost.',
  },
  [paths.notFound]: {
    title: 'Page not found',
    description: 'There’s no page at this address. Go back, visit our help section or go home.',
  },
  [paths.pay]: {
    title: 'Your payment',
    description:
      'Pay by card, with your bank’s question where it asks one. Your card’s number goes to our payment provider alone.',
  },
  [paths.phones]: {
    title: 'Mobile phones',
    description:
      'New and refurbished phones from Apple, Samsung, Google and others, unlocked and delivered free. Filter by brand, price, storage and grade.',
  },
  [paths.refurbishedPhones]: {
    title: 'Refurbished phones',
    description:
      'Refurbished phones, tested at seventy points and graded like new to good, with 12 months’ warranty. Filter by brand, price and storage.',
  },
  [paths.activateSim]: {
    title: 'Switch your SIM on',
    description:
      'Switch a SIM card on by its number, or get an eSIM with its QR code: what your phone can do, and how to install it.',
  },
  [paths.sims]: {
    title: 'Your SIMs',
    description:
      'Your SIM cards and eSIMs: how each stands, show an eSIM’s QR code, move it to another phone, or block a SIM that’s lost.',
  },
  [paths.orderFreeSim]: {
    title: 'Order a free SIM card',
    description:
      'Have one or two free SIM cards posted to your home: nothing to pay, nothing to sign, there in two working days.',
  },
  [paths.shareLove]: {
    title: 'Share the love',
    description: 'Your own link for friends, who has joined with it, and the credit that you have both been given.',
  },
  [paths.topUp]: {
    title: 'Your credit',
    description:
      'Your credit for calls, texts and data: how much there is, top up by card or voucher or by itself, and what was booked.',
  },
  [paths.buySimPlan]: {
    title: 'Buy a plan',
    description:
      'Your SIM plan: what is left of it and what comes next. Buy one of five for 30 days, once or each time it ends.',
  },
  [paths.basket]: {
    title: 'Your basket',
    description:
      'The phones in your basket: how many of each, what they cost, until when that price holds and on which day they come.',
  },
  [paths.checkout]: {
    title: 'Check out',
    description: 'Order the phones in your basket: who they’re for, where and when they come, with which SIM, and pay.',
  },
  [paths.checkoutContact]: {
    title: 'Your details',
    description: 'Say who your phones are for, and how the courier can reach them on the day of the delivery.',
  },
  [paths.checkoutAddress]: {
    title: 'Delivery address',
    description: 'Find the address that your phones go to by its postcode, or enter it by hand. Delivery is free.',
  },
  [paths.checkoutDelivery]: {
    title: 'Delivery day',
    description: 'Choose the working day on which your phones come, all of them in one parcel.',
  },
  [paths.checkoutSim]: {
    title: 'SIM',
    description: 'Choose for each of your phones whether an eSIM or a SIM card comes with it, or none yet.',
  },
  [paths.checkoutPayment]: {
    title: 'How to pay',
    description: 'Choose for each of your phones whether you pay at once or by instalments, and what each way costs.',
  },
  [paths.checkoutCredit]: {
    title: 'Credit information',
    description: 'Read what paying by instalments costs, who lends the money and what follows, before you apply.',
  },
  [paths.checkoutApplication]: {
    title: 'Apply for credit',
    description: 'Say who applies to the lender: your date of birth, where you live, and whether permanently.',
  },
  [paths.checkoutAgreement]: {
    title: 'Your credit agreement',
    description: 'Hear what the lender has answered, read the agreement about your phone, and sign it.',
  },
  [paths.checkoutReview]: {
    title: 'Check your answers',
    description:
      'Check what you order, where and when it comes and what it costs, change what’s wrong, and go on to pay.',
  },
  [paths.registerInterest]: {
    title: 'Be first to know',
    description:
      'Be the first to know when full fibre comes to your street. Leave your email address and we’ll email you once.',
  },
};

/** Of the page of one phone. */
export const phoneDescription = (phone: string): string =>
  `${phone}: colours, storage and condition with price and stock, at once or by instalments, unlocked and delivered free.`;

const isDescribed = (path: string): path is keyof typeof descriptions => Object.hasOwn(descriptions, path);

/** With the id of something behind them; phone orders stand below the others. */
const pagesOfOneThing = [paths.shopOrders, paths.orders, paths.bills, paths.plans, paths.switches, paths.pay] as const;

export function descriptionOf(pathname: string): string {
  const path = tidyPath(pathname);
  if (/^\/ui(\/|$)/.test(path)) return 'Every piece that our pages are made of, in every state.';
  if (/^\/inspector(\/|$)/.test(path)) return 'Every journey as a chart, and where customers stand in it.';
  if (isDescribed(path)) return descriptions[path].description;
  const ofOneThing = pagesOfOneThing.find((page) => path.startsWith(`${page}/`));
  if (ofOneThing) return descriptions[ofOneThing].description;
  if (path.startsWith(`${paths.phones}/`)) return phoneDescription('This phone');
  return descriptions[paths.notFound].description;
}
