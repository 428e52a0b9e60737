import { storybookTest } from '@storybook/addon-vitest/vitest-plugin'
import { playwright } from '@vitest/browser-playwright'
import type { Plugin } from 'vite'
import type { TestProjectInlineConfiguration } from 'vitest/config'
import { pinnedBrowser } from './browser.ts'
import { reviewCommands } from './review/commands.ts'

const root = new URL('..', import.meta.url).pathname.replace(/\/$/, '')
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

/** Every story as a test in the pinned browser. A module of its own, because to read Storybook's configuration takes some eight seconds of work. */
export const storiesProject: TestProjectInlineConfiguration = {
  plugins: [storybookTest({ configDir: `${root}/.storybook`, disableAddonDocs: true }), ownCache, noTasks],
  test: {
    name: 'storybook',
    // A busy machine is slow, not wrong.
    testTimeout: 120_000,
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
}
