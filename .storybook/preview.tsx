import type { Decorator, Preview } from '@storybook/react-vite'
import { lazy, Suspense } from 'react'
import { configure, getConfig } from 'storybook/test'
import { beforeStep } from './shaken.ts'
import type { Surroundings as Surrounding } from './Surroundings.tsx'
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

/** Loaded with the first story: the product and its engine are 1,800 modules, and no page of documentation needs them. */
let Surroundings: typeof Surrounding | undefined

const surround: Decorator = (Story, { globals, parameters, id }) => {
  if (Surroundings === undefined) throw new Error('The surroundings of a story are loaded before it is drawn.')
  return (
    <Surroundings id={id} globals={globals} parameters={parameters}>
      <Story />
    </Surroundings>
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
  loaders: [
    async ({ parameters }) => {
      Surroundings ??= (await import('./Surroundings.tsx')).Surroundings
      // Said before React draws it: on a busy machine the effect that begins a screen comes after the page has looked at rest.
      work.starting = parameters['path'] !== undefined
    },
  ],
  decorators: [surround],
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
