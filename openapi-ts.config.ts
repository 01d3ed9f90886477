import { defineConfig } from '@hey-api/openapi-ts';

// `scripts/generate.ts` sets the folders. The input must begin with "./" or "/": a bare path is taken for a registry name.
const input = process.env['CONTRACT_INPUT'] ?? './openapi/generated/gateway.openapi.json';
const output = process.env['CONTRACT_OUTPUT'] ?? './node_modules/.cache/contract-zod';

export default defineConfig({
  input,
  output,
  plugins: [{ name: 'zod', compatibilityVersion: 'mini', dates: { offset: true } }],
});
