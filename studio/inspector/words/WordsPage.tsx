import { useState } from 'react';
import type { WordsRegister } from '../../words/words.types.ts';
import type { Live } from '../live/live.ts';
import { inspectorParts } from '../page/inspector-parts.ts';
import { ToolFrame } from '../page/ToolFrame.tsx';
import { useAnswer } from '../page/use-answer.ts';
import classes from './WordsPage.module.css';
import { loadWords } from './words-source.ts';
import { WordsTool } from './WordsTool.tsx';

/** What the register of words needs: in a test the same without a web host and without a browser's channel. */
export type WordsParts = { live: Live; load: () => Promise<WordsRegister> };

/** `/inspector?words=<journey>`: every word in its place, for product owners, where tools are on. */
export function WordsPage({ given }: { given?: WordsParts }) {
  const [parts] = useState((): WordsParts => given ?? { live: inspectorParts().live, load: loadWords });
  const register = useAnswer(parts.load);
  return (
    <ToolFrame title="Every word" className={classes.page} answer={register}>
      {(words) => <WordsTool register={words} live={parts.live} />}
    </ToolFrame>
  );
}
