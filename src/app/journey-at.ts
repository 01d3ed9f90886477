import type { Journey } from '../journey-host/journey.ts';
import type { Screen } from '../journey-host/screen.ts';

/**
 * A journey whose pages have something in their addresses that no state can know: its states name them with a placeholder, such as
 * `/dashboard/plans/:planId/change`, and `params` says what stands for it.
 */
export function journeyAt(journey: Journey, params: Readonly<Record<string, string>>): Journey {
  const addressed = Object.entries(params).map(([name, value]) => [`:${name}`, encodeURIComponent(value)] as const);
  const addressOf = replacing(new Map(addressed));
  const pageAt = replacing(new Map(addressed.map(([name, value]) => [value, name] as const)));
  let told: { by: Screen; screen: Screen } | null = null;

  return {
    ...journey,
    /** The same as long as the journey says the same. */
    screen: () => {
      const by = journey.screen();
      if (told?.by !== by) told = { by, screen: { ...by, path: by.path === null ? null : addressOf(by.path) } };
      return told.screen;
    },
    owns: (address) => journey.owns(pageAt(address)),
    canEnter: (address) => journey.canEnter(pageAt(address)),
    enter: (address) => journey.enter(pageAt(address)),
    seek: (address) => journey.seek(pageAt(address)),
    refuse: (address) => journey.refuse(pageAt(address)),
    restartAt: (address) => journey.restartAt(pageAt(address)),
    isBackFromLogIn: (address) => journey.isBackFromLogIn(pageAt(address)),
  };
}

const replacing = (known: ReadonlyMap<string, string>) => (path: string) =>
  path
    .split('/')
    .map((part) => known.get(part) ?? part)
    .join('/');
