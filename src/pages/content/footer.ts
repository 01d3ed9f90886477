import { externalLinks } from './external-links.ts';
import type { FooterGroup } from './navigation.types.ts';

/** The full footer's lists (SH-19, SH-20). */
export const footerGroups: readonly FooterGroup[] = [
  {
    id: 'footer-network',
    title: 'Network, SIM and plans',
    footer_links: [
      { id: 'footer-sim-only', title: 'SIM only deals', url: '/sim-only-deals' },
      { id: 'footer-pricing', title: 'Pricing', url: '/pricing' },
      { id: 'footer-students', title: 'Students', url: '/students' },
      { id: 'footer-coverage', title: 'Coverage and service', url: '/coverage-and-service' },
    ],
  },
  {
    id: 'footer-phones',
    title: 'Mobile Phones',
    footer_links: [
      { id: 'footer-all-phones', title: 'All phones', url: '/mobile-phones' },
      { id: 'footer-refurbished', title: 'Refurbished phones', url: '/mobile-phones/refurbished' },
      { id: 'footer-sell', title: 'Sell your phone', url: externalLinks.sellYourPhone },
    ],
  },
  {
    id: 'footer-account',
    title: 'Manage your account',
    footer_links: [
      { id: 'footer-dashboard', title: 'My dashboard', url: '/dashboard' },
      { id: 'footer-app', title: 'Download the app', url: externalLinks.downloadTheApp },
    ],
  },
  {
    id: 'footer-help',
    title: 'Get help',
    footer_links: [
      { id: 'footer-articles', title: 'Help articles', url: '/help' },
      { id: 'footer-help-community', title: 'Community', url: externalLinks.community },
      { id: 'footer-agent', title: 'Ask an agent', url: externalLinks.askAnAgent, increaseVisibility: true },
      { id: 'footer-accessibility', title: 'Accessibility', url: '/accessibility' },
      { id: 'footer-shipping', title: 'Shipping and returns', url: '/shipping-and-returns' },
      { id: 'footer-contact', title: 'Contact us', url: '/contact-us' },
    ],
  },
  {
    id: 'footer-about',
    title: 'About',
    footer_links: [
      { id: 'footer-about-us', title: 'About us', url: '/about-us' },
      { id: 'footer-about-community', title: 'Community', url: externalLinks.community },
      { id: 'footer-press', title: 'Press office', url: externalLinks.pressOffice },
      { id: 'footer-b-corp', title: 'B Corp', url: '/b-corp' },
      { id: 'footer-jobs', title: 'Jobs', url: externalLinks.jobs },
    ],
  },
  {
    id: 'footer-legal',
    title: 'Legal',
    footer_links: [
      { id: 'footer-terms', title: 'Terms and conditions', url: '/terms' },
      { id: 'footer-privacy', title: 'Privacy policy', url: '/privacy' },
      { id: 'footer-cookies', title: 'Cookie policy', url: '/cookies' },
      { id: 'footer-slavery', title: 'Modern slavery statement', url: '/modern-slavery-statement' },
    ],
  },
];

export const freeSim = { id: 'footer-free-sim', title: 'Get a free SIM', url: '/free-sim-cards' } as const;
