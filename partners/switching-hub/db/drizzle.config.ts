import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./partners/switching-hub/db/schema.ts', './platform/db/tables.ts'],
  out: './partners/switching-hub/db/migrations',
});
