import type { TrackingCode, Workspace } from '@tagmason/domain'
import { story } from '../../states.ts'

export const script = 'https://tagmason.example.com/t.js'
export const key = 'atk_site_7Qm2Zk4c9TnXw1Rb'

const own = (workspace: Workspace) => workspace.act('projects.create', { name: 'Corner Bakery', website: 'bakery.example', timeZone: 'Europe/Madrid' })

/** A real project behind a server; stories have none. A key that is made is there at the next question. `before` is what else has happened. */
export const served = (answer: Partial<TrackingCode>, before: (workspace: Workspace) => Promise<unknown> = async () => undefined) =>
  story({
    before: async (workspace) => {
      await own(workspace)
      await before(workspace)
    },
    workspace: (real): Workspace => ({
      ...real,
      read: async (name, input) => {
        const given = await real.read(name, input)
        if (name !== 'trackingCode.get') return given
        const made = (await real.read('apiKeys.list', undefined)).find(({ kind, project }) => kind === 'ingest' && project === 'corner-bakery')
        return { script, key: made?.key ?? null, newest: null, ...answer } as typeof given
      },
    }),
  })
