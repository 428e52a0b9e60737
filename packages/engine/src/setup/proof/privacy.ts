import type { ConsentCheck, DataFlows } from '@tagmason/domain'
import { apart } from '../../apart.ts'
import type { Context } from '../../context.ts'
import { containerText } from '../simulator/source.ts'

interface Asked {
  containerId?: string | undefined
}

/** Whether any of the generated tags, or those of a container's stored file, runs against the visitor's choice. */
export async function consentCheck(context: Context, { containerId }: Asked): Promise<ConsentCheck> {
  const text = await containerText(context, containerId)
  return apart(context, 'consent', text, context.session.preferences.language)
}

/** Where a visitor's data goes with them. */
export async function dataFlows(context: Context, { containerId }: Asked): Promise<DataFlows> {
  const text = await containerText(context, containerId)
  return apart(context, 'dataFlows', text, context.session.preferences.language)
}
