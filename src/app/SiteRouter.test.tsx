import { act, render, screen } from '@testing-library/react';
import { useEffect } from 'react';
import { useLocation, useNavigate, type NavigateFunction } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { hearAddress } from './address-heard.ts';
import { SiteRouter } from './SiteRouter.tsx';

const heard: string[] = [];
let navigate: NavigateFunction;

function Address() {
  const { pathname, search } = useLocation();
  const leads = useNavigate();
  useEffect(() => {
    navigate = leads;
  }, [leads]);
  return <output>{pathname + search}</output>;
}

/** What is drawn of the address when the page hears of it. */
const drawn = () => screen.getByRole('status').textContent;

beforeEach(() => {
  heard.length = 0;
  window.history.replaceState(null, '', '/shelf');
  render(
    <SiteRouter>
      <Address />
    </SiteRouter>,
  );
});

test('a page hears of another address of its own before anything is drawn for it', () => {
  const deafen = hearAddress('/shelf', (search) => heard.push(`${search} while ${drawn()} is drawn`));
  act(() => void navigate('/shelf?brands=apple'));
  expect(heard).toEqual(['?brands=apple while /shelf is drawn']);
  expect(drawn()).toBe('/shelf?brands=apple');
  deafen();
  act(() => void navigate('/shelf'));
  expect(heard).toHaveLength(1);
  expect(drawn()).toBe('/shelf');
});

test('it hears of Back as of a link', async () => {
  const deafen = hearAddress('/shelf', (search) => heard.push(search));
  act(() => void navigate('/shelf?brands=apple'));
  act(() => void navigate(-1));
  await expect.poll(drawn).toBe('/shelf');
  expect(heard).toEqual(['?brands=apple', '']);
  deafen();
});

test('of another page it hears nothing, and that page is drawn at once', () => {
  const deafen = hearAddress('/shelf', (search) => heard.push(search));
  act(() => void navigate('/till?basket=1'));
  expect(drawn()).toBe('/till?basket=1');
  expect(heard).toEqual([]);
  deafen();
});
