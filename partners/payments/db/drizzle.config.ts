import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./partners/payments/db/schema.ts', './platform/db/tables.ts'],
  out: './partners/payments/db/migrations',
});
