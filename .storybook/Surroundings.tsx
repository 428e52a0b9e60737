import type { ScreenState } from '@tagmason/screens'
import { Hesitation, Patience, Theme } from '@tagmason/ui'
import type { ReactNode } from 'react'
import { StoryApp } from './StoryApp.tsx'

type Mode = 'light' | 'dark'

interface StoryParameters {
  path?: string
  state?: ScreenState
  shell?: boolean
  /** The story brings its own theme, as the pages outside the product do. */
  themed?: boolean
  skeleton?: number
  /** How many times longer than usual stays what leaves by itself: a picture is not to depend on how quickly it is taken. */
  patience?: number
}

interface SurroundingsProps {
  id: string
  globals: Record<string, unknown>
  parameters: Record<string, unknown>
  children: ReactNode
}

/** A theme around primitives; around screens, which say at which path they are, the product over the engine in memory. */
export function Surroundings({ id, globals, parameters, children }: SurroundingsProps) {
  const mode = globals['mode'] as Mode
  const { path, state = {}, shell = false, themed = false, skeleton = 0, patience = 1000 } = parameters as StoryParameters
  const surrounded =
    path !== undefined ? (
      <StoryApp key={`${id} ${mode}`} path={path} state={state} shell={shell} mode={mode} skeleton={skeleton} />
    ) : themed ? (
      children
    ) : (
      <Theme mode={mode} density={globals['density'] as 'comfortable' | 'compact'}>
        {parameters['layout'] !== 'fullscreen' ? <div style={{ padding: 16 }}>{children}</div> : children}
      </Theme>
    )
  return (
    <Patience value={patience}>
      <Hesitation value={0}>{surrounded}</Hesitation>
    </Patience>
  )
}
