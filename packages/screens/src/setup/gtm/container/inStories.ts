import type { Workspace } from '@tagmason/domain'
import { screen, within } from 'storybook/test'
import { shopText } from './madeExports.ts'

export { exportWith, largeText, shopText, tagOf, triggerOf } from './madeExports.ts'

export const shop = 'GTM-T3HJ6FQ'

/** Imports an export as the container that it is of. */
export const imports = async (workspace: Workspace, text: string, fileName = 'shop.json') => {
  await workspace.act('containers.upload', { fileName, text })
  await workspace.act('containers.import', undefined)
}

/** What has happened before: the shop's container is stored. */
export const stored = (workspace: Workspace) => imports(workspace, shopText(shop))

/** What has happened before: three versions of it, an export, a later one, and a fix. */
export const versioned = async (workspace: Workspace) => {
  await stored(workspace)
  await imports(workspace, shopText(shop, 'purchase_done'), 'shop-later.json')
  await workspace.act('containers.fix', { id: shop, partial: false, version: 2, rules: ['A10'] })
}

/** The page of a container, the shop's unless another is named. */
export const containerPage = async (name = 'Staging of www.example.com') => {
  await screen.findByRole('heading', { name, level: 1 })
  return within(screen.getByRole('main'))
}

/** The dialog that lies over it. */
export const over = async (name: string) => within(await screen.findByRole('dialog', { name }))

/** Presses what makes a part read. */
export const press = async (control: HTMLElement | Promise<HTMLElement>) => (await control).click()

/** Chooses from a Select or a menu, where the choice makes a part read. */
export const chooses = async (control: HTMLElement | Promise<HTMLElement>, role: 'option' | 'menuitem', name: string | RegExp) => {
  await press(control)
  await press(screen.findByRole(role, { name }))
}
