import {
  accepted,
  asked,
  beingStopped,
  coming,
  enters,
  entersNothing,
  expired,
  facts,
  failedBefore,
  lost,
  none,
  noSim,
  pac,
  stac,
  starts,
  stopped,
  submits,
  submitsWrong,
  withCode,
} from '../../../machines/move-number/move-number.cases.ts';
import { moveNumberMachine } from '../../../machines/move-number/move-number.machine.ts';
import type { MoveNumberContext, NumberMove, TypedMove } from '../../../machines/move-number/move-number.types.ts';
import { paths } from '../../../machines/shared/paths.ts';
import { type Act, browserJourney, type Hands, type Outcome } from '../runner/browser-journey.types.ts';
import { fault, isBusy, press, refuses, tells } from '../runner/outcomes.ts';

const brings =
  ({ pac: code, phoneNumber, day }: TypedMove): Act =>
  async ({ page, pages }) => {
    await page.getByLabel('PAC', { exact: true }).fill(code);
    await page.getByLabel('The number that you want to keep').fill(phoneNumber);
    await page.getByLabel('On which day?').fill(day);
    await pages.main.button(/^Bring my number$/).click();
  };

const typeCode =
  (typed: string): Act =>
  async ({ page, pages }) => {
    await page.getByLabel('Code', { exact: true }).fill(typed);
    await pages.main.button(/^(Bring my number|Show my PAC|Show my STAC)$/).click();
  };

/** The network takes days with numbers: what it does is told by rules of testers. */
const asks = (move: NumberMove): Outcome<MoveNumberContext> => ({
  answer: move,
  by: fault('askNumberMove', { status: 201, body: move }),
});

const wants =
  (kind: 'PAC' | 'STAC') =>
  ({ wanted }: MoveNumberContext): boolean =>
    wanted?.what === 'code' && wanted.kind === kind;

const ready = async ({ gateway }: Hands) => gateway.register();
const opens =
  (path: string) =>
  ({ page }: Hands) =>
    page.goto(path);

export const moveNumber = browserJourney<typeof moveNumberMachine>({
  name: 'move-number',
  machine: moveNumberMachine,
  starts: {
    'the number': { input: starts['the number'], ready, open: opens(paths.number) },
    'bringing a number': { input: starts['bringing a number'], ready, open: opens(paths.bringNumber) },
    leaving: { input: starts.leaving, ready, open: opens(paths.leaveWithNumber) },
  },
  perform: {
    'move.submitted': [
      { event: submits, does: brings(submits) },
      { event: submitsWrong, does: brings(submitsWrong) },
    ],
    'stop.requested': press(/^Stop bringing this number$/),
    'pac.requested': press(/^Get a PAC$/),
    'stac.requested': press(/^Get a STAC$/),
    'code.submitted': [
      { event: enters, does: typeCode('123 456') },
      { event: entersNothing, does: typeCode('') },
    ],
    'code.requested': press(/^Send me a new code$/),
    'back.requested': press(/^(Back|Done|Back to your number|Back to what you entered|Back to what ends)$/),
    'retry.requested': ({ pages }) => pages.main.retry.click(),
  },
  calls: {
    loadNumber: {
      ends: [
        ...[none, noSim, lost, coming, failedBefore, withCode].map((each) =>
          tells<MoveNumberContext>('getNumberMoves', each),
        ),
        isBusy('getNumberMoves'),
      ],
    },
    askMove: {
      ends: [
        ...[accepted, asked, expired].map(asks),
        refuses('askNumberMove', 409, 'proof.wrong'),
        refuses('askNumberMove', 429, 'rate.limited'),
        refuses('askNumberMove', 409, 'sim.not-active'),
        refuses('askNumberMove', 400, 'validation.failed'),
        isBusy('askNumberMove'),
      ],
    },
    stopMove: {
      ends: [
        ...[stopped, beingStopped].map((each) => tells<MoveNumberContext>('stopNumberMove', each)),
        refuses('stopNumberMove', 409, 'move.too-late'),
        refuses('stopNumberMove', 409, 'move.over'),
        isBusy('stopNumberMove'),
      ],
    },
    askProof: {
      ends: [
        tells('askSimProof', { way: 'EMAIL' }, 'EMAIL'),
        tells('askSimProof', { way: 'APP' }, 'APP'),
        isBusy('askSimProof'),
      ],
    },
    fetchCode: {
      ends: [
        { ...tells('askLeavingCode', pac), when: wants('PAC') },
        { ...tells('askLeavingCode', stac), when: wants('STAC') },
        refuses('askLeavingCode', 409, 'proof.wrong'),
        refuses('askLeavingCode', 429, 'rate.limited'),
        refuses('askLeavingCode', 409, 'sim.not-active'),
        isBusy('askLeavingCode'),
      ],
    },
  },
  /** No code is sent to who has an app for it. */
  isOffered: ({ context }, { type }) =>
    type !== 'code.requested' || (context as MoveNumberContext).proofWay === 'EMAIL',
  facts,
});
