import { describe, expect, it } from 'vitest'
import { docgen, withProps } from './docgen.ts'

const component = `import type { Tone } from './tones.ts'
import type { ButtonProps } from '@ariakit/react'
export interface MarkProps extends ButtonProps {
  /** How it sounds. */
  tone: Tone
  size?: number
}
/** A mark beside a name. */
export const Mark = ({ tone, size = 12 }: MarkProps) => <i className={tone} style={{ width: size }} />
`

describe('what docs pages tell of a component', () => {
  it('are its own props with their docstrings, without reading packages', () => {
    const told = withProps(component, '/nowhere/Mark.tsx') ?? ''
    expect(told.startsWith(component)).toBe(true)
    const info = JSON.parse(/Mark\.__docgenInfo=(.*)$/.exec(told)?.[1] ?? '') as {
      description: string
      props: Record<string, { description: string; required: boolean }>
    }
    expect(info.description).toBe('A mark beside a name.')
    expect(Object.keys(info.props)).toEqual(['tone', 'size'])
    expect(info.props['tone']).toMatchObject({ description: 'How it sounds.', required: true })
  })

  it('is nothing for a file without components', () => {
    expect(withProps('export const one = 1\n', '/nowhere/one.tsx')).toBeUndefined()
  })

  it('is only asked for primitives', () => {
    const transform = docgen.transform as (code: string, id: string) => unknown
    expect(transform(component, '/house/packages/ui/src/Mark/Mark.tsx')).toMatchObject({ map: null })
    for (const id of ['/house/packages/ui/src/Mark/Mark.stories.tsx', '/house/packages/screens/src/Mark.tsx', '/house/packages/ui/src/Mark/Mark.css.ts'])
      expect(transform(component, id)).toBeUndefined()
  })
})
