import { type ActInput, Refusal, type SendProblem, type VisionModel } from '@tagmason/domain'
import type { Ports } from '../../context.ts'
import { type SeenElement, visionAnswer } from './visionAnswer.ts'
import { wires } from './visionWires.ts'

type Picture = ActInput<'screenshots.compare'>

export interface VisionAnswer {
  /** In pixels of the picture that was sent. */
  readonly elements: readonly SeenElement[]
}

/** Models take their time over a picture; a list of elements is short. */
const within = 50_000
const mostBytes = 1_000_000

const reasons: Readonly<Record<SendProblem, string>> = {
  address: 'The address of the model lies in a private network: whoever runs this server can name it in TAGMASON_ALLOW.',
  name: 'No server has the name in the model’s address: check it.',
  connection: 'The server of the model does not take the connection: check that it runs and can be reached from here.',
  timeout: 'The model did not answer within 50 seconds: take a smaller or faster one.',
  secure: 'The certificate of the model’s server cannot be trusted: renew it.',
  redirects: 'The model’s server sends the question elsewhere: give the last address.',
}

/** Asks a model what stands on a picture. Throws a `Refusal` of one sentence, with the reason as its issue, for everything but an answer in the form that was asked for. */
export async function askVision(
  ask: NonNullable<Ports['outgoing']>['ask'],
  { kind, address, model, key }: VisionModel & { key: string },
  picture: Picture,
): Promise<VisionAnswer> {
  const refused = (reason: string, sentence: string) => new Refusal('unavailable', sentence, [{ path: '', message: reason }])
  const wire = wires[kind]
  const answer = await ask({
    url: `${address.replace(/\/+$/, '')}${wire.path}`,
    headers: { 'Content-Type': 'application/json', ...wire.headers(key) },
    body: JSON.stringify(wire.question(model, picture)),
    most: mostBytes,
    within,
  })
  if (answer.status === null) throw refused(answer.problem, reasons[answer.problem])
  if (answer.status === 401 || answer.status === 403)
    throw refused('key', `The model’s server does not take the key (status ${answer.status}): give another one.`)
  if (answer.status !== 200)
    throw refused('status', `The model’s server answered with the status ${answer.status}: check the address and the name of the model.`)
  const elements = visionAnswer(wire.words(parsed(answer.text)), picture)
  if (elements === null || answer.cut)
    throw refused('form', 'The model did not answer in the form that was asked for, so nothing of it is shown: try another one.')
  return { elements }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
