import type { TagExplanation } from '@tagmason/domain'
import { writeContainer } from '@tagmason/tracking'
import { apart } from '../../apart.ts'
import type { Context } from '../../context.ts'
import { sourceOf } from '../simulator/source.ts'

/** When a tag of the generated ones, or of a container's stored file, fires. */
export async function explanation(context: Context, { containerId, tag }: { containerId?: string | undefined; tag: string }): Promise<TagExplanation> {
  const { file } = await sourceOf(context, containerId)
  return apart(context, 'explain', writeContainer(file), tag, context.session.preferences.language)
}
