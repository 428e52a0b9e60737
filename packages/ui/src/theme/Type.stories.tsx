import type { Meta, StoryObj } from '@storybook/react-vite'
import { Code } from '../Code/Code.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Text } from '../Text/Text.tsx'
import * as css from './foundations.css.ts'

const words = 'Which events fire when the form is sent? 0123456789'

/** The sizes of words: headings are 600 and a little tighter, figures stand in columns. */
function Type() {
  return (
    <Stack>
      {(['display', 'title', 'large', 'body', 'small'] as const).map((size) => (
        <div key={size} className={css.row}>
          <span className={css.name}>Heading {size}</span>
          <Heading level={2} size={size}>
            {words}
          </Heading>
        </div>
      ))}
      {(['figure', 'large', 'body', 'small'] as const).map((size) => (
        <div key={size} className={css.row}>
          <span className={css.name}>Text {size}</span>
          <Text size={size}>{words}</Text>
        </div>
      ))}
      <div className={css.row}>
        <span className={css.name}>Text muted</span>
        <Text tone="muted">{words}</Text>
      </div>
      <div className={css.row}>
        <span className={css.name}>Code</span>
        <Code>{words}</Code>
      </div>
    </Stack>
  )
}

export default { title: 'Foundations/Type', component: Type } satisfies Meta<typeof Type>
export const Sizes: StoryObj = {}
