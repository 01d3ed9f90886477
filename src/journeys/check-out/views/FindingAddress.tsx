import { useEffect, useRef } from 'react';
import type { selectCheckOut } from '../../../../machines/check-out/check-out.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import { Alert } from '../../../ui/Alert/Alert.tsx';
import { Button } from '../../../ui/Button/Button.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { Icon } from '../../../ui/Icon/Icon.tsx';
import { LazyLoader } from '../../../ui/LazyLoader/LazyLoader.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { checkOutCopy, checkOutRefusals } from '../check-out.copy.ts';
import { Asking } from './Asking.tsx';
import classes from './CheckOut.module.css';

const copy = checkOutCopy.FindingAddress;

type Props = ViewPropsOf<typeof selectCheckOut>;

/** Addresses to pick, and streets or buildings to open. A new list takes the focus, as the button that brought it has gone. */
function Suggestions({ model: { suggestions, container }, send }: Pick<Props, 'model' | 'send'>) {
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
function Found({ model, send }: Pick<Props, 'model' | 'send'>) {
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

/** Looks for the address by a postcode or what stands in it. */
export const FindingAddress = ({ model, send, draft }: Props) => (
  <Asking words={copy} at="address" steps={model.steps}>
    <JourneyForm
      name="address-search"
      draft={draft}
      initial={{ text: model.text }}
      errors={inWords(model.errors, checkOutRefusals)}
      submitLabel={copy.submit}
      busy={model.isBusy && 'silent'}
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
    <Found model={model} send={send} />
  </Asking>
);
