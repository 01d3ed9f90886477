import type { ContentPage } from '../content-page.types.ts';

export const page: ContentPage = {
  title: 'B Corp',
  description:
    'We’re not a certified B Corp yet. What we’ve changed on the way there, what is still open, and when we’ll next report on it.',
  heading: 'On the way to B Corp',
  intro: 'We’re not certified. We’d rather show you the list with the gaps in it than a logo.',
  tone: 'olive',
  scene: 'leaf',
  sections: [
    {
      heading: 'Done',
      blocks: [
        {
          list: [
            'Our articles say that directors weigh people and planet along with profit, not after it.',
            'Every router that comes back is tested, cleaned and sent out again. Four in five get a second home.',
            'Everyone who works here, cleaners and night shifts included, earns at least the real Living Wage.',
            'Our offices and help desks run on renewable electricity.',
          ],
        },
      ],
    },
    {
      heading: 'Not done',
      blocks: [
        {
          list: [
            'Our partners’ vans: one in three is electric. We have asked for all of them by 2030.',
            'Router boxes still have a plastic window. The new ones do without, once the old ones are used up.',
            'We count the carbon of our own work. We only estimate that of our suppliers.',
          ],
        },
      ],
    },
    {
      heading: 'Next',
      blocks: [
        {
          text: 'We sent in our assessment in the spring of 2026 and we’ll publish the outcome here, whatever it is. Until then: [how we treat suppliers’ workers](/modern-slavery-statement), and [what to do with an old phone](/mobile-phones/refurbished).',
        },
      ],
    },
  ],
};
