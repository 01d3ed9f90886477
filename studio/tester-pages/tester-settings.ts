import type { Wire } from '../../machines/shared/wire.ts';
import type { TesterSettings } from '../../src/app/site.ts';

type Feature = Wire<'Feature'>;
type TesterStore = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** `main.tsx` looks for it before it asks for this code. */
const key = 'tester';

const nothing: TesterSettings = { features: [], scope: null };

function isFeature(value: unknown): value is Feature {
  if (typeof value !== 'object' || value === null) return false;
  const { name, variantInfo } = value as Partial<Feature>;
  return typeof name === 'string' && typeof variantInfo?.type === 'string' && 'value' in variantInfo;
}

/** The settings of this tab; what cannot be read is no setting. */
export function readTesterSettings(store: TesterStore): TesterSettings {
  try {
    const kept = JSON.parse(store.getItem(key) ?? 'null') as Partial<TesterSettings> | null;
    const features = Array.isArray(kept?.features) ? kept.features.filter(isFeature) : [];
    return { features, scope: typeof kept?.scope === 'string' ? kept.scope : null };
  } catch {
    return nothing;
  }
}

export function keepTesterSettings(store: TesterStore, settings: TesterSettings): void {
  if (settings.features.length === 0 && settings.scope === null) store.removeItem(key);
  else store.setItem(key, JSON.stringify(settings));
}
