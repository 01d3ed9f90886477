import { describeMachine } from '../../studio/machine-tests/describe-machine.ts';
import { cases, facts, starts } from './look-up-charges.cases.ts';
import { lookUpChargesMachine } from './look-up-charges.machine.ts';

describeMachine({
  machine: lookUpChargesMachine,
  starts,
  cases,
  facts,
  ends: ['ready'],
  invariants: {
    'nobody is led to a country before the charges have come': (snapshot) =>
      !snapshot.matches({ lookingUpCharges: 'goingToCountry' }) || snapshot.context.charges !== null,
    'a refusal never stands over nothing that was typed wrong': ({ context: { refusal, charges } }) =>
      refusal === null || charges !== null,
  },
  moves: {
    'what was typed stays, but where a country has come up (rule: nothing typed is lost)': ({ before, event, after }) =>
      event.type === 'address.read' || 'text' in event || after.context.text === before.context.text,
  },
});
