import type { Meta, StoryObj } from '@storybook/react-vite'
import type { Workspace } from '@tagmason/domain'
import { expect, screen, waitFor, within } from 'storybook/test'
import { caughtDownloads, opened, rowOf, toastSays } from '../../../inStories.ts'
import { actsFail, actsHang, phone, planned, states, story } from '../../../states.ts'
import { Gtm } from '../Gtm.tsx'
import { exportWith, imports, tagOf } from '../container/inStories.ts'
import { imported } from '../inStories.ts'

export default {
  title: 'Setup/GTM Management',
  component: Gtm,
  parameters: { requirements: { DeployDiffDialog: 'SETUP-GTM-12, SETUP-GTM-12-B', DeployDone: 'SETUP-GTM-12, SETUP-GTM-12-B' }, path: '/setup/gtm' },
} satisfies Meta<typeof Gtm>
type Story = StoryObj<typeof Gtm>

const tags = 'Auto-generated Tags'
const wanted = { containerId: 'GTM-K7WQ4ZN' }
const approved = async (workspace: Workspace) => {
  const { plan } = await workspace.read('containers.deployment', wanted)
  await workspace.act('containers.approve', { ...wanted, plan })
}
const at = (state: Parameters<typeof story>[0] = {}) => ({ path: '/setup/gtm?do=deploy', ...story(state).parameters })
const deployDialog = () => opened('Deploy All Tags')

/** The difference first, and nothing is given before somebody has approved it. */
export const DeployDiffDialog: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: /^Deploy All Tags/ }))
    const dialog = await deployDialog()
    await expect(await dialog.findByText('GA4 - video_start_event')).toBeVisible()
    await expect(dialog.getByText(/Parameter eventName: video_start_event/)).toBeVisible()
    await expect(dialog.getByText(/No file of this container is stored/)).toBeVisible()
    await expect(await dialog.findByText(/tests? pass(es)? in the container as it would be$/)).toBeVisible()
    await expect(dialog.queryByRole('button', { name: 'Mark as Deployed' })).toBeNull()
    await expect(await dialog.findByRole('button', { name: 'Download Import File' })).toHaveAccessibleDescription('Approve the plan first.')
    await expect(dialog.getByRole('button', { name: 'Approve Plan' })).toBeEnabled()
  },
}

/** Without a container there is nothing to deploy to: the dialog leads to where one is connected or made. */
export const DeployWithoutContainer: Story = {
  parameters: { path: '/setup/gtm?do=deploy', ...states.empty.parameters },
  play: async ({ canvas, userEvent }) => {
    const dialog = await deployDialog()
    await expect(await dialog.findByRole('link', { name: 'Make One from Goals' })).toHaveAttribute('href', '/setup/natural-language')
    await userEvent.click(dialog.getByRole('button', { name: 'Connect a Container' }))
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
    await expect(canvas.getByRole('textbox', { name: /^Container ID/ })).toBeVisible()
  },
}

/** The plan is approved, one file is given, and only the member's word that it is published makes the tags deployed. */
export const DeployDone: Story = {
  parameters: at(),
  play: async ({ canvas, userEvent }) => {
    const files = caughtDownloads()
    const dialog = await deployDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'Approve Plan' }))
    await toastSays('success', 'Deployment Approved')
    await expect(await dialog.findByText('Approved by Elena Fischer')).toBeVisible()
    await userEvent.click(dialog.getByRole('button', { name: 'Download Import File' }))
    await toastSays('success', 'GTM-K7WQ4ZN-deploy.json downloaded')
    await expect(files).toHaveLength(1)
    await expect((await rowOf(canvas, tags, 'GA4 - video_start')).getByText('Draft')).toBeInTheDocument()
    await userEvent.click(await dialog.findByRole('button', { name: 'Mark as Deployed' }))
    await toastSays('success', 'Deployment Success')
    await expect((await rowOf(canvas, tags, 'GA4 - video_start')).getByText('Deployed')).toBeVisible()
  },
}

export const Deploying: Story = {
  parameters: at({ before: approved, workspace: actsHang }),
  play: async ({ userEvent }) => {
    const dialog = await deployDialog()
    await dialog.findByText(/^Approved by/)
    const button = dialog.getByRole('button', { name: 'Download Import File' })
    await userEvent.click(button)
    await expect(button).toHaveAttribute('aria-busy', 'true')
    await expect(screen.getByText('Preparing the file')).toBeInTheDocument()
  },
}

export const DeployFailed: Story = {
  parameters: at({ before: approved, workspace: actsFail }),
  play: async ({ userEvent }) => {
    const dialog = await deployDialog()
    await dialog.findByText(/^Approved by/)
    await userEvent.click(dialog.getByRole('button', { name: 'Download Import File' }))
    await toastSays('error', 'Not done: prepare the tags for a container')
    await expect(dialog.queryByRole('button', { name: 'Mark as Deployed' })).toBeNull()
  },
}

/** What was approved is another plan by now. */
const changed = at({
  before: async (workspace) => {
    await approved(workspace)
    await planned('Track purchases and newsletter sign-ups')(workspace)
  },
})

