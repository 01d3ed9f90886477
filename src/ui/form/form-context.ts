import { createContext } from 'react';

/** What a form tells its fields: its name, what was refused, and what was typed before. */
type FormContextValue = {
  name: string;
  errors: Partial<Record<string, string>>;
  values: Partial<Record<string, string>>;
};

export const FormContext = createContext<FormContextValue>({ name: 'form', errors: {}, values: {} });

export const fieldId = (form: string, field: string): string => `${form}-${field}`;
