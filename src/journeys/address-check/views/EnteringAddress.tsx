import { Suspense, useState } from 'react';
import { lateView } from '../../../journey-host/late-view.tsx';
import { advertisedFacts } from '../../../pages/content/advertised-facts.ts';
import { Button } from '../../../ui/Button/Button.tsx';
import { SidePicture } from '../../../ui/art/SidePicture.tsx';
import { Beside } from '../../../ui/Column/Beside.tsx';
import { PageTitle } from '../../../ui/PageTitle/PageTitle.tsx';
import { inWords } from '../../../ui/form/in-words.ts';
import { JourneyForm } from '../../../ui/form/JourneyForm.tsx';
import { TextField } from '../../../ui/form/TextField.tsx';
import { LazyLoader } from '../../../ui/LazyLoader/LazyLoader.tsx';
import { PageHeading } from '../../../ui/PageHeading/PageHeading.tsx';
import { Text } from '../../../ui/Text/Text.tsx';
import { enteringAddressCopy as copy, enteringAddressRefusals } from '../address-check.entering.copy.ts';
import type { selectAddressCheck } from '../../../../machines/address-check/address-check.selectors.ts';
import type { ViewPropsOf } from '../../../journey-host/journey-part.ts';
import classes from './EnteringAddress.module.css';
import { SavedCodeForm } from './SavedCodeForm.tsx';

// What a search has found is no part of the first page.
const found = () => import('./Suggestions.tsx');
const SearchNews = lateView(async () => (await found()).SearchNews);
const Suggestions = lateView(async () => (await found()).Suggestions);

/** The button goes while homes are listed: who was at it is at the field then, before the list. */
const goBackToField = (button: HTMLButtonElement) => {
  const field = button.form?.querySelector('input');
  return () => {
    if (document.activeElement === button) queueMicrotask(() => field?.isConnected && field.focus());
  };
};

export function EnteringAddress({ model, send }: ViewPropsOf<typeof selectAddressCheck>) {
  const { search } = model;
  const { text, savedCode } = inWords(model.errors, enteringAddressRefusals);
  // A text that came from elsewhere – a postcode that was given to us – takes the place of what stands in the field.
  const [box, setBox] = useState({ typed: model.text, text: model.text, count: 0 });
  if (box.text !== model.text)
    setBox({ ...box, text: model.text, count: model.text === box.typed ? box.count : box.count + 1 });
  const isChecking = search === 'checking' || search === 'retrieving';
  return (
    <div className={classes.page}>
      <Beside aside={<SidePicture name="house" tone="yellow" facts={advertisedFacts} />}>
        <PageTitle>{copy.title}</PageTitle>
        <PageHeading intro={<p>{copy.intro}</p>}>{copy.heading}</PageHeading>
        <div
          className={classes.search}
          onInput={({ target }) => {
            if (!(target instanceof HTMLInputElement) || target.name !== 'text') return;
            const { value: typed } = target;
            setBox((before) => ({ ...before, typed }));
            send({ type: 'text.typed', text: typed });
          }}
        >
          <JourneyForm
            name="address"
            // No draft: the machine hears every letter, and knows of a postcode that was typed elsewhere.
            initial={{ text: model.text }}
            errors={text === undefined ? undefined : { text }}
            submitLabel={copy.submit}
            busy={isChecking && 'silent'}
            isQuiet={search === 'suggesting'}
            onSubmit={({ text: typed = '' }) => send({ type: 'search.submitted', text: typed })}
            actions={
              // At a list of homes the way there stands behind it.
              !(search === 'checking' || (search === 'suggesting' && model.areHomesListed)) && (
                <Button ref={goBackToField} variant="link" onClick={() => send({ type: 'manualEntry.requested' })}>
                  {copy.byHand}
                </Button>
              )
            }
          >
            <TextField
              key={box.count}
              name="text"
              label={copy.label}
              description={copy.hint}
              autoComplete="off"
              autoCapitalize="characters"
            />
          </JourneyForm>
        </div>
        {/* Nothing stands below what comes here, so that nothing moves when it comes. */}
        <div>
          <div aria-live="polite">
            <Suspense>{search !== 'resting' && <SearchNews model={model} send={send} />}</Suspense>
            {isChecking && <Text>{copy.checking}</Text>}
          </div>
          <Suspense>{search !== 'resting' && <Suggestions model={model} send={send} />}</Suspense>
          {search === 'searching' && <LazyLoader fits label={copy.searching} />}
          {(model.text === '' || savedCode !== undefined) && (
            <SavedCodeForm
              error={savedCode}
              onSubmit={(typed) => send({ type: 'savedCode.submitted', savedCode: typed })}
            />
          )}
        </div>
      </Beside>
    </div>
  );
}
