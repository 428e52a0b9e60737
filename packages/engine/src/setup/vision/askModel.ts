import { type ActInput, Refusal, type VisionModel } from '@tagmason/domain'
import type { Context } from '../../context.ts'
import { askVision, type VisionAnswer } from './askVision.ts'
import { testPicture } from './testPicture.ts'

/** An account has one: the id of its settings and of its key. */
export const only = 'model'

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

const inSample = () => new Refusal('unavailable', 'The sample sends no picture anywhere: create a project to compare with a model.')

/** The way out to a model. Without encryption only to an address that whoever runs the server named. */
export function mustReach({ session, ports }: Context, address: string) {
  if (session.space === 'sample') throw inSample()
  if (ports.outgoing === undefined) throw new Refusal('unavailable', 'No server runs here that could ask a model: nothing can be compared.')
  if (address.startsWith('http:') && !ports.outgoing.names(address))
    throw new Refusal('invalid', 'Pictures and keys go to a model over https only, or to an address that is named in TAGMASON_ALLOW.', [
      { path: 'address', message: 'notSecure' },
    ])
  return ports.outgoing
}
