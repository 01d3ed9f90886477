import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./partners/tags/db/schema.ts', './platform/db/tables.ts'],
  out: './partners/tags/db/migrations',
});
