import type { Failure } from '../shared/failure.ts';
import type { RetryRequested } from '../shared/journey-meta.ts';

/** How it stands at the gateway. */
export type Standing = { isOn: boolean; recoveryCodesLeft: number };

/** Who asks for a change; `code` is null where there is no second factor yet. */
export type Proof = { password: string; code: string | null };

/** What an authenticator app has to know: the key as it is typed, and the address in the QR code. */
export type SetUp = { key: string; uri: string };

/** Why something that was submitted is not taken; the words are in the journey's copy. */
export type SecondFactorRefusal =
  | 'passwordMissing'
  | 'proofMissing'
  | 'passwordWrong'
  | 'tooManyTries'
  | 'codeMissing'
  | 'codeWrong'
  | 'proofWrong';

export type SecondFactorContext = {
  recoveryCodesLeft: number;
  /** Of the device that is being set up; null when none is. */
  setUp: SetUp | null;
  /** As they are told once; empty before and after. */
  recoveryCodes: readonly string[];
  errors: Partial<Record<'password' | 'code', SecondFactorRefusal>>;
  failure: Failure | null;
};

export type SecondFactorEvent =
  | { type: 'password.submitted'; password: string }
  | { type: 'device.chosen' }
  | { type: 'removal.chosen' }
  | { type: 'change.cancelled' }
  | { type: 'proof.submitted'; password: string; code: string }
  | { type: 'code.submitted'; code: string }
  | { type: 'setUp.restarted' }
  | RetryRequested;

export type SecondFactorView =
  | 'LoadingFactor'
  | 'FactorNotLoaded'
  | 'EnteringPassword'
  | 'ChoosingChange'
  | 'ProvingForDevice'
  | 'ProvingForRemoval'
  | 'AddingDevice'
  | 'SetUpExpired'
  | 'DeviceNotConfirmed'
  | 'ChangeNotMade'
  | 'FactorSwitchedOn'
  | 'FactorSwitchedOff';
