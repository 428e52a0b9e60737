import { job } from '../jobs/job.ts'
import { deletion } from './deletion.ts'

/** The end of an account that was deleted thirty days ago. */
export const deletionJob = job({
  per: 'account',
  reads: ['accountDeletions', 'events'],
  writes: [],
  notInSample: true,
  due: {
    waiting: async ({ records, ports }) => {
      const asked = await records.get('accountDeletions', 'account')
      return asked !== undefined && Date.parse(asked.due) <= ports.now().getTime() ? ['account'] : []
    },
  },
  // First, because afterwards the records do not say which projects there were. Erasing twice erases nothing more.
  async prepare({ records, ports }) {
    for (const { value, space } of await records.list('projects')) if (space === 'real') await ports.collected?.erase?.(value)
  },
  run: (context) => deletion['settings.finishDeletion'](context, undefined as never, undefined as never),
})
