import { describe, expect, it } from 'vitest';
import { faultErrors, newFault, operationNames, type TypedFault } from './new-fault.ts';

const typed: TypedFault = { operation: 'createPlan', kind: 'status', amount: '503', times: '2', whose: 'tab' };
const ownScope = () => 'tab-1';

it('every call of the gateway can be made to fail, and no call of the host', () => {
  expect(operationNames).toContain('createPlan');
  expect(operationNames).not.toContain('getRuntimeConfig');
});

describe('a rule that is typed', () => {
  it('is sent as the gateway wants it', () => {
    expect(faultErrors(typed)).toEqual({});
    expect(newFault(typed, ownScope)).toEqual({ operationId: 'createPlan', status: 503, times: 2, scope: 'tab-1' });
  });

  it('may be about every call of everybody, for as long as it is there', () => {
    const rule = { operation: '', kind: 'slow', amount: '8.5', times: '', whose: 'everybody' };
    expect(faultErrors(rule)).toEqual({});
    expect(newFault(rule, ownScope)).toEqual({ delayMs: 8500 });
  });

  it.each(['drop', 'malformed'])('of the kind %s needs no number', (kind) => {
    const rule = { ...typed, kind, amount: '' };
    expect(faultErrors(rule)).toEqual({});
    expect(newFault(rule, ownScope)).toMatchObject({ [kind]: true });
  });

  it.each([
    [{ operation: 'noSuchCall' }, 'operation'],
    [{ kind: '' }, 'kind'],
    [{ amount: '99' }, 'amount'],
    [{ amount: 'many' }, 'amount'],
    [{ kind: 'slow', amount: '31' }, 'amount'],
    [{ times: '0' }, 'times'],
    [{ times: '1.5' }, 'times'],
    [{ whose: '' }, 'whose'],
  ])('with %j is refused at the field %s', (change, field) => {
    expect(Object.keys(faultErrors({ ...typed, ...change }))).toEqual([field]);
  });
});
