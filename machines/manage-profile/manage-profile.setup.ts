import { assign, setup } from 'xstate';
import { codeOf, type Failed, statusOf } from '../shared/failure.ts';
import type { JourneyMeta, JourneyTag } from '../shared/journey-meta.ts';
import { supplied } from '../shared/supplied.ts';
import {
  addressOf,
  changeErrors,
  emailErrors,
  isOtherSession,
  newsOf,
  refusedEmail,
  refusedFields,
} from './manage-profile.rules.ts';
import type {
  AddressType,
  Change,
  EmailChangeState,
  ManageProfileContext,
  ManageProfileEvent,
  ManageProfileInput,
  ManageProfileView,
  Member,
  MemberSession,
  Profile,
  ProfileErrors,
  ProfileNews,
  RequestEmailChangeInput,
  SaveProfileInput,
  TypedEmail,
} from './manage-profile.types.ts';

const isRefused = (errors: ProfileErrors): boolean => Object.keys(errors).length > 0;

/** Types, stubs and named steps of the profile; the chart is in manage-profile.machine.ts. */
export const manageProfileSetup = setup({
  types: {
    context: {} as ManageProfileContext,
    input: {} as ManageProfileInput,
    events: {} as ManageProfileEvent,
    meta: {} as JourneyMeta<ManageProfileView>,
    tags: {} as JourneyTag,
  },
  actors: {
    loadProfile: supplied<Profile, Record<string, never>>('loadProfile'),
    saveProfile: supplied<Member, SaveProfileInput>('saveProfile'),
    requestEmailChange: supplied<EmailChangeState, RequestEmailChangeInput>('requestEmailChange'),
    cancelEmailChange: supplied<EmailChangeState, Record<string, never>>('cancelEmailChange'),
    /** Gives the sessions that are left; null where it has ended and nobody can say which those are. */
    endSession: supplied<readonly MemberSession[] | null, { sessionId: string }>('endSession'),
    logOutEverywhere: supplied<void, Record<string, never>>('logOutEverywhere'),
    downloadData: supplied<void, Record<string, never>>('downloadData'),
  },
  guards: {
    isForName: ({ context }) => context.errand === 'name',
    /** The number of a SIM is changed by no form: the page says so. */
    isForPhone: ({ context }, params: { profile: Profile }) =>
      context.errand === 'phone' && params.profile.member.msisdn === undefined,
    isForEmail: ({ context }) => context.errand === 'email',
    isComplete: (_, params: { change: Change }) => !isRefused(changeErrors(params.change)),
    isEmailComplete: ({ context }, params: TypedEmail) => !isRefused(emailErrors(context, params)),
    hasAddress: ({ context: { profile, addressType } }) =>
      profile !== null && addressType !== null && addressOf(profile.member, addressType) !== null,
    isOtherSession: ({ context }, params: { sessionId: string }) => isOtherSession(context, params.sessionId),
    isEmailChanging: ({ context }) => (context.profile?.emailChange?.pending ?? null) !== null,
    areFieldsRefused: ({ context }, { failure }: Failed) => isRefused(refusedFields(context.change, failure)),
    isEmailRefused: (_, { failure }: Failed) => isRefused(refusedEmail(failure)),
    isTooOftenHere: (_, { failure }: Failed) => codeOf(failure) === 'rate.limited-address',
    isTooOften: (_, { failure }: Failed) => statusOf(failure) === 429,
  },
  actions: {
    /** A form is opened once, by whoever comes for it. */
    storeProfile: assign({ profile: (_, params: { profile: Profile }) => params.profile, errand: null }),
    /** The change is kept: nothing of it waits any more. */
    storeMember: assign(({ context: { profile, change } }, params: { member: Member }) => ({
      profile: profile && { ...profile, member: params.member },
      news: newsOf(change),
      change: null,
      addressType: null,
    })),
    storeEmailChange: assign({
      profile: ({ context: { profile } }, params: { emailChange: EmailChangeState }) =>
        profile && { ...profile, emailChange: params.emailChange },
    }),
    storeSessions: assign({
      profile: ({ context: { profile } }, params: { sessions: readonly MemberSession[] | null }) =>
        profile && { ...profile, sessions: params.sessions },
    }),
    turnTo: assign({ addressType: (_, params: { addressType: AddressType }) => params.addressType }),
    turnToSession: assign({ sessionId: (_, params: { sessionId: string }) => params.sessionId }),
    storeChange: assign({ change: (_, params: { change: Change }) => params.change, errors: {} }),
    refuseChange: assign({ errors: (_, params: { change: Change }) => changeErrors(params.change) }),
    refuseFields: assign({ errors: ({ context }, { failure }: Failed) => refusedFields(context.change, failure) }),
    giveUpChange: assign({ addressType: null, change: null, wantedEmail: '', asksCode: false, errors: {} }),
    askForCode: assign({
      asksCode: ({ context: { profile } }) => profile?.member.hasMfa ?? false,
    }),
    storeWantedEmail: assign({ wantedEmail: (_, params: TypedEmail) => params.email.trim(), errors: {} }),
    refuseEmailForm: assign({ errors: ({ context }, params: TypedEmail) => emailErrors(context, params) }),
    /** Who has set an authenticator up since the page was read is asked for its code from now on; they gave none yet. */
    refuseEmail: assign({
      errors: ({ context }, { failure }: Failed) =>
        codeOf(failure) === 'totp.wrong' && !context.asksCode ? { code: 'codeMissing' } : refusedEmail(failure),
      asksCode: ({ context }, { failure }: Failed) => context.asksCode || codeOf(failure) === 'totp.wrong',
    }),
    tell: assign({ news: (_, params: { news: ProfileNews }) => params.news }),
    forgetNews: assign({ news: null }),
    storeFailure: assign({ failure: (_, params: Failed) => params.failure }),
    clearFailure: assign({ failure: null }),
  },
});
