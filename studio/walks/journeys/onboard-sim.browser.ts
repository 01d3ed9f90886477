import {
  activating,
  active,
  alex,
  anotherOn,
  asMember,
  enters,
  eSim,
  eSimOn,
  facts,
  notOn,
  ofOwn,
  profile,
  blocked,
  several,
  simId,
  simNumber,
  submits,
  visitor,
  waits,
} from '../../../machines/onboard-sim/onboard-sim.cases.ts';
import { onboardSimMachine } from '../../../machines/onboard-sim/onboard-sim.machine.ts';
import type { OnboardSimContext, Sim } from '../../../machines/onboard-sim/onboard-sim.types.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { newMember } from '../../../tests/support/browser/gateway.ts';
import { type Act, browserJourney, type Outcome } from '../runner/browser-journey.types.ts';
import { fault, inDialog, isBusy, newsAreDue, press, refuses, tells } from '../runner/outcomes.ts';

const typeNumber =
  (typed: string): Act =>
  async ({ page }) => {
    await page.getByLabel('SIM number').fill(typed);
    await page.getByRole('button', { name: 'Check the number' }).click();
  };

const typeCode =
  (typed: string): Act =>
  async ({ page }) => {
    await page.getByLabel('Code', { exact: true }).fill(typed);
    await page.getByRole('button', { name: /^(Move my number|Show me the QR code|Show me the new code)$/ }).click();
  };

/** What the network does with SIMs takes minutes: it is told by rules of testers, for a card and for an eSIM. */
const isCard = ({ wanted }: OnboardSimContext) => wanted?.what === 'card';
const isOwn = ({ wanted }: OnboardSimContext) => wanted?.what === 'own';
const isESim = ({ wanted }: OnboardSimContext) => wanted?.what === 'esim';
const made = (operationId: string, sim: Sim) => ({
  answer: sim,
  by: fault(operationId, { status: 201, body: sim }),
});
const switchesOn = (sim: Sim): Outcome<OnboardSimContext>[] => [
  { ...made('activateSim', sim), when: isCard },
  { ...made('orderEsim', sim), when: isESim },
  { ...tells('activateOwnSim', sim), when: isOwn },
];
const isRefused = (status: number, code: string): Outcome<OnboardSimContext>[] => [
  { ...refuses('activateSim', status, code), when: isCard },
  { ...refuses('orderEsim', status, code), when: isESim },
  { ...refuses('activateOwnSim', status, code), when: isOwn },
];

export const onboardSim = browserJourney<typeof onboardSimMachine>({
  name: 'onboard-sim',
  machine: onboardSimMachine,
  starts: {
    'a visitor': {
      input: visitor,
      ready: ({ page }) => page.clock.install(),
      open: ({ page }) => page.goto(paths.activateSim),
    },
    'a member': {
      input: asMember,
      ready: async ({ page, gateway }) => {
        await page.clock.install();
        await gateway.register();
      },
      open: ({ page }) => page.goto(paths.activateSim),
    },
    'a member’s own SIMs': {
      input: ofOwn,
      ready: async ({ page, gateway }) => {
        await page.clock.install();
        await gateway.register();
      },
      open: ({ page }) => page.goto(paths.sims),
    },
  },
  perform: {
    'profile.requested': [{ event: { type: 'profile.requested', simId }, does: press(/^Show its QR code$/) }],
    'renewal.requested': [{ event: { type: 'renewal.requested', simId }, does: press(/^Move it to another phone$/) }],
    'activation.requested': [
      { event: { type: 'activation.requested', simId: waits.id }, does: press(/^Switch it on$/) },
    ],
    'block.requested': [{ event: { type: 'block.requested', simId }, does: press(/^It’s lost: block it$/) }],
    'block.confirmed': inDialog(/^Block it now$/),
    'block.declined': inDialog(/^Keep it$/),
    'card.chosen': press(/^I have a SIM card$/),
    'esim.chosen': press(/^I want an eSIM$/),
    'choice.requested': press(/^(Back to the choice of SIM|See your SIMs|Go back)$/),
    'number.submitted': [
      { event: submits, does: typeNumber(simNumber) },
      { event: { type: 'number.submitted', simNumber: '8944 9990' }, does: typeNumber('89449990') },
    ],
    'phone.confirmed': press(/^My phone can do it$/),
    'switchOn.confirmed': press(/^Switch it on$/),
    'code.submitted': [
      { event: enters, does: typeCode('123 456') },
      { event: { type: 'code.submitted', code: '' }, does: typeCode('') },
    ],
    'code.requested': press(/^Send me a new code$/),
    'installing.requested': press(/^(Install your eSIM|Show me the code again)/),
    'help.requested': press(/^It didn’t work$/),
    'sim.requested': press(/^(It worked|Back to your SIM|Go back)$/),
    'member.changed': null,
    'member.loggedIn': [
      {
        event: { type: 'member.loggedIn', member: alex },
        does: async ({ pages }) => {
          await pages.enteringCredentials.join.click();
          await pages.enteringRegistration.join(newMember());
        },
      },
    ],
    'logIn.abandoned': async ({ page, pages }) => {
      await pages.enteringCredentials.email.waitFor();
      await page.goBack();
    },
    'logIn.resumed': ({ page }) => page.goForward(),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    checkSim: {
      ends: [
        tells('checkSim', { simNumber }),
        refuses('checkSim', 404, 'sim.not-found'),
        isBusy('checkSim'),
        refuses('checkSim', 409, 'sim.stolen'),
      ],
    },
    switchOn: {
      ends: [
        ...[activating, active, notOn, eSim, eSimOn].flatMap(switchesOn),
        ...isRefused(409, 'proof.needed'),
        ...isRefused(409, 'proof.wrong'),
        ...isRefused(429, 'rate.limited'),
        ...isRefused(409, anotherOn.kind === 'HttpError' ? anotherOn.code : ''),
        { ...refuses('activateSim', 409, 'sim.stolen'), when: isCard },
        { ...isBusy('activateSim'), when: isCard },
        { ...isBusy('orderEsim'), when: isESim },
      ],
    },
    askProof: {
      ends: [
        tells('askSimProof', { way: 'EMAIL' }),
        tells('askSimProof', { way: 'APP' }),
        refuses('askSimProof', 409, 'proof.too-new'),
        isBusy('askSimProof'),
      ],
    },
    lookForNews: {
      ends: [...[[activating], [active], [notOn], [eSimOn]].map((sims) => tells('listSims', sims)), isBusy('listSims')],
    },
    loadSims: {
      ends: [...[several, [eSim], [active], []].map((sims) => tells('listSims', sims)), isBusy('listSims')],
    },
    blockSim: { ends: [tells('blockSim', blocked), isBusy('blockSim')] },
    renewProfile: {
      ends: [
        tells('renewSimProfile', profile),
        refuses('renewSimProfile', 409, 'proof.wrong'),
        refuses('renewSimProfile', 429, 'rate.limited'),
        isBusy('renewSimProfile'),
      ],
    },
    loadProfile: {
      ends: [
        tells('showSimProfile', profile),
        refuses('showSimProfile', 409, 'proof.needed'),
        refuses('showSimProfile', 409, 'proof.wrong'),
        refuses('showSimProfile', 429, 'rate.limited'),
        isBusy('showSimProfile'),
      ],
    },
  },
  delays: { newsDue: newsAreDue },
  facts,
});
