import type { AnyMachineSnapshot } from 'xstate';
import * as known from '../../../machines/switch-provider/switch-provider.cases.ts';
import type { MatchWatchOutput } from '../../../machines/match-watch/match-watch.types.ts';
import { refused } from '../../../machines/shared/model-case.ts';
import type { SwitchProviderContext, SwitchStatus } from '../../../machines/switch-provider/switch-provider.types.ts';
import type { Act, Call, Hands, Outcome } from '../runner/browser-journey.types.ts';
import { draftOf } from '../runner/draft.ts';
import { held, isBusy, refuses } from '../runner/outcomes.ts';

type Context = SwitchProviderContext;
type Ends = Outcome<Context>;

/** Ms between the questions for a match result (SW-06). */
const waits = [500, 1000, 2000, 4000, 8000, 8000, 8000, 8000];

/** Asks, and moves the page's clock from question to question until the retries are used up. */
export async function patience({ page }: Hands, ask: () => Promise<unknown>): Promise<void> {
  const answered = () => page.waitForResponse((response) => response.url().endsWith('/match-result'));
  const first = answered();
  await ask();
  await first;
  for (const wait of waits) {
    const next = answered();
    await page.clock.runFor(wait);
    await next;
  }
}

/** While the page waits for its next look the provider answers, and the page looks. */
export const waitLess: Act = async ({ page, gateway, machines }) => {
  if (!machines.standing().get('matchWatch')?.includes('matchWatch.awaitingNextLook')) return;
  await gateway.hurry();
  await page.clock.runFor(1_000);
};

const contextOf = (snapshot: AnyMachineSnapshot) => snapshot.context as Context;
const hasRequest = ({ switching }: Context) => switching.status !== null;

/** A request of an earlier step: only then is there a switch whose result a tester can set. */
const again = 'asked again';
const isAskedAgain = ({ switching }: Context) => switching.status?.gainingProviderName === again;
export const isSilent = ({ switching }: Context) => switching.lastName === 'Silence';

/** What was typed decides what the provider will say. */
export const facts = (context: Context) => ({
  ...known.facts(context),
  lastName: context.switching.lastName,
  accountNumber: context.switching.accountNumber,
  code: context.switching.status?.error?.code,
  isAskedAgain: isAskedAgain(context),
  sent: context.switching.status?.losingProviderAccountNumber,
});

const refusedField = [{ path: 'losingProviderAccountNumber', message: 'Enter an account number of Riverbourne' }];

export const asked: readonly Ends[] = [
  {
    answer: (snapshot: AnyMachineSnapshot): SwitchStatus =>
      hasRequest(contextOf(snapshot)) ? { ...known.loading, gainingProviderName: again } : known.loading,
  },
  ...[true, false].flatMap((isReplaced): Ends[] => {
    const operation = isReplaced ? 'replaceSwitch' : 'createSwitch';
    const when = (context: Context) => hasRequest(context) === isReplaced;
    return [
      { ...refuses<Context>(operation, 400, 'invalid.request', refusedField), when },
      { ...isBusy<Context>(operation), when },
    ];
  }),
];

const answeredWith = (status: SwitchStatus): MatchWatchOutput => ({ kind: 'answered', status });

/** A result that testers set, about the switch that this customer really has. */
const resultOf = (status: SwitchStatus): Ends => ({
  answer: answeredWith({ ...status, lastName: 'Archer', gainingProviderName: again }),
  when: (context) => isAskedAgain(context) && !isSilent(context),
  by: async ({ page, gateway }) => {
    const { switchId } = await draftOf(page);
    const body = { ...status, lastName: 'Archer', id: switchId };
    await gateway.fault({ operationId: 'getMatchResult', body, times: 1 });
  },
});

const hold: Act = held('getMatchResult');

export const looked: Call<Context> = {
  ends: [
    {
      answer: (snapshot: AnyMachineSnapshot): MatchWatchOutput => {
        const { status, lastName, accountNumber } = contextOf(snapshot).switching;
        return answeredWith({
          ...known.matched,
          gainingProviderName: status?.gainingProviderName ?? '',
          lastName,
          losingProviderAccountNumber: accountNumber || null,
        });
      },
      when: (context) => !isSilent(context),
    },
    {
      answer: { kind: 'delayed' } satisfies MatchWatchOutput,
      when: (context, snapshot) => isSilent(context) && snapshot.matches('checkingMatch'),
    },
    ...['1108', '1106', '1107', '1111', '9008', '1202', '4711'].map((code) => resultOf(known.failedWith(code))),
    resultOf({ ...known.matched, state: 'expired' }),
    {
      ...isBusy<Context>('getMatchResult'),
      answer: { kind: 'notChecked', failure: refused(503, 'server.busy') } satisfies MatchWatchOutput,
      when: (context) => !isSilent(context),
    },
  ],
  held: hold,
};
