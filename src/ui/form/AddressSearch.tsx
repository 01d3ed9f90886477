import { useEffect, useRef } from 'react';
import { Alert } from '../Alert/Alert.tsx';
import { Button } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { LazyLoader } from '../LazyLoader/LazyLoader.tsx';
import { Text } from '../Text/Text.tsx';
import { addressSearchCopy as copy } from './address-search.copy.ts';
import classes from './AddressSearch.module.css';
import { JourneyForm, type Draft } from './JourneyForm.tsx';
import { TextField } from './TextField.tsx';

type Suggestion = { id: string; type: string; text: string; description: string };

/** What is done in the search, as the machines call it. */
type Done<Found> =
  | { type: 'search.submitted'; text: string }
  | { type: 'suggestion.chosen'; suggestion: Found }
  | { type: 'container.closed' | 'manualEntry.requested' | 'retry.requested' };

type AddressSearchProps<Found extends Suggestion> = {
  model: {
    text: string;
    suggestions: readonly Found[];
    /** The street or building that is open; null outside of any. */
    container: string | null;
    search: 'resting' | 'searching' | 'suggesting' | 'nothingFound' | 'failed';
  };
  /** Why the text is not looked for, at `text`. */
  errors: Partial<Record<string, string>>;
  send: (done: Done<Found>) => void;
  draft: Draft;
};

type ListProps<Found extends Suggestion> = Pick<AddressSearchProps<Found>, 'model' | 'send'>;

/** Addresses to pick, and streets or buildings to open. A new list takes the focus, as the button that brought it has gone. */
function Suggestions<Found extends Suggestion>({ model: { suggestions, container }, send }: ListProps<Found>) {
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => list.current?.querySelector('button')?.focus(), []);
  return (
    <ul ref={list} className={classes.suggestions} aria-label={container ?? copy.list}>
      {suggestions.map((suggestion) => (
        <li key={suggestion.id}>
          <button type="button" onClick={() => send({ type: 'suggestion.chosen', suggestion })}>
            <Icon name={suggestion.type === 'Address' ? 'home' : 'pin'} size={24} />
            <span>
              {suggestion.text}
              <small>{suggestion.description}</small>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}

/** What has become of the search. */
function Results<Found extends Suggestion>({ model, send }: ListProps<Found>) {
  const { search, suggestions, container } = model;
  return (
    <div className={classes.found}>
      {container !== null && search === 'suggesting' && (
        <div>
          <Button small variant="link" onClick={() => send({ type: 'container.closed' })}>
            {copy.back}
          </Button>
        </div>
      )}
      {search === 'suggesting' && (
        <Suggestions key={suggestions.map(({ id }) => id).join(' ')} model={model} send={send} />
      )}
      <div aria-live="polite">
        {search === 'nothingFound' && <Text>{copy.nothingFound}</Text>}
        {search === 'searching' && <LazyLoader fits label={copy.searching} />}
      </div>
      {search === 'failed' && (
        <Alert kind="error">
          <p>{copy.failed}</p>
          <Button small variant="link" onClick={() => send({ type: 'retry.requested' })}>
            {copy.retry}
          </Button>
        </Alert>
      )}
    </div>
  );
}

/** Looks for an address by a postcode or what stands in it. */
export const AddressSearch = <Found extends Suggestion>({ model, errors, send, draft }: AddressSearchProps<Found>) => (
  <>
    <JourneyForm
      name="address-search"
      draft={draft}
      initial={{ text: model.text }}
      errors={errors}
      submitLabel={copy.submit}
      busy={model.search === 'searching' && 'silent'}
      onSubmit={({ text = '' }) => send({ type: 'search.submitted', text })}
      actions={
        <Button variant="link" onClick={() => send({ type: 'manualEntry.requested' })}>
          {copy.byHand}
        </Button>
      }
    >
      <TextField
        name="text"
        label={copy.label}
        description={copy.hint}
        autoComplete="off"
        autoCapitalize="characters"
      />
    </JourneyForm>
    <Results model={model} send={send} />
  </>
);
