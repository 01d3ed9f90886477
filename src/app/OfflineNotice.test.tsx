import { act, render, screen } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { createConnection } from '../runtime/connection.ts';
import { OfflineNotice } from './OfflineNotice.tsx';

function setOnline(isOnline: boolean, isHeard = true) {
  vi.stubGlobal('navigator', { onLine: isOnline });
  if (isHeard) act(() => void window.dispatchEvent(new Event(isOnline ? 'online' : 'offline')));
}

afterEach(() => vi.unstubAllGlobals());

test('a bar says that the browser is offline, and goes when it is back', () => {
  setOnline(true);
  render(<OfflineNotice connection={createConnection()} />);
  const region = screen.getByRole('status');
  expect(region).toBeEmptyDOMElement();
  setOnline(false);
  expect(screen.getByRole('status')).toBe(region);
  expect(region).toHaveTextContent('You’re offline. What you entered and chose is still here.');
  setOnline(true);
  expect(region).toBeEmptyDOMElement();
});

test('its words come into a region that stays, once, so that they are read out once', () => {
  setOnline(true);
  const connection = createConnection();
  render(<OfflineNotice connection={connection} />);
  setOnline(false);
  const words = screen.getByRole('status').firstElementChild;
  act(connection.look);
  act(() => void window.dispatchEvent(new Event('offline')));
  expect(screen.getByRole('status').firstElementChild).toBe(words);
});

test('a call without an answer is reason to look, where the browser has not said anything', () => {
  setOnline(true);
  const connection = createConnection();
  render(<OfflineNotice connection={connection} />);
  setOnline(false, false);
  expect(screen.getByRole('status')).toBeEmptyDOMElement();
  act(connection.look);
  expect(screen.getByRole('status')).toHaveTextContent('You’re offline.');
});

test('a page built ahead of time says nothing of its reader’s connection', () => {
  setOnline(false, false);
  expect(renderToString(<OfflineNotice connection={createConnection()} />)).not.toContain('offline.');
});

test('nobody listens after the page has gone', () => {
  const stopped = vi.spyOn(window, 'removeEventListener');
  render(<OfflineNotice connection={createConnection()} />).unmount();
  expect(stopped.mock.calls.map(([type]) => type)).toEqual(expect.arrayContaining(['online', 'offline']));
});
