import { render } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ScreenPicture } from './ScreenPicture.tsx';

const screens = { styles: [], markups: { 'page:ChoosingPlan': '<h1>Choose your plan</h1>' } };
const frameOf = (place: string) =>
  render(<ScreenPicture screens={screens} place={place} size="card" />).container.querySelector('iframe');

test('a screen is a picture: nobody gets into it, and nothing in it runs', () => {
  const frame = frameOf('page:ChoosingPlan');
  expect(frame).toHaveAttribute('inert');
  expect(frame).toHaveAttribute('tabindex', '-1');
  expect(frame).toHaveAttribute('sandbox', 'allow-same-origin');
  expect(frame?.closest('[aria-hidden=true]')).not.toBeNull();
});

test('a page that could not be drawn leaves its card without a picture', () => {
  expect(frameOf('page:PlansMissing')).toBeNull();
});
