import type { TagExplanation } from '@tagmason/domain'
import { apart } from '../../apart.ts'
import type { Context } from '../../context.ts'
import { containerText } from '../simulator/source.ts'

/** When a tag of the generated ones, or of a container's stored file, fires. */
export async function explanation(context: Context, { containerId, tag }: { containerId?: string | undefined; tag: string }): Promise<TagExplanation> {
  const text = await containerText(context, containerId)
  return apart(context, 'explain', text, tag, context.session.preferences.language)
}
