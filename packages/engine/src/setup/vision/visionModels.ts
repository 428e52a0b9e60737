import { type ActInput, Refusal, type VisionModel, type VisionSettings } from '@tagmason/domain'
import type { Context, Handles } from '../../context.ts'
import { mark } from '../../account/inSpace.ts'
import { askVision, type VisionAnswer } from './askVision.ts'
import { testPicture } from './testPicture.ts'

/** An account has one. */
const only = 'model'

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

/** Asks the model about a small picture before the act's turn comes. Throws a `Refusal` where it does not answer as asked for. */
export async function testVision(context: Context): Promise<{ found: number; of: VisionModel }> {
  const of = await visionModel(context)
  const { elements } = await answerOf(context, of, testPicture)
  return { found: elements.length, of }
}

/** What the model finds on a picture. Throws a `Refusal` where none is on, or it does not answer as asked for. */
export async function seenByModel(context: Context, picture: ActInput<'screenshots.compare'>): Promise<VisionAnswer & { model: string }> {
  const of = await visionModel(context)
  if (!of.on) throw new Refusal('conflict', 'The vision model is off: whoever manages the account can switch it on.')
  return { ...(await answerOf(context, of, picture)), model: of.model }
}

async function answerOf(context: Context, of: VisionModel, picture: ActInput<'screenshots.compare'>): Promise<VisionAnswer> {
  const outgoing = mustReach(context, of.address)
  return askVision(outgoing.ask, { ...of, key: (await context.records.get('visionKeys', only))?.secret ?? '' }, picture)
}

async function visionModel({ records, session }: Context): Promise<VisionModel> {
  if (session.space === 'sample') throw inSample()
  const row = await records.get('visionModels', only)
  if (row === undefined) throw new Refusal('notFound', 'No vision model is set up: give its address and name first.')
  return row
}

async function settingsOf(context: Context): Promise<VisionSettings | null> {
  const row = context.session.space === 'sample' ? undefined : await context.records.get('visionModels', only)
  return row === undefined ? null : withoutKey(context, row)
}

async function withoutKey({ records }: Context, { id: _id, space: _space, ...settings }: VisionModel): Promise<VisionSettings> {
  return { ...settings, hasKey: (await records.get('visionKeys', only)) !== undefined }
}

const inSample = () => new Refusal('unavailable', 'The sample sends no picture anywhere: create a project to compare with a model.')

/** The way out to a model. Without encryption only to an address that whoever runs the server named. */
function mustReach({ session, ports }: Context, address: string) {
  if (session.space === 'sample') throw inSample()
  if (ports.outgoing === undefined) throw new Refusal('unavailable', 'No server runs here that could ask a model: nothing can be compared.')
  if (address.startsWith('http:') && !ports.outgoing.names(address))
    throw new Refusal('invalid', 'Pictures and keys go to a model over https only, or to an address that is named in TAGMASON_ALLOW.', [
      { path: 'address', message: 'notSecure' },
    ])
  return ports.outgoing
}
