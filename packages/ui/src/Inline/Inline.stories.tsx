import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../Button/Button.tsx'
import { Heading } from '../Heading/Heading.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Inline } from './Inline.tsx'

const things = [
  <Heading key="heading" level={2}>
    Goals
  </Heading>,
  <Button key="one">Import</Button>,
  <Button key="two" tone="accent" look="solid">
    Add goal
  </Button>,
]

export default { title: 'Primitives/Inline', component: Inline, args: { children: things } } satisfies Meta<typeof Inline>
type Story = StoryObj<typeof Inline>

export const Playground: Story = {}
export const Matrix: Story = {
  render: () => (
    <Stack gap="l">
      {(['start', 'center', 'end', 'between'] as const).map((justify) =>
        (['start', 'center', 'end', 'baseline'] as const).map((align) => (
          <Inline key={justify + align} justify={justify} align={align}>
            {things}
          </Inline>
        )),
      )}
      {(['none', 'xs', 'm', 'xl'] as const).map((gap) => (
        <Inline key={gap} gap={gap}>
          {things}
        </Inline>
      ))}
      <Inline wrap={false}>{things}</Inline>
    </Stack>
  ),
}
