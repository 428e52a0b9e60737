import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      { test: { name: 'unit', root: import.meta.dirname, environment: 'node', include: ['packages/{domain,tracking,engine}/src/**/*.test.ts', 'apps/*/src/**/*.test.ts', '.ci/**/*.test.ts'] } },
    ],
  },
})
