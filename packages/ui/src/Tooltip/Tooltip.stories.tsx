import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { Button } from '../Button/Button.tsx'
import { Inline } from '../Inline/Inline.tsx'
import { Link } from '../Link/Link.tsx'
import { Hesitation } from '../theme/patience.tsx'
import { Theme } from '../theme/Theme.tsx'
import { Tooltip } from './Tooltip.tsx'

export default {
  title: 'Primitives/Tooltip',
  component: Tooltip,
  args: { text: 'Read from the live container', children: <button type="button">GTM-5K3X</button> },
  parameters: { layout: 'centered' },
} satisfies Meta<typeof Tooltip>
type Story = StoryObj<typeof Tooltip>

export const Playground: Story = {}

export const Matrix: Story = {
  render: ({ text }) => (
    <Inline gap="l">
      {(['top', 'right', 'bottom', 'left'] as const).map((placement) => (
        <Tooltip key={placement} text={text} placement={placement}>
          <button type="button">{placement}</button>
        </Tooltip>
      ))}
      <Button blocked="Buttons bring their own.">Blocked</Button>
    </Inline>
  ),
}

export const ShowsOnFocus: Story = {
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Read from the live container')
    await userEvent.keyboard('{Escape}')
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

/** With the waits of the product, which other stories leave out. */
export const ShowsOnHover: Story = {
  render: (args) => (
    <Hesitation value={1}>
      <Tooltip {...args} />
    </Hesitation>
  ),
  play: async ({ canvas, userEvent }) => {
    const anchor = canvas.getByRole('button', { name: 'GTM-5K3X' })
    await userEvent.hover(anchor)
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Read from the live container')
    await userEvent.unhover(anchor)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
  },
}

const primitives = { Link: <Link href="/setup/gtm">GTM</Link>, Button: <Button blocked={false}>Publish</Button> }
/** Over primitives, which take no handlers, as over plain elements; it stands beside what is seen. */
const showsOver = (name: keyof typeof primitives): Story => ({
  args: { children: primitives[name], placement: 'bottom' },
  play: async ({ canvas, userEvent }) => {
    const anchor = canvas.getByRole(name === 'Link' ? 'link' : 'button')
    const hint = async () => {
      const words = await screen.findByRole('tooltip')
      await expect(words).toHaveTextContent('Read from the live container')
      await waitFor(() => expect(Math.abs(words.getBoundingClientRect().top - anchor.getBoundingClientRect().bottom - 8)).toBeLessThanOrEqual(1))
    }
    await userEvent.hover(anchor)
    await hint()
    await userEvent.unhover(anchor)
    await waitFor(() => expect(screen.queryByRole('tooltip')).toBeNull())
    await userEvent.tab()
    await expect(anchor).toHaveFocus()
    await hint()
  },
})
export const OverALink = showsOver('Link')
export const OverAButton = showsOver('Button')

/** What a control says of itself goes first. */
export const LeavesWordsWithin: Story = {
  args: { children: <Button blocked="Publish it first.">Preview</Button> },
  play: async ({ userEvent }) => {
    await userEvent.tab()
    await expect(await screen.findByRole('tooltip')).toHaveTextContent('Publish it first.')
  },
}

/** What stands at the right stands at the left where lines are read from the right. */
export const RightToLeft: Story = {
  args: { placement: 'right' },
  render: (args) => (
    <Theme direction="rtl">
      <Tooltip {...args} />
    </Theme>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab()
    const hint = await screen.findByRole('tooltip')
    await waitFor(() => expect(hint.getBoundingClientRect().right).toBeLessThan(canvas.getByRole('button').getBoundingClientRect().left))
  },
}

/** A dialog whose content arrives takes its buttons along, and their words with them. */
export const FollowsTheControl: Story = {
  render: (args) => (
    <div>
      <div data-part="above" />
      <Tooltip {...args} />
    </div>
  ),
  play: async ({ canvas, canvasElement, userEvent }) => {
    await userEvent.tab()
    const words = await screen.findByRole('tooltip')
    const control = canvas.getByRole('button')
    const before = control.getBoundingClientRect().top
    canvasElement.querySelector<HTMLElement>('[data-part=above]')?.style.setProperty('block-size', '200px')
    await expect(control.getBoundingClientRect().top).toBeGreaterThan(before)
    await waitFor(() => expect(Math.abs(control.getBoundingClientRect().top - words.getBoundingClientRect().bottom - 8)).toBeLessThanOrEqual(1))
  },
}
