import { createRequire } from 'node:module';
import { join } from 'node:path';
import { cruise, type ICruiseResult, type IForbiddenRuleType, type IFlattenedRuleSet } from 'dependency-cruiser';
import extractTSConfig from 'dependency-cruiser/config-utl/extract-ts-config';
import { read } from './files.ts';
import { domainFences, domainsIn } from './gateway-domains.ts';

export const root = join(import.meta.dirname, '../..');

type Config = { forbidden: IForbiddenRuleType[]; options: Record<string, unknown> };

// The tool's own way to write a configuration; the test for the fences has to read the same one.
const config = createRequire(import.meta.url)(join(root, '.dependency-cruiser.cjs')) as Config;

export const folders = [
  'machines',
  'src',
  'studio',
  'gateway',
  'openapi',
  'partners',
  'platform',
  'server',
  'scripts',
  'tests',
];

export type Imports = {
  /** How many files were read; none would break no fence. */
  files: number;
  /** Every broken fence, with the way from one file to the other. */
  broken: string[];
};

/** All of them: of the configuration, and between the gateway's domains. */
const fences: IForbiddenRuleType[] = [...config.forbidden, ...domainFences(domainsIn(read('docs/architecture.md')))];

const isAboutReach = (rule: IForbiddenRuleType): boolean => 'to' in rule && 'reachable' in Object(rule.to);

function describe({ rule, from, to, via, cycle }: ICruiseResult['summary']['violations'][number]): string {
  const steps = (via ?? cycle ?? []).map(({ name }) => name);
  const way = steps.length > 0 ? `\n    by way of ${steps.join('\n      → ')}` : '';
  return `${rule.name}: ${from} → ${to}${way}\n    ${fences.find(({ name }) => name === rule.name)?.comment ?? ''}`;
}

async function readWith(baseDir: string, withTypes: boolean): Promise<Imports> {
  // What is reached at run time is a matter of code; a type that comes from somewhere brings nothing along.
  const forbidden = fences.filter((rule) => isAboutReach(rule) !== withTypes);
  const { tsConfig: _, ...options } = config.options;
  const { output } = await cruise(
    folders,
    {
      ...options,
      baseDir,
      ruleSet: { forbidden } satisfies IFlattenedRuleSet,
      validate: true,
      tsPreCompilationDeps: withTypes,
    },
    undefined,
    { tsConfig: extractTSConfig(join(root, 'tsconfig.json')) },
  );
  if (typeof output === 'string') throw new Error('dependency-cruiser answered with text');
  return { files: output.summary.totalCruised, broken: output.summary.violations.map(describe) };
}

/** Reads all imports below `baseDir` twice: with types for who may name whom, without for who reaches whom. */
export async function readImports(baseDir: string): Promise<Imports> {
  const [named, reached] = [await readWith(baseDir, true), await readWith(baseDir, false)];
  return { files: Math.min(named.files, reached.files), broken: [...named.broken, ...reached.broken] };
}
