import { useState } from 'react';
import type { Wire } from '../../machines/shared/wire.ts';
import type { Site } from '../../src/app/site.ts';
import { newScope } from './new-scope.ts';
import type { TesterSettings } from '../../src/app/site.ts';
import { keepTesterSettings, readTesterSettings } from './tester-settings.ts';

export type Tester = ReturnType<typeof useTester>;

/** What the tester has set for this tab; a change holds at once and over reloads. */
export function useTester(site: Site) {
  const [settings, setSettings] = useState<TesterSettings>(() => readTesterSettings(sessionStorage));
  const change = (next: TesterSettings) => {
    keepTesterSettings(sessionStorage, next);
    site.session.override(next.features);
    site.markCalls(next.scope);
    setSettings(next);
  };
  const without = (name: string) => settings.features.filter((feature) => feature.name !== name);
  return {
    settings,
    override: (feature: Wire<'Feature'>) => change({ ...settings, features: [...without(feature.name), feature] }),
    clear: (name: string) => change({ ...settings, features: without(name) }),
    clearAll: () => change({ ...settings, features: [] }),
    /** The mark of this tab's calls, made when it is first needed. */
    ownScope: (): string => {
      const scope = settings.scope ?? newScope();
      if (settings.scope === null) change({ ...settings, scope });
      return scope;
    },
  };
}
