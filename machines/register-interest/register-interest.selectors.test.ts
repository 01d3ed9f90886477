import { describe, expect, it } from 'vitest';
import { createActor, type SnapshotFrom } from 'xstate';
import type { Happening } from '../../studio/machine-tests/describe-steps.ts';
import { failed } from '../shared/model-case.ts';
import { unanswered } from '../../studio/model/explore.ts';
import { form, fromAddressCheck, withoutAddress } from './register-interest.cases.ts';
import { registerInterestMachine } from './register-interest.machine.ts';
import { selectRegisterInterest } from './register-interest.selectors.ts';
import type { RegisterInterestInput } from './register-interest.types.ts';

/** What the page of a customer is told after these events. */
function shown(input: RegisterInterestInput, ...events: readonly Happening[]) {
  const actor = createActor(unanswered(registerInterestMachine), { input }).start();
  for (const event of events) actor.send(event);
  return selectRegisterInterest(actor.getSnapshot() as SnapshotFrom<typeof registerInterestMachine>);
}

const submitted = { type: 'interest.submitted', ...form };

describe('being the first to know (RI-01)', () => {
  it('begins with an empty form that asks for the home where none is known', () => {
    expect(shown(withoutAddress)).toEqual({
      form: { postcode: '', streetNumber: '', firstName: '', lastName: '', email: '' },
      errors: {},
      address: '',
      isRegistering: false,
    });
  });

  it('has the name and the email address of a member in it, who need not type them', () => {
    const member = { firstName: 'Wren', lastName: 'Fairweather', email: 'wren@example.com' };
    expect(shown({ ...fromAddressCheck, member }).form).toEqual({ postcode: '', streetNumber: '', ...member });
  });

  it('names the home of the address check in one line, without gaps', () => {
    expect(shown(fromAddressCheck).address).toBe('7 Wren Row, Wrenholt, LK9 1NP');
    expect(shown({ ...fromAddressCheck, address: { lines: ['7 Wren Row'], postcode: 'LK9 1NP' } }).address).toBe(
      '7 Wren Row, LK9 1NP',
    );
  });

  it('says what is missing', () => {
    expect(shown(fromAddressCheck, { ...submitted, email: ' ' }).errors).toEqual({
      email: 'emailMissing',
    });
  });

  it('says that it is being noted, and has what was typed when it could not be (ER-04)', () => {
    expect(shown(withoutAddress, submitted)).toMatchObject({ form, isRegistering: true });
    const notNoted = failed('registerProspect', { kind: 'NetworkError', message: 'offline' });
    expect(shown(withoutAddress, submitted, notNoted)).toMatchObject({ form, isRegistering: false });
  });
});
