import type { SecondFactorRefusal } from '../../../machines/second-factor/second-factor.types.ts';
import { notResponding, secretRefusals, staysLoggedIn } from '../../ui/form/secrets.copy.ts';

const proof = {
  password: 'Your password',
  code: 'Code',
  codeHint: 'The 6 digits from your authenticator app, or a recovery code.',
  cancel: 'Cancel',
  forgotten: 'Forgot your password?',
};

/** Every word of logging in with a code, by view. */
export const secondFactorCopy = {
  LoadingFactor: {
    title: 'Logging in with a code',
    heading: 'Logging in with a code',
    loading: 'Looking up your settings',
  },
  FactorNotLoaded: {
    title: 'We couldn’t look up your settings',
    heading: 'We couldn’t look up your settings',
    body: 'Our service isn’t responding. Try again in a moment.',
    retry: 'Try again',
  },
  EnteringPassword: {
    title: 'Log in with a code, too',
    heading: 'Log in with a code, too',
    intro:
      'You log in with your password only. With a code from an authenticator app as well, your password alone gets nobody in. Most phones and password managers have such an app.',
    password: proof.password,
    submit: 'Set up an app',
    forgotten: proof.forgotten,
    dashboard: 'Back to your dashboard',
  },
  ChoosingChange: {
    title: 'You log in with a code',
    heading: 'You log in with a code',
    intro: 'Besides your password we ask for a code from your authenticator app.',
    codes: (left: number) => `You have ${left} recovery ${left === 1 ? 'code' : 'codes'} left.`,
    newCodes:
      'Never saw them, or lost them? Choose “Use another device” and set up the same one again. You’ll get ten new ones.',
    device: 'Use another device',
    removal: 'Stop logging in with a code',
    dashboard: 'Back to your dashboard',
  },
  ProvingForDevice: {
    ...proof,
    title: 'Use another device',
    heading: 'Use another device',
    intro: 'Your old device works until the new one does.',
    submit: 'Carry on',
  },
  ProvingForRemoval: {
    ...proof,
    title: 'Stop logging in with a code',
    heading: 'Stop logging in with a code',
    intro: 'You’ll log in with your password only, and be logged out everywhere else.',
    submit: 'Stop using codes',
  },
  AddingDevice: {
    title: 'Set up your authenticator app',
    heading: 'Set up your authenticator app',
    intro: 'Scan this with the app on your phone or tablet. Then enter the code it shows.',
    picture: 'QR code for your authenticator app',
    sameDevice: 'Is the app on this device?',
    open: 'Open it',
    byHand: 'You can also type this key into the app:',
    code: '6-digit code',
    submit: 'Confirm',
    note: staysLoggedIn,
    restart: 'Start again',
    dashboard: 'Back to your dashboard',
  },
  SetUpExpired: {
    title: 'Please start again',
    heading: 'Please start again',
    body: 'This took longer than ten minutes, or a device has been set up since. Leave your app as it is for now: we’ll check first whether you log in with a code.',
    restart: 'Start again',
  },
  DeviceNotConfirmed: {
    title: 'We couldn’t check your code',
    heading: 'We couldn’t check your code',
    body: 'Our service isn’t responding, so your app may be set up or not. Leave it as it is for now. Try again in a moment: we’ll check first whether you log in with a code.',
    retry: 'Try again',
  },
  ChangeNotMade: {
    title: 'We couldn’t make the change',
    heading: 'We couldn’t make the change',
    body: notResponding,
    retry: 'Try again',
  },
  FactorSwitchedOn: {
    title: 'You now log in with a code',
    heading: 'You now log in with a code',
    body: 'You’re logged out everywhere else. We’ve sent you an email about it. If your app has older entries for us, they no longer work: you can remove them.',
    codes: 'Save your recovery codes',
    codesBody:
      'If you lose your device, log in with one of these. Each works once. We can’t show them again, and older ones no longer work.',
    copy: 'Copy the codes',
    copied: 'Copied',
    notCopied: 'Select the codes and copy them by hand',
    dashboard: 'I’ve saved them',
  },
  FactorSwitchedOff: {
    title: 'You no longer log in with a code',
    heading: 'You no longer log in with a code',
    body: 'You’re still logged in here, and logged out everywhere else. We’ve sent you an email about it. You can remove the entry from your app.',
    dashboard: 'Go to your dashboard',
  },
} as const;

/** What is said at a field that was refused, by the machine's reason. */
export const secondFactorRefusals = {
  passwordMissing: secretRefusals.passwordMissing,
  proofMissing: 'Enter the 6-digit code from your app, or a recovery code',
  passwordWrong: 'That is not your password. Check it and try again',
  tooManyTries: secretRefusals.tooManyTries,
  codeMissing: secretRefusals.codeMissing,
  codeWrong: secretRefusals.codeWrong,
  proofWrong: 'That code is not right, or has been used. Enter the newest one from your app, or another recovery code',
} as const satisfies Record<SecondFactorRefusal, string>;
