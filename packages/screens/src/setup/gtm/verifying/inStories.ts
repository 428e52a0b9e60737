import type { Workspace } from '@tagmason/domain'
import { expect, screen, waitFor } from 'storybook/test'
import { opened } from '../../../inStories.ts'
import { imports, shop, shopText } from '../container/inStories.ts'
import { leaking } from '../proof/inStories.ts'

/** A proof that was kept before a story begins. */
export const kept = { text: '' }

/** What has happened before: a container whose consent was checked, and the proof of that was kept. */
export const proven = async (workspace: Workspace) => {
  await leaking(workspace)
  kept.text = (await workspace.read('containers.consent', { containerId: shop })).proof
}

/** What has happened before: the same, and then another export was imported. */
export const changedSince = async (workspace: Workspace) => {
  await proven(workspace)
  await imports(workspace, shopText(shop), 'shop-later.json')
}

/** What has happened before: a container whose tests were measured, and the proof of that was kept with them. */
export const measured = async (workspace: Workspace) => {
  await imports(workspace, shopText(shop))
  const { written } = await workspace.read('containers.strength', { containerId: shop })
  kept.text = (await workspace.read('containers.strength', { containerId: shop, tests: written })).proof
  return written
}

/** The dialog that checks proofs, from the menu of the container's page. */
export const verifying = async (more = `More for ${shop}`, entry = 'Verify a Proof File') => {
  const button = await screen.findByRole('button', { name: more })
  button.click()
  const item = await screen.findByRole('menuitem', { name: entry })
  item.click()
  return opened(entry)
}

/** Chooses a file in one of the fields of the dialog, in their order. */
export const gives = async (name: string, text: string, place = 0) => {
  await waitFor(() => expect(document.querySelectorAll('[role=dialog] input[type=file]').length).toBeGreaterThan(place))
  const input = document.querySelectorAll<HTMLInputElement>('[role=dialog] input[type=file]')[place]
  if (input === undefined) throw new Error('There is no field for files.')
  const given = new DataTransfer()
  given.items.add(new File([text], name))
  input.files = given.files
  input.dispatchEvent(new Event('change', { bubbles: true }))
}
