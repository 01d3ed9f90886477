import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./partners/network/db/schema.ts', './platform/db/tables.ts'],
  out: './partners/network/db/migrations',
});
