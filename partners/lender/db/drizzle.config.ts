import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./partners/lender/db/schema.ts', './platform/db/tables.ts'],
  out: './partners/lender/db/migrations',
});
