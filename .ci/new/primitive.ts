import { type Checkout, named, Refused, type Writing } from './writing.ts'

const index = 'packages/ui/src/index.ts'

/** The folder of a primitive with its two pictures, and its line in the index. */
export function primitive({ has, read }: Checkout, name: string): Writing {
  named(name)
  const folder = `packages/ui/src/${name}`
  if (has(folder)) throw new Refused(`There is a primitive ${name} already in ${folder}; choose another name.`)
  const before = read(index)
  const words = name.replace(/(?<=[a-z0-9])(?=[A-Z])/g, ' ').toLowerCase()
  return {
    made: {
      [`${folder}/${name}.tsx`]: `import type { ReactNode } from 'react'
import { box } from './${name}.css.ts'

export interface ${name}Props {
  /** What stands in it. */
  children: ReactNode
}

/**
 * ${/^[aeiou]/.test(words) ? 'An' : 'A'} ${words} around what stands in it.
 * @example <${name}>Goals</${name}>
 */
export function ${name}({ children }: ${name}Props) {
  return (
    <div data-ui="${name}" className={box}>
      {children}
    </div>
  )
}
`,
      [`${folder}/${name}.css.ts`]: `import { style } from '@vanilla-extract/css'

export const box = style({ minInlineSize: 0, overflowWrap: 'anywhere' })
`,
      [`${folder}/${name}.stories.tsx`]: `import type { Meta, StoryObj } from '@storybook/react-vite'
import { Stack } from '../Stack/Stack.tsx'
import { ${name} } from './${name}.tsx'

export default { title: 'Primitives/${name}', component: ${name}, args: { children: 'Goals' } } satisfies Meta<typeof ${name}>
type Story = StoryObj<typeof ${name}>

export const Playground: Story = {}
export const Matrix: Story = {
  render: () => (
    <Stack>
      <${name}>Goals</${name}>
      <${name}>{'Goals that need more words than one line of a narrow window has room for. '.repeat(3)}</${name}>
    </Stack>
  ),
}
`,
    },
    changed: { [index]: withLine(before, name) },
    said: ['Playground and Matrix stand; each state, interaction and key of it needs a story of its own.'],
  }
}

/** The index with the primitive in its alphabetical place. */
function withLine(text: string, name: string): string {
  const lines = text.split('\n')
  const folderOf = (line: string) => /from '\.\/([A-Z]\w*)\//.exec(line)?.[1]
  const after = lines.findIndex((line) => (folderOf(line) ?? '').toLowerCase() > name.toLowerCase())
  const theme = lines.findIndex((line) => line.includes("from './theme/"))
  const at = after === -1 ? (theme === -1 ? lines.length - 1 : theme) : after
  return lines.toSpliced(at, 0, `export * from './${name}/${name}.tsx'`).join('\n')
}
