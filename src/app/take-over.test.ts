import { afterEach, beforeEach, expect, test } from 'vitest';
import { handOverPressed, handOverTyped } from './take-over.ts';

const heard: string[] = [];
let root: HTMLElement;

/** As the script in the page leaves it: a press that comes after the app is there makes the one before forgotten. */
function early(last: HTMLElement | null): void {
  const forget = () => {
    if (window.early) window.early.last = null;
  };
  root.addEventListener('click', forget, { capture: true });
  window.early = { last, isTouched: true, stop: () => undefined, next: [] };
}

const at = <Kind extends HTMLElement>(selector: string): Kind => {
  const found = root.querySelector<Kind>(selector);
  if (!found) throw new Error(`No ${selector}`);
  return found;
};

/** As the first page comes up. */
function handOver() {
  handOverTyped(root);
  handOverPressed(root);
}

beforeEach(() => {
  heard.length = 0;
  document.body.innerHTML =
    '<div id="root"><form><input name="name"><input type="checkbox"><input type="radio" name="r" checked><input type="radio" name="r" id="other"></form><button type="button">Menu</button></div>';
  root = document.querySelector('#root') ?? document.body;
  at('form').addEventListener('submit', (event) => {
    event.preventDefault();
    heard.push('sent');
  });
  for (const field of root.querySelectorAll('input[type]')) field.addEventListener('click', () => heard.push('ticked'));
  at('input[name=name]').addEventListener('input', () => heard.push('typed'));
  at('button').addEventListener('click', () => heard.push('pressed'));
});

// Test files share a window: what stays would be another file's customer who has touched the page.
afterEach(() => delete window.early);

test('what is typed, ticked and sent before the app is there is heard by it, in this order, once', () => {
  at<HTMLInputElement>('input[name=name]').value = 'Robin';
  at<HTMLInputElement>('input[type=checkbox]').checked = true;
  early(at('form'));
  handOver();
  expect(heard).toEqual(['typed', 'ticked', 'sent']);
  expect(at<HTMLInputElement>('input[type=checkbox]').checked).toBe(true);
});

test('another choice of several is heard as one press', () => {
  at<HTMLInputElement>('#other').checked = true;
  early(null);
  handOver();
  expect(heard).toEqual(['ticked']);
  expect(at<HTMLInputElement>('#other').checked).toBe(true);
});

test('the button that was pressed last is pressed', () => {
  early(at('button'));
  handOver();
  expect(heard).toEqual(['pressed']);
});

test('who has done nothing yet has nothing done for them', () => {
  handOver();
  expect(heard).toEqual([]);
});
