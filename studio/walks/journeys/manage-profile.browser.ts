import type { AnyMachineSnapshot } from 'xstate';
import {
  address,
  elsewhere,
  email,
  facts,
  fresh,
  here,
  name,
  noneWaits,
  oneWaits,
  partly,
  preferences,
  settled,
  starts,
  whole,
} from '../../../machines/manage-profile/manage-profile.cases.ts';
import { manageProfileMachine } from '../../../machines/manage-profile/manage-profile.machine.ts';
import type {
  ManageProfileContext,
  Profile,
  ProfileErrand,
  TypedEmail,
} from '../../../machines/manage-profile/manage-profile.types.ts';
import { type Act, browserJourney, type Hands, type Outcome } from '../runner/browser-journey.types.ts';
import { answers, fault, inDialog, isBusy, press, refuses, tells } from '../runner/outcomes.ts';

const labels: Readonly<Record<string, RegExp>> = {
  title: /^Title/,
  firstName: /^First name/,
  lastName: /^Last name/,
  phone: /^Phone number/,
  line1: /^First line/,
  line2: /^Second line/,
  city: /^Town or city/,
  postcode: /^Postcode/,
};

/** What is typed into the form over the page, and sent. */
const types =
  (typed: Readonly<Record<string, string>>): Act =>
  async ({ page }) => {
    const dialog = page.getByRole('dialog');
    for (const [field, text] of Object.entries(typed))
      await dialog.getByRole('textbox', { name: labels[field] ?? field }).fill(text);
    await dialog.getByRole('button', { name: /^Save$/ }).click();
  };

/** A code is typed only where it is asked for. */
const asks =
  ({ email: wanted, password, code }: TypedEmail): Act =>
  async ({ page }) => {
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('textbox', { name: /^New email/ }).fill(wanted);
    await dialog.getByLabel('Your password').fill(password);
    const codeField = dialog.getByRole('textbox', { name: /^Code/ });
    if (await codeField.isVisible()) await codeField.fill(code);
    await dialog.getByRole('button', { name: /^Send the link$/ }).click();
  };

const ticks: Act = async ({ page, pages }) => {
  await page.getByRole('checkbox', { name: 'Offers by email and text' }).check();
  await page.getByRole('checkbox', { name: 'News about our phones and plans' }).check();
  await pages.main.button(/^Save your choice$/).click();
};

/** What else there may be of a member is told by rules of testers, all at once. */
const told = (profile: Profile): Outcome<ManageProfileContext> => ({
  answer: profile,
  by: async (hands) => {
    const { member, emailChange, sessions } = profile;
    const bodies: [string, unknown][] = [
      ['getMember', member],
      ['getEmailChange', emailChange],
      ['listMemberSessions', { sessions }],
    ];
    for (const [operationId, body] of bodies) await fault(operationId, { status: 200, body })(hands);
  },
});

/** Nothing but the member can be read. */
const toldPartly: Outcome<ManageProfileContext> = {
  answer: partly,
  by: async (hands) => {
    for (const operationId of ['getEmailChange', 'listMemberSessions']) await isBusy(operationId).by?.(hands);
  },
};

const refusesField = (path: string): Outcome<ManageProfileContext> =>
  refuses('updateMember', 400, 'validation.failed', [{ path, message: 'Refused' }]);

/** The page has no button that ends its own session alone, and none to read anew what was read. */
function isOffered(snapshot: AnyMachineSnapshot, event: { type: string }): boolean {
  if (event.type === 'session.ended') return (event as { sessionId?: string }).sessionId !== here.id;
  if (event.type !== 'profile.requested' || !snapshot.matches('showingProfile')) return true;
  const { profile } = snapshot.context as ManageProfileContext;
  return profile !== null && (profile.emailChange === null || profile.sessions === null);
}

/** From the review of an order, by the link beside what is changed. */
const onTheWay = (errand: ProfileErrand) => ({
  ready: async ({ page, gateway, pages }: Hands) => {
    // A landline: a mobile number would be the one of their SIM, which no form changes.
    await gateway.register({ phone: '01632 960321' });
    await gateway.draftPlan('visits-none');
    await page.goto('/book-install');
    await pages.readingOverview.review.click();
    // The review asks who they are, too: what testers have said is for the profile.
    await pages.reviewingOrder.document(/^Contract summary/).waitFor();
  },
  open: ({ pages }: Hands) => pages.reviewingOrder.change(errand).click(),
});

