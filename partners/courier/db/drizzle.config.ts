import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./partners/courier/db/schema.ts', './platform/db/tables.ts'],
  out: './partners/courier/db/migrations',
});
