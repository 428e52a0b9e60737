import type { Decorator, Preview } from '@storybook/react-vite'
import type { ScreenState } from '@tagmason/screens'
import { Patience, Theme } from '@tagmason/ui'
import { lazy, Suspense } from 'react'
import { configure } from 'storybook/test'
import { StoryApp } from './StoryApp.tsx'

// A busy machine is slow, not wrong: this is how long a story looks for something before it is missing.
configure({ asyncUtilTimeout: 5000 })

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
  skeleton?: number
  /** How many times longer than usual stays what leaves by itself: a picture is not to depend on how quickly it is taken. */
  patience?: number
}

/** Primitives stand in a theme; screens, which say at which path they are, in the product over the engine in memory. */
const surroundings: Decorator = (Story, { globals, parameters, id }) => {
  const mode = globals['mode'] as Mode
  const { path, state = {}, shell = false, skeleton = 0, patience = 1000 } = parameters as StoryParameters
  if (path !== undefined) {
    return (
      <Patience value={patience}>
        <StoryApp key={`${id} ${mode}`} path={path} state={state} shell={shell} mode={mode} skeleton={skeleton} />
      </Patience>
    )
  }
  return (
    <Patience value={patience}>
      <Theme mode={mode} density={globals['density'] as 'comfortable' | 'compact'}>
        {parameters['layout'] !== 'fullscreen' ? (
          <div style={{ padding: 16 }}>
            <Story />
          </div>
        ) : (
          <Story />
        )}
      </Theme>
    </Patience>
  )
}

const preview: Preview = {
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
  },
  parameters: {
    a11y: { test: 'error' },
    controls: { expanded: true },
    docs: { page: docsPage },
    layout: 'padded',
    options: { storySort: { order: ['Start', 'Progress', 'Foundations', 'Primitives', 'Shell', 'Dashboard', 'Setup', 'Flows'] } },
  },
  tags: ['autodocs'],
}

export default preview
