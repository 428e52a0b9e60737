import type { Decorator, Preview } from '@storybook/react-vite'
import type { ScreenState } from '@tagmason/screens'
import { Theme } from '@tagmason/ui'
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

/** Primitives stand in a theme; screens, which say at which path they are, in the product over the engine in memory. */
const surroundings: Decorator = (Story, { globals, parameters, id }) => {
  const mode = globals['mode'] as Mode
  const { path, state = {}, shell = false, skeleton = 0 } = parameters as { path?: string; state?: ScreenState; shell?: boolean; skeleton?: number }
  if (path !== undefined) return <StoryApp key={`${id} ${mode}`} path={path} state={state} shell={shell} mode={mode} skeleton={skeleton} />
  return (
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
