import { Refusal, type VisionModel, type VisionSettings } from '@tagmason/domain'
import type { Context } from '../../context.ts'
import type { Handles } from '../../handlerTypes.ts'
import { mark } from '../../account/inSpace.ts'
import { mustReach, only } from './askModel.ts'

export const vision: Handles<'vision'> = {
  'vision.settings': settingsOf,

  'vision.save': async (context, { key, ...wanted }) => {
    mustReach(context, wanted.address)
    const { records } = context
    const before = await records.get('visionModels', only)
    const same = before !== undefined && before.kind === wanted.kind && before.address === wanted.address
    // A key is for the server that it was given for: whoever may set an address shall not have it sent to their own.
    if (key === undefined ? !same : key === '') records.remove('visionKeys', only)
    else if (key !== undefined) records.put('visionKeys', only, { id: only, secret: key, ...mark(context) })
    const unchanged = same && before.model === wanted.model && key === undefined
    const row: VisionModel = { id: only, ...wanted, connectedAt: unchanged ? before.connectedAt : null, ...mark(context) }
    records.put('visionModels', only, row)
    return withoutKey(context, row)
  },

  'vision.test': async (context, _input, { found, of }) => {
    const row = await context.records.get('visionModels', only)
    if (row === undefined || row.kind !== of.kind || row.address !== of.address || row.model !== of.model)
      throw new Refusal('conflict', 'The settings were changed while the model was asked: test it again.')
    context.records.put('visionModels', only, { ...row, connectedAt: context.now.toISOString() })
    return { found }
  },
}

async function settingsOf(context: Context): Promise<VisionSettings | null> {
  const row = context.session.space === 'sample' ? undefined : await context.records.get('visionModels', only)
  return row === undefined ? null : withoutKey(context, row)
}

async function withoutKey({ records }: Context, { id: _id, space: _space, ...settings }: VisionModel): Promise<VisionSettings> {
  return { ...settings, hasKey: (await records.get('visionKeys', only)) !== undefined }
}
