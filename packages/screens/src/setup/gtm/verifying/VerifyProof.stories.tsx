import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, screen, waitFor } from 'storybook/test'
import { caughtDownloads, toastSays } from '../../../inStories.ts'
import { phone, type ScreenState, story } from '../../../states.ts'
import { containerPage, press, shop, stored } from '../container/inStories.ts'
import { Gtm } from '../Gtm.tsx'
import { answering, refused, renamed } from '../proof/inStories.ts'
import { changedSince, gives, kept, measured, proven, verifying } from './inStories.ts'

/** SETUP-GTM: a verdict kept as a proof file, and the file checked again. */
export default { title: 'Setup/GTM Management', component: Gtm, parameters: { path: '/setup/gtm' } } satisfies Meta<typeof Gtm>
type Story = StoryObj<typeof Gtm>

const page = (state: ScreenState, more = '') => ({ parameters: { path: `/setup/gtm?id=${shop}${more}`, ...story(state).parameters } })

/** The verdict is saved as a proof, and what was saved is checked on the same page: the check was run again, and it passed. */
export const ProofDownloadedAndHolds: Story = {
  ...page({ before: renamed }, '&tab=versions&compare=1:2'),
  play: async () => {
    const files = caughtDownloads()
    const parts = await containerPage()
    await press(parts.findByRole('button', { name: 'Export' }))
    await press(screen.findByRole('menuitem', { name: 'Proof file' }))
    await toastSays('success', `${shop}-2-effect.proof.json downloaded`)
    await waitFor(() => expect(files.map(({ name }) => name)).toEqual([`${shop}-2-effect.proof.json`]))
    const text = (await files[0]?.blob.text()) ?? ''
    await expect(JSON.parse(text)).toMatchObject({ format: 'tagmason-proof', command: 'effect', passed: true })
    const dialog = await verifying()
    await gives('effect.proof.json', text)
    await expect(await dialog.findByText('The proof holds')).toBeVisible()
    await expect(
      dialog.getByText(/What a change of the container does · Container before the change: version 1 · Container after the change: version 2/),
    ).toBeVisible()
  },
}

/** A proof can hold of a check that failed. */
export const ProofOfAFailedCheck: Story = {
  ...page({ before: proven }),
  play: async () => {
    await containerPage()
    const dialog = await verifying()
    await gives('consent.proof.json', kept.text)
    await expect(await dialog.findByText('The proof holds: the check did not pass')).toBeVisible()
    await expect(dialog.getByText(/Whether tags respect consent · Container: version 1/)).toBeVisible()
  },
}

/** The container is another one by now: which version was checked, and which is stored. */
export const ProofOfAChangedContainer: Story = {
  ...page({ before: changedSince }),
  play: async () => {
    await containerPage()
    const dialog = await verifying()
    await gives('consent.proof.json', kept.text)
    await expect(await dialog.findByText('The proof does not hold')).toBeVisible()
    await expect(dialog.getByText('The container has changed: version 1 was checked, and version 2 is stored now.')).toBeVisible()
  },
}

/** Which part was touched is not known of a file that was changed by hand. */
export const ProofChangedByHand: Story = {
  ...page({ before: proven }),
  play: async () => {
    await containerPage()
    const dialog = await verifying()
    await gives('consent.proof.json', kept.text.replace('"passed": false', '"passed": true'))
    await expect(await dialog.findByText('The file was changed after it was written.')).toBeVisible()
  },
}

export const ProofUnreadable: Story = {
  ...page({ before: stored }),
  play: async () => {
    await containerPage()
    const dialog = await verifying()
    await gives('package.json', '{ "name": "shop" }')
    await expect(await dialog.findByText('This is no proof file')).toBeVisible()
    await expect(dialog.getByText('Choose one that was downloaded from Export, or that a command wrote with --proof.')).toBeVisible()
  },
}

/** A proof of tests asks for them: others are refused, the same hold. */
let written = ''
export const ProofAsksForTests: Story = {
  ...page({ before: async (workspace) => (written = await measured(workspace)) }),
  play: async () => {
    await containerPage()
    const dialog = await verifying()
    await gives('tests.proof.json', kept.text)
    await expect(await dialog.findByText('The proof is about more than the container')).toBeVisible()
    await gives('other.yaml', `${written}# another one\n`, 1)
    await expect(await dialog.findByText('A file is another one than was checked: Tests.')).toBeVisible()
    await gives('tests.yaml', written, 1)
    await expect(await dialog.findByText('The proof holds')).toBeVisible()
  },
}

export const ProofCheckFailed: Story = {
  ...page({ before: proven, workspace: answering('containers.proofCheck', refused('unavailable')) }),
  play: async () => {
    await containerPage()
    const dialog = await verifying()
    await gives('consent.proof.json', kept.text)
    await expect(await dialog.findByRole('button', { name: 'Retry' })).toBeEnabled()
  },
}

/** Who may only look can check a proof as well. */
export const ProofInGermanOnAPhone: Story = {
  ...phone({
    path: `/setup/gtm?id=${shop}`,
    ...story({
      before: async (workspace) => (await changedSince(workspace), workspace.act('session.setPreferences', { language: 'de' })),
      role: 'viewer',
    }).parameters,
  }),
  play: async () => {
    await containerPage()
    const dialog = await verifying(`Weitere Aktionen für ${shop}`, 'Beweisdatei prüfen')
    await gives('consent.proof.json', kept.text)
    await expect(await dialog.findByText('Der Container hat sich geändert: Geprüft wurde Version 1, gespeichert ist jetzt Version 2.')).toBeVisible()
    await expect(document.documentElement.scrollWidth).toBe(window.innerWidth)
  },
}
