import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'
import { pinnedBrowser } from './.storybook/browser.ts'
import { reviewCommands } from './.storybook/review/commands.ts'
import { ByPath } from './.storybook/review/order.ts'

const root = import.meta.dirname
const { executablePath, env, args } = await pinnedBrowser()

const shard = process.env['STORY_SHARD']

/** A frame comes as soon as it is drawn, and not with the next of sixty in a second: most of what a story waits for is frames. */
const asFastAsItCan = ['--disable-frame-rate-limit', '--disable-gpu-vsync']

/** Browsers that play at once (.storybook/review/cli.ts) optimise their dependencies each for itself: in one folder, the later would replace what the earlier is being served. */
const ownCache: Plugin = {
  name: 'tagmason:cache-of-a-shard',
  enforce: 'post',
  config: () => (shard === undefined ? {} : { cacheDir: `${root}/node_modules/.cache/stories-${shard}` }),
}

/**
 * In development React asks the console for a task per element, which debuggers show stacks by: a twentieth of the browser's time, and nobody debugs here. Its warnings do not depend on it.
 */
const noTasks: Plugin = {
  name: 'tagmason:no-tasks-of-the-console',
  config: () => ({ optimizeDeps: { rolldownOptions: { transform: { define: { 'console.createTask': 'undefined' } } } } }),
}

export default defineConfig({
  test: {
    reporters: ['default'],
    sequence: { sequencer: ByPath },
    projects: [
      {
        test: {
          name: 'unit',
          root,
          environment: 'node',
          isolate: false,
          include: [
            'packages/{domain,tracking,insight,engine,screens,ui}/src/**/*.test.ts',
            'apps/{cli,web}/src/**/*.test.ts',
            '.ci/**/*.test.ts',
            '.storybook/**/*.test.ts',
          ],
          exclude: ['**/node_modules/**', '.ci/{product,entrance,walk,budget}.test.ts', '.ci/package.test.ts', '.ci/review*.test.ts'],
        },
      },
      {
        test: {
          name: 'server',
          root,
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts', 'packages/tracker/src/**/*.test.ts'],
          // ClickHouse in the process survives no second worker thread.
          pool: 'forks',
          // Reading the engine anew for each of some seventy files took longer than their tests.
          isolate: false,
          // Stores are opened, processes killed and started again.
          testTimeout: 60_000,
          hookTimeout: 60_000,
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
          include: ['.ci/package.test.ts'],
          // The package is built and packed, and a product is built with it.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'review',
          root,
          environment: 'node',
          include: ['.ci/review*.test.ts'],
          // Each plays stories or opens Storybook.
          testTimeout: 300_000,
          hookTimeout: 120_000,
        },
      },
      {
        test: {
          name: 'product',
          root,
          environment: 'node',
          include: ['.ci/{product,entrance,walk,budget}.test.ts'],
          // Each test is a whole visit in a real browser.
          testTimeout: 120_000,
          hookTimeout: 120_000,
        },
      },
      {
        plugins: [storybookTest({ configDir: `${root}/.storybook`, disableAddonDocs: true }), ownCache, noTasks],
        test: {
          name: 'storybook',
          // Stories clean up after themselves; a page of its own for each file would cost two seconds a file.
          isolate: false,
          root,
          setupFiles: ['./.storybook/review/setup.ts'],
          browser: {
            commands: reviewCommands,
            enabled: true,
            headless: true,
            screenshotFailures: false,
            provider: playwright({
              launchOptions: { ...(executablePath === undefined ? {} : { executablePath }), env, args: [...args, ...asFastAsItCan] },
              // Vitest scales the story's frame to fit the page around it; a page this large leaves it at 1:1.
              contextOptions: { viewport: { width: 1600, height: 7400 }, reducedMotion: 'reduce', locale: 'en-US', timezoneId: 'UTC' },
            }),
            instances: [{ browser: 'chromium', viewport: { width: 1280, height: 900 } }],
          },
        },
      },
    ],
  },
})
