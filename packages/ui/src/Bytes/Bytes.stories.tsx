import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Facts } from '../Facts/Facts.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Theme } from '../theme/Theme.tsx'
import { Bytes } from './Bytes.tsx'

export default { title: 'Primitives/Bytes', component: Bytes, args: { value: 10_000_000, digits: 1, missing: '–' } } satisfies Meta<typeof Bytes>
type Story = StoryObj<typeof Bytes>

export const Playground: Story = {}

export const WritesSizes: Story = { play: async ({ canvas }) => expect(canvas.getByText('10 MB')).toBeVisible() }

const all = [
  { term: 'Nothing', value: <Bytes value={0} /> },
  { term: 'Bytes', value: <Bytes value={742} /> },
  { term: 'Kilobytes', value: <Bytes value={38_400} /> },
  { term: 'Megabytes', value: <Bytes value={1_234_567} /> },
  { term: 'Three digits', value: <Bytes value={1_234_567} digits={3} /> },
  { term: 'Gigabytes', value: <Bytes value={52_000_000_000} /> },
  { term: 'Terabytes', value: <Bytes value={4.2e15} /> },
  { term: 'Missing', value: <Bytes value={undefined} missing="not measured" /> },
]

export const Matrix: Story = {
  render: () => (
    <Grid>
      {['en-US', 'de', 'fr'].map((locale) => (
        <Theme key={locale} locale={locale}>
          <Facts items={all} />
        </Theme>
      ))}
    </Grid>
  ),
}
