import { describe, expect, it } from 'vitest';
import { cases, facts, starts } from '../../machines/log-in/log-in.cases.ts';
import { logInMachine } from '../../machines/log-in/log-in.machine.ts';
import { failed, offline, refused } from '../../machines/shared/model-case.ts';
import { mask } from '../inspector/bridge/mask.ts';
import { failureIn, failuresIn } from './call-failures.ts';
import { exploreAll } from './explore.ts';

const found = failuresIn({
  machine: logInMachine,
  facts,
  explorations: exploreAll({ machine: logInMachine, starts, cases, facts }),
});

describe('the failures of a call', () => {
  it('are those of the model, together where the machine takes them alike', () =>
    expect(found.filter(({ call }) => call === 'checkCode').map(({ names }) => names)).toEqual([
      ['401 totp.wrong'],
      ['401 totp.not-expected'],
      ['429 attempts.too-many'],
      ['no answer'],
    ]));

  it('are met by another that the machine takes alike, and by none that it tells apart', () => {
    const silent = found.find(({ call, names }) => call === 'checkCode' && names.includes('no answer'));
    expect(silent?.isAlike({ call: 'checkCode', name: '503 server.busy' })).toBe(true);
    expect(silent?.isAlike({ call: 'checkCode', name: '401 totp.wrong' })).toBe(false);
    expect(silent?.isAlike({ call: 'welcomeMember', name: 'no answer' })).toBe(false);
  });

  it('go by the same name in the masked copy that a browser tells', () => {
    for (const error of [refused(401, 'totp.wrong'), offline]) {
      const event = failed('checkCode', error);
      expect(failureIn({ ...event, error: mask(error) } as typeof event)).toEqual(failureIn(event));
    }
  });

  it('are none where a call was answered', () => expect(failureIn({ type: 'xstate.done.actor.checkCode' })).toBeNull());
});
