import { facts, key, recoveryCodes } from '../../../machines/second-factor/second-factor.cases.ts';
import { secondFactorMachine } from '../../../machines/second-factor/second-factor.machine.ts';
import type { SecondFactorContext } from '../../../machines/second-factor/second-factor.types.ts';
import { newMember } from '../../../tests/support/browser/gateway.ts';
import { browserJourney } from '../runner/browser-journey.types.ts';
import { answers, isBusy, refuses } from '../runner/outcomes.ts';

/** Every member of the tests begins with it. */
const { password } = newMember();

/** Who was on once stays so: the walk ends where it is switched off. */
const isKnownOn = ({ recoveryCodesLeft }: SecondFactorContext) => recoveryCodesLeft > 0;

export const secondFactor = browserJourney<typeof secondFactorMachine>({
  name: 'second-factor',
  machine: secondFactorMachine,
  starts: {
    'a member': {
      input: undefined,
      ready: ({ gateway }) => gateway.register(),
      open: ({ page }) => page.goto('/dashboard/second-factor'),
    },
  },
  perform: {
    'password.submitted': [
      {
        event: { type: 'password.submitted', password },
        does: ({ pages }) => pages.secondFactor.setUp(password),
      },
      { event: { type: 'password.submitted', password: '' }, does: ({ pages }) => pages.secondFactor.setUp('') },
    ],
    'device.chosen': ({ pages }) => pages.secondFactor.device.click(),
    'removal.chosen': ({ pages }) => pages.secondFactor.removal.click(),
    'change.cancelled': ({ pages }) => pages.secondFactor.cancel.click(),
    'proof.submitted': [
      {
        event: { type: 'proof.submitted', password, code: '123456' },
        does: ({ pages, gateway }) => pages.secondFactor.prove(password, gateway.nextRecoveryCode()),
      },
      {
        event: { type: 'proof.submitted', password: '', code: '12' },
        does: ({ pages }) => pages.secondFactor.prove('', '12'),
      },
    ],
    'code.submitted': [
      {
        event: { type: 'code.submitted', code: '123456' },
        does: async ({ pages }) => pages.secondFactor.give(await pages.secondFactor.shownCode()),
      },
      { event: { type: 'code.submitted', code: '12' }, does: ({ pages }) => pages.secondFactor.give('12') },
    ],
    'setUp.restarted': ({ pages }) => pages.secondFactor.restart.click(),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    loadStanding: {
      ends: [
        answers({ isOn: false, recoveryCodesLeft: 0 }, (context) => !isKnownOn(context)),
        {
          answer: { isOn: true, recoveryCodesLeft: 10 },
          by: ({ gateway }) => gateway.switchSecondFactorOn(),
        },
        isBusy('getSecondFactor'),
      ],
    },
    beginSetUp: {
      ends: [
        answers({ key, uri: `otpauth://totp/Broadband:wren?secret=${key}&issuer=Broadband` }),
        refuses('beginSecondFactor', 409, 'password.wrong'),
        refuses('beginSecondFactor', 429, 'rate.limited'),
        refuses('beginSecondFactor', 409, 'totp.wrong'),
        isBusy('beginSecondFactor'),
      ],
    },
    confirmDevice: {
      ends: [
        answers(recoveryCodes),
        refuses('confirmSecondFactor', 409, 'totp.wrong'),
        refuses('confirmSecondFactor', 429, 'rate.limited'),
        refuses('confirmSecondFactor', 410, 'set-up.expired'),
        isBusy('confirmSecondFactor'),
      ],
    },
    removeFactor: {
      ends: [
        answers(),
        refuses('removeSecondFactor', 409, 'password.wrong'),
        refuses('removeSecondFactor', 429, 'rate.limited'),
        refuses('removeSecondFactor', 409, 'totp.wrong'),
        isBusy('removeSecondFactor'),
      ],
    },
  },
  facts: (context) => ({ ...facts(context), isOn: isKnownOn(context) }),
});
