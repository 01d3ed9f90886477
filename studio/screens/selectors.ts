import type { AnyMachineSnapshot } from 'xstate';

type Select = (snapshot: AnyMachineSnapshot) => unknown;

const files = import.meta.glob<Record<string, unknown>>('../../machines/*/*.selectors.ts', { eager: true });

/** The selector of a whole journey: `selectLogIn` of log-in. Without screens, or without anything to say, there is none. */
export function selectorOf(name: string): Select {
  const selectors = files[`../../machines/${name}/${name}.selectors.ts`] ?? {};
  const words = `select-${name}`.replaceAll(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  return (selectors[words] as Select | undefined) ?? (() => null);
}
