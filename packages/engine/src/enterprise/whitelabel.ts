import { Refusal, type WhiteLabelFeature, whiteLabelFeatureIds } from '@tagmason/domain'
import { inSpace, mark } from '../account/inSpace.ts'
import type { Context } from '../context.ts'
import type { Handles } from '../handlerTypes.ts'

export const whiteLabel: Handles<'whiteLabel'> = {
  'whiteLabel.features': (context) => features(context),

  'whiteLabel.setFeature': async (context, { id, enabled }) => {
    const row = (await features(context)).find((each) => each.id === id)
    if (row === undefined) throw new Refusal('notFound', `There is no feature '${id}': choose one of the list.`)
    if (row.status !== 'Available') throw new Refusal('conflict', `'${row.feature}' is not there yet and cannot be switched.`)
    const changed = { ...row, enabled }
    context.records.put('whiteLabelFeatures', id, changed)
    return changed
  },
}

const coming: readonly string[] = ['help', 'mobile']

/** In a real account all of them, off until somebody switches them on. */
async function features(context: Context): Promise<WhiteLabelFeature[]> {
  const rows = await inSpace(context, 'whiteLabelFeatures')
  if (context.session.space === 'sample') return rows
  return whiteLabelFeatureIds.map(
    (feature) =>
      rows.find((row) => row.feature === feature) ?? {
        id: `real-${feature}`,
        feature,
        status: coming.includes(feature) ? 'Coming Soon' : 'Available',
        enabled: false,
        ...mark(context),
      },
  )
}
