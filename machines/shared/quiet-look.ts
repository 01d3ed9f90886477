/** How old what is shown may be before we look for news of it. ms */
export const newsDue = 60_000;

/** What a state has inside that shows something which others go on with: the guard says whether anybody does. */
type QuietLook<Guard, Input, Done> = { while: Guard; input: Input; onDone: Done };

/**
 * Keeps a state up to date that shows what others go on with: every minute, once somebody is at the page, we look for
 * news. Nobody is told of it: whoever presses something meanwhile leaves the state and with it the look, and where
 * it fails what was known stays. The machine has a delay `newsDue` and an actor `lookForNews`.
 */
export const quietLook = <const Guard extends string, const Input, const Done>({
  while: guard,
  input,
  onDone,
}: QuietLook<Guard, Input, Done>) =>
  ({
    initial: 'upToDate',
    states: {
      upToDate: {
        description: 'What is shown is no older than a minute.',
        after: { newsDue: { guard, target: 'lookingForNews' } },
      },
      lookingForNews: {
        description:
          'Once somebody is at the page, we look quietly whether there is news; if that fails, nothing changes.',
        invoke: { id: 'lookForNews', src: 'lookForNews', input, onDone, onError: 'upToDate' },
      },
    },
  }) as const;
