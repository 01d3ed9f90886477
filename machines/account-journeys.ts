import * as aboutYou from './about-you/about-you.cases.ts';
import { aboutYouMachine } from './about-you/about-you.machine.ts';
import * as changePassword from './change-password/change-password.cases.ts';
import { changePasswordMachine } from './change-password/change-password.machine.ts';
import * as confirmEmail from './confirm-email/confirm-email.cases.ts';
import { confirmEmailMachine } from './confirm-email/confirm-email.machine.ts';
import * as logIn from './log-in/log-in.cases.ts';
import { logInMachine } from './log-in/log-in.machine.ts';
import * as logOut from './log-out/log-out.cases.ts';
import { logOutMachine } from './log-out/log-out.machine.ts';
import * as manageProfile from './manage-profile/manage-profile.cases.ts';
import { manageProfileMachine } from './manage-profile/manage-profile.machine.ts';
import * as register from './register/register.cases.ts';
import { registerMachine } from './register/register.machine.ts';
import * as resetPassword from './reset-password/reset-password.cases.ts';
import { resetPasswordMachine } from './reset-password/reset-password.machine.ts';
import * as secondFactor from './second-factor/second-factor.cases.ts';
import { secondFactorMachine } from './second-factor/second-factor.machine.ts';
import * as shareLove from './share-love/share-love.cases.ts';
import { shareLoveMachine } from './share-love/share-love.machine.ts';
import { journey, type Journey } from './journey.ts';

/** Who somebody is to us: from joining to logging out. */
export const accountJourneys: readonly Journey[] = [
  journey({
    name: 'log-in',
    title: 'Log in',
    errand: 'Say who you are, with a code from the authenticator app where one is set up.',
    machine: logInMachine,
    model: logIn,
  }),
  journey({
    name: 'register',
    title: 'Join us',
    errand: 'Become a member.',
    machine: registerMachine,
    model: register,
  }),
  journey({
    name: 'reset-password',
    title: 'Choose a new password',
    errand: 'Replace a forgotten password by a link that is e-mailed.',
    machine: resetPasswordMachine,
    model: resetPassword,
  }),
  journey({
    name: 'confirm-email',
    title: 'Confirm your email',
    errand: 'Take another email address by a link that is sent to it.',
    machine: confirmEmailMachine,
    model: confirmEmail,
  }),
  journey({
    name: 'change-password',
    title: 'Change your password',
    errand: 'Replace a password that is known, as a member.',
    machine: changePasswordMachine,
    model: changePassword,
  }),
  journey({
    name: 'second-factor',
    title: 'Log in with a code',
    errand: 'Switch the code at log-in on, off, or over to another device, as a member.',
    machine: secondFactorMachine,
    model: secondFactor,
  }),
  journey({
    name: 'about-you',
    title: 'About you',
    errand: 'Tell us the full name that an order needs.',
    machine: aboutYouMachine,
    model: aboutYou,
  }),
  journey({
    name: 'manage-profile',
    title: 'Your profile',
    errand: 'Read and change who we know you to be, what you log in with and where, and what you are sent.',
    machine: manageProfileMachine,
    model: manageProfile,
  }),
  journey({
    name: 'share-love',
    title: 'Share the love',
    errand: 'Hand a link of one’s own on to friends, and see who has joined and what was rewarded.',
    machine: shareLoveMachine,
    model: shareLove,
  }),
  journey({
    name: 'log-out',
    title: 'Log out',
    errand: 'End the session on this device.',
    machine: logOutMachine,
    model: logOut,
  }),
];
