import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArrowRight, Plus } from 'lucide-react'
import { expect } from 'storybook/test'
import { Inline } from '../Inline/Inline.tsx'
import { Stack } from '../Stack/Stack.tsx'
import type { Tone } from '../theme/tones.ts'
import { LinkButton } from './LinkButton.tsx'

const tones: Tone[] = ['neutral', 'accent', 'positive', 'caution', 'critical']

export default { title: 'Primitives/LinkButton', component: LinkButton, args: { href: '#setup', children: 'Start setup' } } satisfies Meta<typeof LinkButton>
type Story = StoryObj<typeof LinkButton>

export const Playground: Story = {}
export const LeadsThere: Story = {
  play: async ({ canvas }) => expect(canvas.getByRole('link', { name: 'Start setup' })).toHaveAttribute('href', '#setup'),
}

export const Matrix: Story = {
  render: () => (
    <Stack>
      {(['standard', 'small'] as const).map((size) =>
        (['solid', 'quiet', 'plain'] as const).map((look) => (
          <Inline key={size + look} gap="s">
            {tones.map((tone) => (
              <LinkButton key={tone} href="#there" tone={tone} look={look} size={size}>
                {tone}
              </LinkButton>
            ))}
            <LinkButton href="#there" look={look} size={size} icon={Plus} iconEnd={ArrowRight}>
              Icons
            </LinkButton>
            <LinkButton href="#there" look={look} size={size} external>
              Open in Tag Manager
            </LinkButton>
          </Inline>
        )),
      )}
      <LinkButton href="#there" tone="accent" look="solid" full>
        Full width
      </LinkButton>
    </Stack>
  ),
}
