import type { Ref } from 'react';
import type { WordsRegister } from '../../words/words.types.ts';
import { LabelledSelect } from '../side/LabelledSelect.tsx';
import panel from '../side/panel.module.css';
import { shared, speakerWords, standings, type WordFilter } from './choose-sentences.ts';
import classes from './WordFilters.module.css';

/** The ages at which a sentence is looked at twice. */
const ages = [9, 11, 13, 15];

type WordFiltersProps = {
  register: WordsRegister;
  filter: WordFilter;
  onFilter: (change: Partial<WordFilter>) => void;
  /** The field for words. */
  find: Ref<HTMLInputElement>;
};

/** Which sentences the register lists. */
export function WordFilters({ register, filter, onFilter, find }: WordFiltersProps) {
  return (
    <form className={classes.filters} aria-label="Sentences" onSubmit={(event) => event.preventDefault()}>
      <div className={classes.find}>
        <label htmlFor="find-words" className={panel.label}>
          Find words
        </label>
        <input
          ref={find}
          id="find-words"
          type="search"
          className={panel.box}
          value={filter.query}
          onChange={({ currentTarget }) => onFilter({ query: currentTarget.value })}
        />
      </div>
      <div>
        <LabelledSelect label="Journey" value={filter.journey} onChoose={(journey) => onFilter({ journey })}>
          <option value="">All</option>
          {register.journeys.map(({ name, title }) => (
            <option key={name} value={name}>
              {title}
            </option>
          ))}
          <option value={shared}>Several, or none</option>
        </LabelledSelect>
      </div>
      <div>
        <LabelledSelect
          label="Said by"
          value={filter.speaker}
          onChoose={(speaker) => onFilter({ speaker: speaker as WordFilter['speaker'] })}
        >
          <option value="">All</option>
          {Object.entries(speakerWords).map(([speaker, words]) => (
            <option key={speaker} value={speaker}>
              {words}
            </option>
          ))}
        </LabelledSelect>
      </div>
      <div>
        <LabelledSelect
          label="Reading age"
          value={String(filter.olderThan ?? '')}
          onChoose={(age) => onFilter({ olderThan: age === '' ? null : Number(age) })}
        >
          <option value="">Any</option>
          {ages.map((age) => (
            <option key={age} value={age}>
              Over {age} years
            </option>
          ))}
        </LabelledSelect>
      </div>
      <div>
        <LabelledSelect
          label="Show"
          value={filter.standing}
          onChoose={(standing) => onFilter({ standing: standing as WordFilter['standing'] })}
        >
          {Object.entries(standings).map(([standing, words]) => (
            <option key={standing} value={standing}>
              {words}
            </option>
          ))}
        </LabelledSelect>
      </div>
    </form>
  );
}
