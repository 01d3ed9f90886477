import { render } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { matched, matchedWithLandline } from '../../../machines/switch-provider/switch-provider.cases.ts';
import type { SwitchProviderModel } from '../../../machines/switch-provider/switch-provider.selectors.ts';
import type {
  SwitchProviderEvent,
  SwitchProviderView,
} from '../../../machines/switch-provider/switch-provider.types.ts';
import { loadLateViews } from '../../journey-host/late-view.tsx';
import { views } from './switch-provider.views.ts';

await loadLateViews(views);

export const send = vi.fn<(event: SwitchProviderEvent) => void>();
export const keep = vi.fn<(values: Record<string, string>) => void>();

export { matched, matchedWithLandline };

export const model: SwitchProviderModel = {
  providers: [
    { id: 'RBRN', name: 'Riverbourne Broadband' },
    { id: 'RTDW', name: 'Tidewell' },
    { id: 'RNTH', name: 'Northlight' },
  ],
  errors: {},
  address: '4 Heron Way, Larkhaven, LK1 1AA',
  wish: 'switch',
  providerName: 'Riverbourne Broadband',
  details: { lastName: 'Fairweather', accountNumber: '' },
  sent: { lastName: 'Fairweather', accountNumber: '' },
  fault: null,
  fieldsToCorrect: [],
  needsAccountNumber: false,
  refusal: '',
  busy: null,
  isLookingAgain: false,
  isRetryingAlone: false,
  mayGoOn: true,
  isOrdered: false,
  isLandlineOffered: false,
  status: matched,
  completionDate: '2026-01-19',
};

/** Draws a view of switching with this model. */
export function draw(view: SwitchProviderView, change: Partial<SwitchProviderModel> = {}, typed = {}) {
  const View = views[view];
  return render(
    <MemoryRouter>
      <View model={{ ...model, ...change }} send={send} draft={{ values: typed, keep }} />
    </MemoryRouter>,
  );
}
