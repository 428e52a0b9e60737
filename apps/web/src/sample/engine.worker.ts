import { createWorkspace, sampleOwner, sampleSeed, slowPasswords } from '@tagmason/engine'
import { Refusal } from '@tagmason/domain'
import type { Answer, Question } from './workerWorkspace.ts'
import { browserStore } from './store.ts'

/** The engine beside the page: planning a long text or writing a container never holds up a key press. */
const workspace = browserStore(sampleSeed()).then((store) =>
  createWorkspace({
    store,
    member: sampleOwner,
    ports: {
      now: () => new Date(),
      id: () => crypto.randomUUID(),
      wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
      passwords: slowPasswords(),
      seed: sampleSeed,
    },
  }),
)

const send = (answer: Answer) => self.postMessage(answer)

self.onmessage = async ({ data: { call, verb, name, input } }: MessageEvent<Question>) => {
  try {
    const { read, act } = await workspace
    send({ call, value: await (verb === 'read' ? read(name as never, input as never) : act(name as never, input as never)) })
  } catch (error) {
    // Anything but a refusal is the machine's: a full disk, a broken row. The page says that nothing was changed.
    if (error instanceof Refusal) send({ call, refusal: { code: error.code, message: error.message, issues: error.issues } })
    else send({ call, refusal: { code: 'unavailable', message: String(error), issues: [] } })
  }
}

void workspace.then(({ watch }) => watch((old) => send({ old })))
