import type { Meta, StoryObj } from '@storybook/react-vite'
import { useState } from 'react'
import { expect, within } from 'storybook/test'
import { Alert } from '../Alert/Alert.tsx'
import { Stack } from '../Stack/Stack.tsx'
import { TextField } from '../TextField/TextField.tsx'
import { type BrandReport, brandReport } from './brandReport.ts'
import { BrandPreview, BrandRatios, BrandSwatches } from './clientTheme.sample.tsx'

/** What a brand becomes: it is shown as chosen and as derived, with a warning where it had to move; no colour is refused. */
function WhiteLabel({ brand: first }: { brand: string }) {
  const [brand, setBrand] = useState(first)
  const [report, setReport] = useState<BrandReport>(() => brandReport(first))
  const [error, setError] = useState<string | false>(false)
  const change = (next: string) => {
    setBrand(next)
    try {
      setReport(brandReport(next))
      setError(false)
    } catch (problem) {
      setError((problem as Error).message)
    }
  }
  return (
    <Stack gap="l">
      <TextField label="Brand colour" hint="One colour; both modes are made from it." value={brand} error={error} onChange={change} />
      {report.moved ? (
        <Alert
          tone="caution"
          title="This colour is moved to stay readable"
          detail={`${report.chosen} becomes ${report.derived.light.fill} in the light mode and ${report.derived.dark.fill} in the dark one.`}
        />
      ) : (
        <Alert tone="positive" title="This colour stays as it is" detail={`${report.chosen} is readable in both modes.`} />
      )}
      <BrandSwatches report={report} />
      <BrandPreview brand={report.chosen} />
      <BrandRatios report={report} />
    </Stack>
  )
}

const groundOf = (element: Element) => getComputedStyle(element).backgroundColor
const rgb = (hex: string) => `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`

export default { title: 'Foundations/White-label', component: WhiteLabel, args: { brand: '#ffdd00' } } satisfies Meta<typeof WhiteLabel>
type Story = StoryObj<typeof WhiteLabel>

export const Yellow: Story = {
  play: async ({ canvas, canvasElement, userEvent }) => {
    const { derived } = brandReport('#ffdd00')
    for (const side of ['light', 'dark'] as const) {
      const preview = within(canvas.getByRole('group', { name: `Preview: ${side}` }))
      await expect(groundOf(preview.getByRole('button', { name: 'Generate setup' }))).toBe(rgb(derived[side].fill))
      await expect(groundOf(preview.getByRole('switch', { name: 'Send events' }))).toBe(rgb(derived[side].fill))
    }
    // What means something is never branded, and nothing outside the previews is.
    const verified = canvasElement.querySelector('[data-preview=light] [data-tone=positive]')!
    await expect(getComputedStyle(verified).color).toBe('rgb(15, 107, 63)')
    await expect(getComputedStyle(canvasElement.querySelector('[data-ui=Theme]')!).getPropertyValue('--ui-accent-fill')).toContain('#2f5bea')

    const field = canvas.getByRole('textbox', { name: 'Brand colour' })
    await userEvent.clear(field)
    await userEvent.type(field, 'teal')
    await expect(field).toHaveAccessibleDescription(/only #rgb and #rrggbb are/)
    await userEvent.clear(field)
    await userEvent.type(field, '#3b82f6')
    await expect(canvas.getByText('This colour stays as it is')).toBeVisible()
    await expect(groundOf(within(canvas.getByRole('group', { name: 'Preview: light' })).getByRole('button', { name: 'Generate setup' }))).toBe(
      'rgb(59, 130, 246)',
    )
    await userEvent.clear(field)
    await userEvent.type(field, '#ffdd00')
  },
}
export const Slate: Story = { args: { brand: '#64748b' } }
export const Black: Story = { args: { brand: '#000' } }
export const White: Story = { args: { brand: '#fff' }, globals: { mode: 'dark' } }
