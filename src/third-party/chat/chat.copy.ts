export const chatCopy = {
  opening: 'Opening the chat…',
  title: 'The chat didn’t open',
  body: 'Something is stopping our chat from opening. Nothing on this page is lost. You can try again, or find answers and other ways to reach us on the help page.',
  retry: 'Try again',
  close: 'Close',
  help: 'Go to the help page',
} as const;