/** It asks again. */
export const DeployPlanChanged: Story = {
  parameters: changed,
  play: async () => {
    const dialog = await deployDialog()
    await expect(await dialog.findByText('The plan has changed since it was approved')).toBeVisible()
    await expect(await dialog.findByRole('button', { name: 'Download Import File' })).toHaveAccessibleDescription('Approve the plan first.')
    await expect(dialog.getByRole('button', { name: 'Approve Plan' })).toBeEnabled()
  },
}

/** The changed plan is approved as the first one was. */
export const DeployApprovedAgain: Story = {
  parameters: changed,
  play: async ({ userEvent }) => {
    const dialog = await deployDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'Approve Plan' }))
    await expect(await dialog.findByText(/^Approved by/)).toBeVisible()
  },
}

/** A container whose own tag says on every page that a video has started. */
const pushing = exportWith(wanted.containerId, {
  tag: [
    {
      ...tagOf(9, 'Player', ''),
      type: 'html',
      parameter: [{ type: 'TEMPLATE', key: 'html', value: "<script>dataLayer.push({ event: 'gtm.video', 'gtm.videoStatus': 'start' })</script>" }],
      firingTriggerId: ['2147479553'],
    },
  ],
})

/** What the container holds pushes what the new tag waits for: the tests fail there, and nothing can be approved. */
export const DeployUnproven: Story = {
  parameters: at({ before: (workspace) => imports(workspace, pushing, 'shop.json') }),
  play: async ({ userEvent }) => {
    const dialog = await deployDialog()
    await expect(await dialog.findByText(/tests? fails? in the container as it would be$/)).toBeVisible()
    await expect(within(dialog.getByRole('list', { name: 'Tests that fail' })).getAllByRole('listitem').length).toBeGreaterThan(0)
    // Not that something fails, but which tag, what was expected of it and what happened.
    await expect(dialog.getAllByText(/^'.+' (?:must not fire|has to fire)/)[0]).toBeVisible()
    await expect(dialog.getByText(/^To settle it, look which tag of the container/)).toBeVisible()
    await userEvent.click(dialog.getAllByRole('button', { name: /^See the Visit: / })[0]!)
    await expect(within(dialog.getByRole('list', { name: 'The visit up to that step' })).getAllByRole('listitem').length).toBeGreaterThan(0)
    await expect(dialog.getByRole('button', { name: 'Approve Plan' })).toHaveAccessibleDescription('Its proof does not pass.')
    await expect(dialog.getByRole('button', { name: 'Download Proof' })).toBeEnabled()
  },
}

/** The proof is a file to keep. */
export const DeployProofSaved: Story = {
  parameters: at(),
  play: async ({ userEvent }) => {
    const files = caughtDownloads()
    const dialog = await deployDialog()
    await userEvent.click(await dialog.findByRole('button', { name: 'Download Proof' }))
    await expect(files).toHaveLength(1)
  },
}

/** The tests that fail, as a file that build servers read. */
export const DeployProofExported: Story = {
  parameters: at({ before: (workspace) => imports(workspace, pushing, 'shop.json') }),
  play: async ({ userEvent }) => {
    const files = caughtDownloads()
    const dialog = await deployDialog()
    await dialog.findByText(/tests? fails? in the container as it would be$/)
    const alert = dialog.getAllByRole('alert').find((one) => /in the container as it would be/.test(one.textContent ?? ''))!
    await userEvent.click(within(alert).getByRole('button', { name: 'Export' }))
    await userEvent.click(await screen.findByRole('menuitem', { name: 'JUnit for build servers' }))
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual([`${wanted.containerId}-deployment.xml`]))
    await expect(await files[0]?.blob.text()).toMatch(/failures="[1-9]/)
  },
}

/** Against what is stored of the container only what differs is told. */
export const DeployCompared: Story = {
  parameters: at({
    before: (workspace) => imported(workspace, 'GTM-K7WQ4ZN', 'GA4 - video_start_event').then(() => planned('Track newsletter sign-ups')(workspace)),
  }),
  play: async () => {
    const dialog = await deployDialog()
    await expect(await dialog.findByText('GA4 - newsletter_sign_up')).toBeVisible()
    await expect(dialog.getByText(/^Compared with the stored file/)).toBeVisible()
    await expect(dialog.queryByText('GA4 - video_start_event')).toBeNull()
  },
}

/** A member who may only look sees the plan, and why nothing can be pressed. */
export const DeployReadOnly: Story = {
  parameters: at({ role: 'viewer' }),
  play: async () => {
    const dialog = await deployDialog()
    await expect(await dialog.findByText('GA4 - video_start_event')).toBeVisible()
    await expect(await dialog.findByRole('button', { name: 'Approve Plan' })).toHaveAccessibleDescription(/^Needs the role Editor/)
  },
}

export const DeployOnAPhone: Story = {
  ...phone(at({ before: approved })),
  play: async () => {
    const dialog = await deployDialog()
    await expect(await dialog.findByText(/^Approved by/)).toBeVisible()
    await expect(within(dialog.getByRole('list', { name: 'Deployment' })).getAllByRole('listitem')).toHaveLength(3)
  },
}
