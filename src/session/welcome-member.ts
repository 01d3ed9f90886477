import { fromPromise } from 'xstate';

export type WelcomeOptions = {
  /** Learns anew who the member is; rejects with a Failure. */
  welcome: () => Promise<unknown>;
  /** Goes back to where the customer came from. */
  comeBack: () => void;
};

/**
 * The last step of log-in, registration and about-you: the customer comes back only once it is known who they are, so
 * that no page is drawn for a visitor. Rejects with a Failure.
 */
export const welcomeMember = ({ welcome, comeBack }: WelcomeOptions) =>
  fromPromise<void, Record<string, never>>(async () => {
    await welcome();
    comeBack();
  });
