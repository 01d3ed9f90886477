import { expect, it } from 'vitest';
import type { Told } from '../bridge/messages.types.ts';
import type { RecordedStep } from './recording.types.ts';
import { replay, type Stage } from './replay.ts';

/** Without the places that all that is told has. */
type News = Told extends infer One ? (One extends Told ? Omit<One, 'serial' | 'at'> : never) : never;

const begins = (actor: string, machine: string): News => ({ kind: 'actor', actor, id: actor, parent: null, machine });
const steps = (actor: string, active: string[], page = '/choose-plan'): News => ({
  kind: 'step',
  actor,
  event: { type: 'it.happened' },
  taken: [],
  active,
  status: 'active',
  context: {},
  page,
});

/** A page that answers what is done in it with news. */
function pageThat(at: readonly News[], answers: (done: string) => readonly News[]) {
  const listeners = new Set<() => void>();
  const did: string[] = [];
  let told: Told[] = [];
  let isHere = true;
  const tell = (news: readonly News[]) => {
    told = [...told, ...news.map((one, index) => ({ ...one, serial: told.length + index + 1, at: 0 }) as Told)];
    for (const listener of listeners) listener();
  };
  tell(at);
  const done = (what: string) => {
    did.push(what);
    tell(answers(what));
  };
  const stage: Stage = {
    app: () => ({ tab: 'fresh', title: '', isHere, dropped: 0, told }),
    onNews: (listener) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    send: (_, { type }) => done(type),
    follow: ({ path }) => done(path),
  };
  return { stage, did, close: () => (isHere = false) };
}

const joining = [begins('r', 'register'), steps('r', ['enteringRegistration'])];
const presses: RecordedStep = {
  machine: 'register',
  at: ['enteringRegistration'],
  event: { type: 'link.followed', path: '/auth/login' },
};
const logsIn: RecordedStep = {
  machine: 'logIn',
  at: ['enteringCredentials'],
  event: { type: 'credentials.submitted' },
};

it('a link that the customer pressed is pressed again, and the page behind it is waited for', async () => {
  const { stage, did } = pageThat(joining, (done) =>
    done === '/auth/login'
      ? [begins('l', 'logIn'), steps('l', ['enteringCredentials'], '/auth/login')]
      : [steps('l', ['welcomingMember'], '/auth/login')],
  );
  const end = { machine: 'logIn', at: ['welcomingMember'] };
  expect(await replay({ steps: [presses, logsIn], end }, stage)).toEqual({ kind: 'arrived' });
  expect(did).toEqual(['/auth/login', 'credentials.submitted']);
});

it('a journey that does not come up is said not to run, with the page that is shown, or that none is', async () => {
  const { stage, close } = pageThat(joining, () => []);
  const parted = { kind: 'parted', step: 0, machine: 'logIn', found: [], page: '/choose-plan' };
  expect(await replay({ steps: [logsIn], end: null }, stage, { patience: 10 })).toMatchObject(parted);
  close();
  expect(await replay({ steps: [logsIn], end: null }, stage, { patience: 10 })).toMatchObject({ page: null });
});

it('what ends by itself may be over already, and what the customer ended may not', async () => {
  const chooses = (passing: string[]): RecordedStep => ({
    machine: 'selectAppointment',
    at: ['dateChosen', 'loadingBlock'],
    passing,
    event: { type: 'selection.confirmed' },
  });
  const loaded = [begins('s', 'selectAppointment'), steps('s', ['dateChosen', 'blocksLoaded'])];
  const played = (passing: string[]) =>
    replay({ steps: [chooses(passing)], end: null }, pageThat(loaded, () => []).stage, { patience: 10 });
  expect(await played(['loadingBlock'])).toEqual({ kind: 'arrived' });
  expect(await played([])).toMatchObject({ kind: 'parted', step: 0 });
});
