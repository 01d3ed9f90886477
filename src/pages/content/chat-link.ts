/** Where "Chat with us" leads: this very page, with the chat open (DB-11). Works before the app is there, too. */
export const chatLink = '?chat=true';
