import { Button } from '../../../src/ui/Button/Button.tsx';
import panel from '../side/panel.module.css';
import { asPlaywrightTest } from './as-playwright-test.ts';
import { partingWords } from './parting-words.ts';
import { saveFile } from './save-file.ts';
import type { Tried } from './use-replay.ts';
import type { Visit } from './visit.ts';

/** How the visit went when it was played with just these values: in the panel, and at the head of the exported file. */
function triedWords(visit: Visit, tried: Tried | null): { isThrough: boolean; words: string } {
  const isThis = tried !== null && JSON.stringify(tried.visit) === JSON.stringify(visit);
  if (isThis && tried.ended.kind === 'arrived')
    return { isThrough: true, words: 'The inspector played it to the end before it was exported.' };
  if (isThis && tried.ended.kind === 'parted')
    return {
      isThrough: false,
      words: `It did not go through when the inspector played it. ${partingWords(tried.ended, visit)}`,
    };
  return { isThrough: false, words: 'It has not been played to the end with these values.' };
}

type TestExportProps = { visit: Visit; title: string; tried: Tried | null };

/** The visit as a Playwright test: offered once it has gone through; before that with the words that say so. */
export function TestExport({ visit, title, tried }: TestExportProps) {
  const { isThrough, words } = triedWords(visit, tried);
  const file = () => asPlaywrightTest(visit, title, words);
  return (
    <div className={panel.panel}>
      <h3 className={panel.title}>A Playwright test</h3>
      <p className={panel.quiet}>
        {isThrough ? words : `${words} Play it first: a test is worth exporting once its visit goes through.`}
      </p>
      <div>
        <Button
          small
          {...(isThrough && { variant: 'primary' as const })}
          onClick={() => saveFile('replayed-visit.spec.ts', file(), 'text/plain')}
        >
          {isThrough ? 'Export as a Playwright test' : 'Export it all the same'}
        </Button>
      </div>
    </div>
  );
}
