import { paths, type PagePath } from '../../machines/shared/paths.ts';

/** What search engines and previews say about each page. */
const descriptions: Record<PagePath, string> = {
  [paths.home]:
    'Full fibre broadband with no mid-contract price rises on 12 month deals. Check your address and order in minutes.',
  [paths.postcodeChecker]: 'Check whether full fibre broadband can reach your home. It takes a postcode and a minute.',
  [paths.choosePlan]: 'Choose the full fibre plan that fits your home: 150 Mbps, 500 Mbps or 1 Gbps.',
  [paths.switch]: 'Move your broadband over to us. We tell your old provider.',
  [paths.customisePlan]: 'Choose the length of your contract, your Wi-Fi and the day you get connected.',
  [paths.bookInstall]: 'Book the visits of our engineers for your installation.',
  [paths.keyInfo]: 'What happens on the day of your installation, and what to know before you choose your dates.',
  [paths.outsideVisit]: 'Choose the day of the outside visit, when we bring the fibre to your home.',
  [paths.homeVisit]: 'Choose the day and time of the in-home visit, when we connect you.',
  [paths.orderConfirmation]: 'Read your order once more, accept your contract and place the order.',
  [paths.orderSummary]: 'Your order is placed: the dates of your visits and what happens next.',
  [paths.logIn]: 'Log in to your account to order, and to see and change your visits.',
  [paths.logOut]: 'Log out of your account.',
  [paths.register]: 'Join us: make an account to order your broadband.',
  [paths.dashboard]: 'Your account: your orders, your visits and your plan.',
  [paths.error]: 'Something went wrong on our side.',
  [paths.notFound]: 'There is no page at this address.',
  [paths.registerInterest]: 'Be the first to know when full fibre comes to your street.',
  [paths.terms]: 'The terms and conditions of our broadband, in plain words.',
  [paths.privacy]: 'What we know about you, why we know it, and how long we keep it.',
  [paths.help]: 'Answers to the questions we are asked most, from the address check to your contract.',
  [paths.cookies]: 'The cookies and similar storage that this site uses.',
};

const isPagePath = (path: string): path is PagePath => Object.hasOwn(descriptions, path);

export function descriptionOf(pathname: string): string {
  const path = pathname.replace(/(.)\/$/, '$1');
  return descriptions[isPagePath(path) ? path : paths.notFound];
}
