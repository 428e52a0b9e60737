import type { Decorator, Preview } from '@storybook/react-vite'
import type { ScreenState } from '@tagmason/screens'
import { Hesitation, Patience, Theme } from '@tagmason/ui'
import { lazy, Suspense } from 'react'
import { configure, getConfig } from 'storybook/test'
import { beforeStep } from './shaken.ts'
import { StoryApp } from './StoryApp.tsx'
import { drawn, work } from './work.ts'

// A busy machine is slow, not wrong: this is how long a story looks for something before it is missing.
configure({ asyncUtilTimeout: 5000 })

let escaped = false
document.addEventListener('keydown', ({ key }) => (escaped ||= key === 'Escape'), true)

/** Ariakit closes a menu a second time two frames after Escape, which is sooner than anybody can open it again. */
async function afterEscape() {
  if (!escaped) return
  escaped = false
  for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame)
}

/**
 * A step is over when what it set off is answered and drawn, as a person waits for what turns. How long an answer takes decides nothing then; a story that looks at the time
 * before lets its answer hang.
 */
async function answered() {
  for (;;) {
    await drawn()
    if (work.open.size === 0 || work.hangs) return
    await Promise.allSettled(work.open)
  }
}

// Only who reads a docs page loads what it is made of.
const Page = lazy(() => import('./docs/Page.tsx'))
const docsPage = () => (
  <Suspense>
    <Page />
  </Suspense>
)

type Mode = 'light' | 'dark'

interface StoryParameters {
  path?: string
  state?: ScreenState
  shell?: boolean
  /** The story brings its own theme, as the pages that stand outside the product do. */
  themed?: boolean
  skeleton?: number
  /** How many times longer than usual stays what leaves by itself: a picture is not to depend on how quickly it is taken. */
  patience?: number
}

/** Primitives stand in a theme; screens, which say at which path they are, in the product over the engine in memory. */
const surroundings: Decorator = (Story, { globals, parameters, id }) => {
  const mode = globals['mode'] as Mode
  const { path, state = {}, shell = false, themed = false, skeleton = 0, patience = 1000 } = parameters as StoryParameters
  const surrounded =
    path !== undefined ? (
      <StoryApp key={`${id} ${mode}`} path={path} state={state} shell={shell} mode={mode} skeleton={skeleton} />
    ) : themed ? (
      <Story />
    ) : (
      <Theme mode={mode} density={globals['density'] as 'comfortable' | 'compact'}>
        {parameters['layout'] !== 'fullscreen' ? (
          <div style={{ padding: 16 }}>
            <Story />
          </div>
        ) : (
          <Story />
        )}
      </Theme>
    )
  return (
    <Patience value={patience}>
      <Hesitation value={0}>{surrounded}</Hesitation>
    </Patience>
  )
}

const preview: Preview = {
  beforeAll: () => {
    const { asyncWrapper } = getConfig()
    configure({
      // A press is what it is in a browser, without React's act around it: inside act, what suspends after a press may never be drawn.
      eventWrapper: (press) => press(),
      asyncWrapper: async (act) => {
        await beforeStep()
        const result = await asyncWrapper(act)
        await afterEscape()
        await answered()
        return result
      },
    })
  },
  decorators: [surroundings],
  globalTypes: {
    mode: { toolbar: { title: 'Mode', icon: 'mirror', items: ['light', 'dark'], dynamicTitle: true } },
    density: { toolbar: { title: 'Density', icon: 'component', items: ['comfortable', 'compact'], dynamicTitle: true } },
  },
  initialGlobals: { mode: 'light', density: 'comfortable' },
  beforeEach: () => {
    // The sidebar's state and goals that are being typed are all that the product keeps outside the workspace.
    document.cookie = 'sidebar_state=; path=/; max-age=0'
    sessionStorage.clear()
    // Every story begins as after a key and with nothing focused: Ariakit remembers whether keys or a pointer were used last, and shows the focus by it.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    getSelection()?.removeAllRanges()
    document.body.dispatchEvent(new KeyboardEvent('keydown', { key: 'Shift', bubbles: true }))
  },
  parameters: {
    // Only what fails is worked out where nobody looks at the panel: `npm run visual:steady` leaves axe out.
    a11y: { test: import.meta.env['VITE_PICTURES'] === 'only' ? 'off' : 'error', options: import.meta.env['VITEST'] ? { resultTypes: ['violations'] } : {} },
    controls: { expanded: true },
    docs: { page: docsPage },
    layout: 'padded',
    options: { storySort: { order: ['Start', 'Progress', 'Foundations', 'Primitives', 'Shell', 'Dashboard', 'Setup', 'Flows'] } },
  },
  tags: ['autodocs'],
}

export default preview
