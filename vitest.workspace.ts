import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { defineConfig } from 'vitest/config'
import { ByPath } from './.storybook/review/order.ts'

const root = import.meta.dirname

/** Stages that play no stories are started without them (`.ci/test.mjs`): reading Storybook's configuration is eight seconds of work each time. */
const stories = process.env['TAGMASON_STORIES'] === '0' ? [] : [(await import('./.storybook/storiesProject.ts')).storiesProject]

export default defineConfig({
  test: {
    reporters: ['default'],
    // A failure that was seen once, on a machine that is gone, has to say in its one line what it was.
    chaiConfig: { truncateThreshold: 1500 },
    sequence: { sequencer: ByPath },
    projects: [
      {
        test: {
          name: 'unit',
          root,
          environment: 'node',
          isolate: false,
          // A busy machine is slow, not wrong.
          testTimeout: 30_000,
          include: [
            'packages/{domain,tracking,insight,engine,screens,ui}/src/**/*.test.ts',
            'packages/tracking/bench/**/*.test.ts',
            'apps/{cli,web}/src/**/*.test.ts',
            '.ci/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          exclude: [
            '**/node_modules/**',
            '.ci/{product,entrance,embedding,walk,budget,site}.test.ts',
            '.ci/package.test.ts',
            '.ci/ways/*.test.ts',
            '.ci/review*.test.ts',
          ],
        },
      },
      {
        test: {
          name: 'server',
          root,
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', 'packages/tracker/src/**/*.test.ts'],
          // It attacks the built server.
          exclude: ['**/node_modules/**', 'apps/server/src/hostile.test.ts'],
          // ClickHouse in the process survives no second worker thread.
          pool: 'forks',
          // Reading the engine anew for each of some seventy files took longer than their tests.
          isolate: false,
          // Stores are opened, processes killed and started again.
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        // Every story as a string, without a document: what mails, exports and servers draw.
        plugins: [vanillaExtractPlugin()],
        test: {
          name: 'render',
          root,
          environment: 'node',
          include: ['packages/ui/src/**/*.test.tsx'],
        },
      },
      {
        test: {
          name: 'package',
          root,
          environment: 'node',
          include: ['.ci/package.test.ts', '.ci/ways/*.test.ts'],
          globalSetup: ['.ci/ways/shared.setup.ts'],
          // Each package is built and packed, and used as in a product of another.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'review',
          root,
          environment: 'node',
          include: ['.ci/review*.test.ts'],
          // Each plays stories or opens Storybook.
          testTimeout: 600_000,
          hookTimeout: 300_000,
        },
      },
      {
        test: {
          name: 'product',
          root,
          environment: 'node',
          include: ['.ci/{product,entrance,embedding,walk,budget,site}.test.ts', 'apps/server/src/hostile.test.ts'],
          // Each test is a whole visit in a real browser, or hundreds of requests.
          testTimeout: 300_000,
          hookTimeout: 300_000,
        },
      },
      ...stories,
    ],
  },
})
