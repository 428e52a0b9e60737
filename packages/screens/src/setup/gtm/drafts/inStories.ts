import type { ContainerDraft, Workspace } from '@tagmason/domain'
import { shop } from '../container/inStories.ts'

/** What a program proposed of the shop's container: what its second version was. */
export const proposed: ContainerDraft = {
  id: 'proposed-1',
  project: 'analytics-dashboard',
  containerId: shop,
  title: 'Put the order event back',
  by: 'API key Assistant',
  at: '2024-01-21T15:30:00.000Z',
  base: 3,
  counts: { lost: 0, unknown: 0, doubled: 0, changed: 0, gained: 0 },
  visits: 12,
}

/**
 * Puts what waits before a workspace with the three versions of the shop's container: a proof needs the craft, which screens do not know. Taking it rolls back to the
 * second version, dismissing it makes it go.
 */
export const waits =
  (outdated = false) =>
  (real: Workspace): Workspace => {
    let drafts = [proposed]
    const read = async (name: string, input: unknown): Promise<unknown> => {
      if (name === 'containers.list') return { ...(await real.read('containers.list', undefined)), drafts }
      if (name !== 'containers.draft') return real.read(name as 'containers.list', input as undefined)
      const { changes } = await real.read('containers.difference', { id: shop, from: 3, to: 1 })
      return { draft: proposed, outdated, effect: await real.read('containers.effect', { id: shop, from: 3, to: 1 }), changes }
    }
    const act = async (name: string, input: unknown): Promise<unknown> => {
      if (name === 'containers.takeDraft') {
        const taken = await real.act('containers.rollback', { id: shop, to: 1, version: 3 })
        drafts = []
        return taken
      }
      if (name === 'containers.dismissDraft') {
        drafts = []
        // Whoever listens to the containers asks for the list again.
        await real.act('containers.rename', { id: shop, name: 'Staging of www.example.com' })
        return proposed
      }
      return real.act(name as 'containers.import', input as undefined)
    }
    return { ...real, read: read as Workspace['read'], act: act as Workspace['act'] }
  }
