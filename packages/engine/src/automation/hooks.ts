import { inputValues, Refusal } from '@tagmason/domain'
import { freshSecret, sha256 } from '../account/secrets.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'
import { own, ownRow } from '../own.ts'
import { startWorkflows } from './startWorkflows.ts'

export const hooks: Pick<Handles<'workflows'>, 'workflows.run' | 'workflows.openHook' | 'workflows.closeHook'> = {
  'workflows.run': async (context, { id, values, once }) => {
    const { name, status } = await ownRow(context, 'workflows', id)
    if (status !== 'active') throw new Refusal('conflict', `The workflow '${name}' is ${status}: switch it on before it is started.`)
    await mustStartByHook(context, id)
    const started = await startWorkflows(context, { by: 'webhook', about: '', facts: {}, values: inputValues(values) }, once ?? context.ports.id(), { id })
    return { started }
  },

  'workflows.openHook': async (context, { id }) => {
    const { project } = await ownRow(context, 'workflows', id)
    await mustStartByHook(context, id)
    const secret = await freshSecret(context.ports)
    context.records.put('workflowHooks', id, { id, project, hash: await sha256(secret), at: context.now.toISOString() })
    return { address: `${context.ports.site ?? ''}/hooks/${secret}` }
  },

  'workflows.closeHook': async (context, { id }) => {
    await ownRow(context, 'workflows', id)
    if (!(await own(context, 'workflowHooks')).some((hook) => hook.id === id)) throw new Refusal('conflict', 'This workflow has no address any more: reload.')
    context.records.remove('workflowHooks', id)
  },
}

async function mustStartByHook(context: Context, id: string): Promise<void> {
  const { starts } = await ownRow(context, 'workflowDefinitions', id)
  if (!starts.some(({ kind }) => kind === 'webhook'))
    throw new Refusal('conflict', `The workflow '${id}' is not started by a webhook: add that to its triggers and save it.`)
}
