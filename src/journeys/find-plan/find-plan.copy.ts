const dashboard = 'Back to your dashboard';

/** Every word on the way to a plan, by view. */
export const findPlanCopy = {
  LoadingPlans: { title: 'Your plan', heading: 'Your plan', loading: 'Fetching your plan' },
  PlansNotLoaded: {
    title: 'Plan not loaded',
    heading: 'We couldn’t fetch your plan',
    body: 'Nothing is wrong with it: our service isn’t responding. Try again in a moment.',
    retry: 'Try again',
    dashboard,
  },
  ListingPlans: {
    title: 'Your plans',
    heading: 'Your plans',
    intro: 'Choose the plan you mean.',
    open: 'Choose this plan',
    dashboard,
  },
  PlanOnItsWay: {
    title: 'Your plan isn’t live yet',
    heading: 'Your plan isn’t live yet',
    body: 'You can use and change it from your Go Live date on. Until then your order shows how it’s going.',
    order: 'See your order',
    dashboard,
  },
  NoPlans: {
    title: 'You have no plan yet',
    heading: 'You have no plan yet',
    body: 'Check your address to see which plans you can have. Ordering takes a few minutes.',
    check: 'Check your address',
    dashboard,
  },
} as const;
