/** What the frame says around every page; `missing`: why another page is shown than the one asked for (RT-03). */
export const frameCopy = {
  missing: {
    address: 'First, check your address so that we know what we can offer.',
    plan: 'Choose a plan first, then you can carry on.',
    customisation: 'Finish choosing your plan first, then you can carry on.',
    visits: 'Book your installation first, then you can review your order.',
    switch: 'Finish your switch first, or carry on without it. Then you can review your order.',
    agreement: 'Place your order first. You’ll then find your order summary here.',
  },
} as const;
