import { experimental_getStatusStore } from 'storybook/manager-api'
import { type SignState, storyState } from '../review/signoff.ts'
import { readReview } from './data.ts'
import { addonId } from './events.ts'
import { words } from './words.ts'

const values = { signed: 'status-value:success', changed: 'status-value:warning', unsigned: 'status-value:reviewing' } as const satisfies Record<
  SignState,
  string
>

/** Puts each story's state into the sidebar, where folders sum it up and the filter finds it. */
export async function showStatuses() {
  const { manifest, signoff } = await readReview()
  const store = experimental_getStatusStore(addonId)
  store.set(
    Object.entries(manifest).map(([storyId, shots]) => {
      const state = storyState(shots, signoff[storyId])
      return { storyId, typeId: addonId, value: values[state], title: 'Sign-off', description: words[state], sidebarContextMenu: false }
    }),
  )
}
