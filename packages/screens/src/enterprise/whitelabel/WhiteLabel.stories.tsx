import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, waitFor, within } from 'storybook/test'
import { headed, retype, rowsOf, toastSays } from '../../inStories.ts'
import { actsFail, phone, states, story } from '../../states.ts'
import { WhiteLabel } from './WhiteLabel.tsx'

export default {
  title: 'Enterprise/White-label',
  component: WhiteLabel,
  parameters: {
    requirements: {
      Ready: 'ENT-WL-01 to 04, 06 to 11, DATA-BRAND-01',
      TabsByKeyboard: 'ENT-WL-04, 05',
      LowContrastWarning: 'ENT-WL-10, ENT-WL-10-B',
      LogoTooLarge: 'ENT-WL-09',
      BrandingUpdatedToast: 'ENT-WL-10, 12',
      LongContent: 'GEN-STATE-05',
    },
    path: '/enterprise/whitelabel',
  },
} satisfies Meta<typeof WhiteLabel>
type Story = StoryObj<typeof WhiteLabel>
type Canvas = ReturnType<typeof within>

const primary = (canvas: Canvas) => canvas.findByRole('textbox', { name: 'Primary color' })
const groundOf = (element: Element | null) => (element === null ? null : getComputedStyle(element).backgroundColor)
const save = (canvas: Canvas) => canvas.getByRole('button', { name: 'Save Branding' })
const logoPicker = () => document.querySelector<HTMLInputElement>('[data-ui=FileDrop] input[type=file]')!

export const Ready: Story = {
  play: async ({ canvas }) => {
    await headed(canvas, 'White-label', 'Dashboard', 'Enterprise', 'White-label')
    await canvas.findByRole('tab', { name: 'Branding' })
    await expect(canvas.getAllByRole('tab').map((tab) => tab.textContent)).toEqual(['Branding', 'Features', 'Client Management'])
    await expect(canvas.getByRole('tab', { name: 'Branding' })).toHaveAttribute('aria-selected', 'true')
    await expect(canvas.getByRole('textbox', { name: 'Company name' })).toHaveValue('Tagmason')
    await expect(await primary(canvas)).toHaveValue('#3b82f6')
    await expect(canvas.getByRole('textbox', { name: 'Secondary color' })).toHaveValue('#64748b')
    await expect(canvas.getByRole('button', { name: /^Logo/ })).toBeVisible()
    // What is painted for the colour, with its contrast.
    const shades = await rowsOf(canvas, 'Primary color')
    await expect(shades.map((shade) => shade.textContent)).toEqual([
      expect.stringMatching(/^Chosen#3b82f6Contrast \d\.\d\d to 1$/),
      expect.stringMatching(/^Light mode#3b82f6Contrast/),
      expect.stringMatching(/^Dark mode#3b82f6Contrast/),
    ])
  },
}

export const Loading: Story = states.loading
export const Failed: Story = states.failed
export const NoAccess: Story = states.noAccess
export const ReadOnly: Story = {
  ...states.readOnly,
  play: async ({ canvas }) => {
    await canvas.findByRole('textbox', { name: 'Company name' })
    await expect(save(canvas)).toHaveAccessibleDescription(/^Needs the role Admin/)
  },
}

/** A tablist; the open tab stands in the address. */
export const TabsByKeyboard: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('tab', { name: 'Features' }))
    await expect(canvas.getByRole('tab', { name: 'Features' })).toHaveAttribute('aria-selected', 'true')
    await expect(await canvas.findByRole('tabpanel', { name: 'Features' })).toBeVisible()
    await userEvent.keyboard('{ArrowLeft}')
    await expect(canvas.getByRole('tab', { name: 'Branding' })).toHaveAttribute('aria-selected', 'true')
  },
}

