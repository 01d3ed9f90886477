import { brand } from './brand.ts';

/** Other sites of the brand. They are invented: `.example` belongs to nobody. */
const site = (name: string, path = ''): string => `https://${name}.${brand.slug}.example${path}`;

export const externalLinks = {
  sellYourPhone: site('recycle'),
  discussion: site('community', '/discussion'),
  serviceUpdates: site('community', '/service-updates'),
  announcements: site('community', '/announcements'),
  community: site('community'),
  /** The account pages that members have had so far. */
  account: site('my'),
  help: site('help'),
  askAnAgent: site('help', '/ask'),
  downloadTheApp: site('app'),
  pressOffice: site('press'),
  jobs: site('jobs'),
} as const;

export const socialLinks = [
  { icon: 'twitter', title: 'Twitter', url: site('social', '/twitter') },
  { icon: 'facebook', title: 'Facebook', url: site('social', '/facebook') },
  { icon: 'linkedin', title: 'LinkedIn', url: site('social', '/linkedin') },
  { icon: 'youtube', title: 'YouTube', url: site('social', '/youtube') },
  { icon: 'instagram', title: 'Instagram', url: site('social', '/instagram') },
] as const;
