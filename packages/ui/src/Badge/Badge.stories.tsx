import type { Meta, StoryObj } from '@storybook/react-vite'
import { Check } from 'lucide-react'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { Badge } from './Badge.tsx'

export default { title: 'Primitives/Badge', component: Badge, args: { children: 'Verified', tone: 'positive' } } satisfies Meta<typeof Badge>
type Story = StoryObj<typeof Badge>

export const Default: Story = {}
export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['quiet', 'solid'] as const).map((look) => (
        <Inline key={look}>
          {(['neutral', 'accent', 'positive', 'caution', 'critical'] as const).map((tone) => (
            <Badge key={tone} tone={tone} look={look}>
              {tone}
            </Badge>
          ))}
          <Badge tone="positive" look={look} icon={Check}>
            With icon
          </Badge>
        </Inline>
      ))}
    </Stack>
  ),
}

export const Dark: Story = { ...Matrix, globals: { mode: 'dark' } }