export const manageProfile = browserJourney<typeof manageProfileMachine>({
  name: 'manage-profile',
  machine: manageProfileMachine,
  starts: {
    'a member': {
      input: starts['a member'],
      // The site asks for the member itself when it comes; whoever is there already meets the rules of testers.
      ready: async ({ page, gateway }) => {
        await gateway.register();
        await page.goto('/dashboard');
        await page.getByRole('link', { name: 'Your profile' }).waitFor();
      },
      open: ({ page }) => page.getByRole('link', { name: 'Your profile' }).click(),
    },
    'a customer who changes their name on the way to an order': {
      input: starts['a customer who changes their name on the way to an order'],
      ...onTheWay('name'),
    },
    'a customer who changes their phone number on the way to an order': {
      input: starts['a customer who changes their phone number on the way to an order'],
      ...onTheWay('phone'),
    },
    'a customer who changes their email address on the way to an order': {
      input: starts['a customer who changes their email address on the way to an order'],
      ...onTheWay('email'),
    },
  },
  perform: {
    'nameChange.requested': press(/^Change name$/),
    'phoneChange.requested': press(/^(?:Add|Change) other phone number$/),
    'addressChange.requested': [
      { event: { type: 'addressChange.requested', addressType: 'HOME' }, does: press(/^(?:Add|Change) home address$/) },
      {
        event: { type: 'addressChange.requested', addressType: 'BILLING' },
        does: press(/^(?:Add|Change) billing address$/),
      },
    ],
    'emailChange.requested': press(/^Change email$/),
    'name.submitted': [
      { event: { type: 'name.submitted', ...name }, does: types(name) },
      { event: { type: 'name.submitted', ...name, lastName: '' }, does: types({ ...name, lastName: '' }) },
    ],
    'phone.submitted': [
      { event: { type: 'phone.submitted', phone: '01632 960123' }, does: types({ phone: '01632 960123' }) },
      { event: { type: 'phone.submitted', phone: '12345' }, does: types({ phone: '12345' }) },
    ],
    'address.submitted': [
      { event: { type: 'address.submitted', ...address }, does: types(address) },
      { event: { type: 'address.submitted', ...address, postcode: '' }, does: types({ ...address, postcode: '' }) },
    ],
    'address.removed': inDialog(/^Remove this address$/),
    'preferences.submitted': [{ event: { type: 'preferences.submitted', ...preferences }, does: ticks }],
    'email.submitted': [
      { event: { type: 'email.submitted', ...email }, does: asks(email) },
      {
        event: { type: 'email.submitted', ...email, password: '', code: '' },
        does: asks({ ...email, password: '', code: '' }),
      },
    ],
    'emailChange.cancelled': press(/^Keep the old address$/),
    'session.ended': [
      { event: { type: 'session.ended', sessionId: elsewhere.id }, does: press(/^Log out \(Safari on iOS/) },
    ],
    'loggingOut.requested': press(/^Log out everywhere$/),
    'loggingOut.confirmed': inDialog(/^Yes, log me out$/),
    'loggingOut.declined': inDialog(/^Stay logged in$/),
    'data.requested': press(/^Download your data/),
    'change.closed': inDialog(/^Cancel$/),
    'change.resumed': press(/^Look at (what you typed|your choice)$/),
    'profile.requested': async ({ pages }) => {
      // On the page itself it stands at each part that could not be read.
      await pages.main
        .button(/^(Back to your profile|Try again)$/)
        .last()
        .click();
    },
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    loadProfile: { ends: [answers(fresh), told(whole), toldPartly, isBusy('getMember')] },
    saveProfile: {
      ends: [
        tells('updateMember', settled),
        refusesField('body.firstName'),
        refusesField('body.alternativePhoneNumber'),
        refusesField('body.addresses.0.postcode'),
        isBusy('updateMember'),
      ],
    },
    requestEmailChange: {
      ends: [
        tells('requestEmailChange', oneWaits.pending, oneWaits),
        refuses('requestEmailChange', 409, 'password.wrong'),
        refuses('requestEmailChange', 409, 'totp.wrong'),
        refuses('requestEmailChange', 409, 'email.same'),
        refuses('requestEmailChange', 409, 'email.taken'),
        refuses('requestEmailChange', 429, 'rate.limited'),
        refuses('requestEmailChange', 400, 'validation.failed'),
        isBusy('requestEmailChange'),
      ],
    },
    cancelEmailChange: { ends: [answers(noneWaits), isBusy('cancelEmailChange')] },
    endSession: { ends: [answers([here]), isBusy('endMemberSession')] },
    logOutEverywhere: { ends: [answers(), isBusy('logOutEverywhere')] },
    downloadData: {
      ends: [
        answers(),
        refuses('downloadMemberData', 429, 'rate.limited'),
        refuses('downloadMemberData', 429, 'rate.limited-address'),
        isBusy('downloadMemberData'),
      ],
    },
  },
  facts,
  isOffered,
});
