const pattern = /^(?!\.)(?!.*\.\.)[\w'+\-.]*[\w+-]@(?:[A-Za-z0-9][A-Za-z0-9-]*\.)+[A-Za-z]{2,}$/;

/** Whether a text has the shape of an e-mail address that everybody's mail takes; whether it exists nobody knows. */
export const isEmail = (text: string): boolean => pattern.test(text);