/** The preview takes what is chosen at once, the page does not; another tab loses nothing, and it can be discarded. */
export const BrandingUnsaved: Story = {
  play: async ({ canvas, userEvent }) => {
    await retype(userEvent, await primary(canvas), '#0f766e')
    await retype(userEvent, canvas.getByRole('textbox', { name: 'Company name' }), 'Brightwater')
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
    const preview = within(canvas.getByRole('region', { name: 'Preview' }))
    await expect(preview.getByText('Brightwater')).toBeVisible()
    await expect(groundOf(preview.getByRole('button', { name: 'Create report' }))).toBe('rgb(15, 118, 110)')
    await expect(groundOf(save(canvas))).not.toBe('rgb(15, 118, 110)')
    await userEvent.click(canvas.getByRole('tab', { name: 'Features' }))
    await userEvent.click(canvas.getByRole('tab', { name: 'Branding' }))
    await expect(await primary(canvas)).toHaveValue('#0f766e')
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }))
    await expect(await primary(canvas)).toHaveValue('#3b82f6')
    await expect(canvas.queryByText('Unsaved changes')).toBeNull()
    await retype(userEvent, await primary(canvas), '#be123c')
    await expect(canvas.getByText('Unsaved changes')).toBeVisible()
  },
}

/** A colour that cannot be read is taken, and what is painted instead is said. */
export const LowContrastWarning: Story = {
  play: async ({ canvas, userEvent }) => {
    await retype(userEvent, await primary(canvas), '#ffdd00')
    await expect(await canvas.findByText(/^#ffdd00 reaches a contrast of .* where .* is needed/)).toBeVisible()
    const [chosen, light] = await rowsOf(canvas, 'Primary color')
    await expect(chosen).toHaveTextContent(/#ffdd00/)
    await expect(light).not.toHaveTextContent(/#ffdd00/)
    await expect(save(canvas)).toBeEnabled()
  },
}

/** The logo is checked for its size and for what it truly is. */
export const LogoTooLarge: Story = {
  play: async ({ canvas, userEvent }) => {
    await canvas.findByRole('button', { name: /^Logo/ })
    await userEvent.upload(logoPicker(), new File([new Uint8Array(300_000)], 'huge.png', { type: 'image/png' }))
    await expect((await canvas.findAllByText(/huge\.png.*300 kB.*200 kB/)).at(-1)).toBeVisible()
    await userEvent.upload(logoPicker(), new File(['not a picture'], 'fake.png', { type: 'image/png' }))
    await expect(await canvas.findByText('This file is not the picture that its name says. Choose a PNG, JPEG, WebP or SVG.')).toBeVisible()
    await expect(canvas.queryByRole('img', { name: 'Logo of Tagmason' })).toBeNull()
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="160" height="40"><rect width="160" height="40" rx="8" fill="#0f766e"/></svg>'
    await userEvent.upload(logoPicker(), new File([svg], 'logo.svg', { type: 'image/svg+xml' }))
    await expect(await canvas.findByRole('img', { name: 'Logo of Tagmason' })).toBeVisible()
  },
}

/** Everybody's page takes the colour at once; the former brand is kept and can be taken up again. */
export const BrandingUpdatedToast: Story = {
  play: async ({ canvas, userEvent }) => {
    const name = await canvas.findByRole('textbox', { name: 'Company name' })
    await userEvent.clear(name)
    await userEvent.click(save(canvas))
    await expect(name).toHaveAccessibleDescription(/Give the name of the company\./)
    await userEvent.type(name, 'Brightwater')
    await retype(userEvent, await primary(canvas), '#0f766e')
    await userEvent.click(save(canvas))
    await toastSays('success', 'Branding Updated')
    await waitFor(() => expect(groundOf(save(canvas))).toBe('rgb(15, 118, 110)'))
    const [before] = await rowsOf(canvas, 'Earlier Versions')
    await expect(before).toHaveTextContent(/^Tagmason#3b82f6 · #64748b · until Jan 22, 2024.*Elena Fischer/)
    await userEvent.click(canvas.getByRole('button', { name: 'Restore: Tagmason' }))
    await waitFor(() => expect(name).toHaveValue('Tagmason'))
    await expect(await rowsOf(canvas, 'Earlier Versions')).toHaveLength(2)
  },
}

export const SaveFails: Story = {
  ...story({ workspace: actsFail }),
  play: async ({ canvas, userEvent }) => {
    await retype(userEvent, await primary(canvas), '#0f766e')
    await userEvent.click(save(canvas))
    await toastSays('error', 'Not done: save the branding')
    await expect(await primary(canvas)).toHaveValue('#0f766e')
  },
}

/** The longest words, where there is least room: nothing is cut and nothing scrolls sideways. */
export const LongContent: Story = {
  ...phone(states.german.parameters),
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('textbox', { name: 'Firmenname' })).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
