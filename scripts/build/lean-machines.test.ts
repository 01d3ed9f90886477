import { parseAst } from 'vite';
import { expect, it } from 'vitest';
import { withoutWords } from './lean-machines.ts';

const lean = (code: string) => withoutWords(code, parseAst(code));

it('customers load a machine without the words and requirements that only its readers need', () => {
  const machine = `export const one = { description: 'Said, to readers.', meta: { view: 'One', rows: ['AD-01', 'AD-02'] }, on: {} };`;
  expect(lean(machine).replaceAll(/\s+/g, ' ')).toBe(`export const one = { meta: { view: 'One', }, on: {} };`);
});

it('what a machine computes stays, whatever it is called', () => {
  const code = `export const two = ({ description }) => ({ description, rows: rowsOf(description), text: "description: 'x'" });`;
  expect(lean(code)).toBe(code);
});
