import { defineConfig } from 'drizzle-kit';

export default defineConfig({
  dialect: 'postgresql',
  schema: ['./partners/mobile-network/db/schema.ts', './platform/db/tables.ts'],
  out: './partners/mobile-network/db/migrations',
});
