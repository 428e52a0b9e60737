import type { ApiAnswer } from '@tagmason/domain'
import { apiProblem, readJson } from '@tagmason/engine'
import type { Handler } from 'hono'
import type { z } from 'zod'
import { bodyOf } from '../intake/body.ts'
import { answer, type Gated } from './gate.ts'
import { asked, idOf, type TrackingParts } from './tracking.ts'
import { proposedSchema } from './trackingRoutes.ts'

/** The drafts of a container that wait for a person. */
export const listDrafts = (parts: TrackingParts): Handler<Gated> =>
  asked(parts, 'viewer', async (workspace, c) => {
    // Refused where the project has no such container.
    await workspace.read('containers.details', { id: idOf(c) })
    const { drafts } = await workspace.read('containers.list', undefined)
    return { drafts: drafts.filter(({ containerId }) => containerId === idOf(c)).map(told) }
  })

/** Proposes a changed container in the name of the key. The engine takes it with a passing proof only, and stores nothing of the container before a member takes the draft. */
export const proposeDraft = (parts: TrackingParts): Handler<Gated> =>
  async function propose(c, next) {
    const read = await proposedIn(c.req.raw)
    if ('refused' in read) return answer(c, read.refused)
    const { title, container, proof, meant } = read.given
    const handle = asked(
      parts,
      'editor',
      async (workspace) =>
        told(await workspace.act('containers.propose', { id: idOf(c), title, text: JSON.stringify(container), proof: JSON.stringify(proof), meant })),
      201,
    )
    return handle(c, next)
  }

const told = ({ project: _project, ...draft }: { project: string }) => draft

async function proposedIn(request: Request): Promise<{ given: z.output<typeof proposedSchema> } | { refused: ApiAnswer }> {
  const body = await bodyOf(request)
  if ('status' in body)
    return {
      refused:
        body.status === 413
          ? apiProblem(
              413,
              'Content Too Large',
              'The draft has more than 1 MB, or 10 MB in gzip: send it in gzip, or change the container on the page GTM Management.',
            )
          : apiProblem(400, 'Bad Request', 'The body could not be read to its end: send it again.'),
    }
  const read = await readJson(new TextDecoder().decode(body.bytes))
  if ('refused' in read) return read
  const parsed = proposedSchema.safeParse(read.value)
  if (parsed.success) return { given: parsed.data }
  const [issue] = parsed.error.issues
  const at = issue?.path.join('.') ?? ''
  return {
    refused: apiProblem(400, 'Bad Request', `The draft cannot be used${at === '' ? '' : ` at ${at}`}: ${issue?.message ?? 'see the document of the API'}.`),
  }
}
