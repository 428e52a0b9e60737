import { defineConfig } from 'drizzle-kit'

// Only `npm run migrations` reads this: it writes SQL from the schema and asks no database.
export default defineConfig({ dialect: 'postgresql', schema: './src/records/schema.ts', out: './drizzle' })
