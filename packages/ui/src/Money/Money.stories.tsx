import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { Facts } from '../Facts/Facts.tsx'
import { Grid } from '../Grid/Grid.tsx'
import { Theme } from '../theme/Theme.tsx'
import { Money } from './Money.tsx'

export default {
  title: 'Primitives/Money',
  component: Money,
  args: { minor: 4900, currency: 'USD', short: false, signed: false, missing: '–' },
} satisfies Meta<typeof Money>
type Story = StoryObj<typeof Money>

export const Playground: Story = {}

export const WritesAmounts: Story = { play: async ({ canvas }) => expect(canvas.getByText('$49.00')).toBeVisible() }

const all = [
  { term: 'Plan', value: <Money minor={4900} /> },
  { term: 'Short', value: <Money minor={4900} short /> },
  { term: 'Short, with cents', value: <Money minor={4950} short /> },
  { term: 'Refund', value: <Money minor={-1999} /> },
  { term: 'Signed', value: <Money minor={125_000} signed /> },
  { term: 'Euro', value: <Money minor={483_600_000} currency="EUR" /> },
  { term: 'No minor units', value: <Money minor={4900} currency="JPY" /> },
  { term: 'Missing', value: <Money minor={undefined} missing="not billed yet" /> },
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
