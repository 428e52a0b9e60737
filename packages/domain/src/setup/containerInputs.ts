import { z } from 'zod'
import { base64Text } from '../base64Text.ts'
import { byId, text } from '../inputTerms.ts'
import { importModes } from './containerImport.ts'
import { connectionStatuses, mostContainerFileBytes } from './containers.ts'
import { mostContainerVersions } from './containerVersions.ts'
import { mostTestCharacters } from './proof.ts'
import { mostProofCharacters } from './proofCheck.ts'
import { containerIdInput } from './setupInputs.ts'

const count = z.number().int().min(0).max(1_000_000)
const number = z.number().int().min(1)
const file = z.string().max(mostContainerFileBytes)
const fileName = text(300)
const rules = z.array(text(20)).min(1).max(200)

export const givenFile = z.object({ fileName, text: file })

/** `container`: the one that the file is of, where the file has a placeholder in the place of its id. */
export const fileToUpload = givenFile.extend({ container: containerIdInput.shape.id.optional() })

/** A published container by its id or an address, or as a saved script. */
export const publishedInput = z.union([z.object({ from: text(2000) }), givenFile])

const published = z.object({
  version: z.string().max(20),
  unknowable: z.array(z.object({ code: text(100), values: z.record(z.string(), z.union([z.string(), z.number()])) })).max(20),
})

const cause = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('kept'), fileName }),
  z.object({ kind: z.literal('import'), fileName, mode: z.enum(importModes) }),
  z.object({ kind: z.literal('published'), version: z.string().max(20) }),
  z.object({ kind: z.literal('fix'), rules, fixes: count }),
  z.object({ kind: z.literal('rollback'), to: number }),
  z.object({ kind: z.literal('deploy'), tags: count }),
  z.object({ kind: z.literal('issue') }),
  z.object({ kind: z.literal('draft'), title: text(200), by: z.string().max(300) }),
])

const version = z.object({
  number,
  at: z.iso.datetime(),
  by: z.string().max(200),
  cause,
  tags: count,
  triggers: count,
  variables: count,
  added: count,
  changed: count,
  removed: count,
  hash: z.string().regex(/^[0-9a-f]{64}$/),
  content: base64Text((mostContainerFileBytes / 4) * 3),
  exported: z.literal(true).optional(),
  published: published.optional(),
})

export const containerBack = z.object({
  container: z.object({
    ...containerIdInput.shape,
    project: text(100),
    name: text(200),
    status: z.enum(connectionStatuses),
    tags: count,
    triggers: count,
    importedAt: z.iso.datetime().optional(),
    published: z.literal(true).optional(),
    changedAt: z.iso.datetime().optional(),
  }),
  file: z.object({ id: text(20), project: text(100), fileName, text: file, importedAt: z.iso.datetime(), published: published.optional() }).nullable(),
  versions: z.array(version).max(mostContainerVersions).optional(),
})

/** Which container is audited, and whether it is only a part of one. */
export const auditInput = byId.extend({ partial: z.boolean() })

/** The fixes of these rules in this version; with a `path` only the one of that finding. */
export const fixInput = auditInput.extend({ version: number, rules, path: z.string().max(2000).optional() })

/** Which given file goes where, and how. */
export const importChoice = z.object({ upload: text(200), into: text(20), mode: z.enum(importModes) })

/** A changed container with the proof of what it does. `meant`: the hits whose difference is meant, by the names that the proof gives them. */
export const draftInput = byId.extend({
  title: text(200),
  text: file,
  proof: z.string().max(mostProofCharacters),
  meant: z.array(z.string().max(500)).max(500),
})

/** Two versions by number. */
export const differenceInput = byId.extend({ from: number, to: number })

/** Back to a version, from the one that is stored now. */
export const rollbackInput = byId.extend({ to: number, version: number })

/** A container, as it is now or as it was. */
export const exportInput = byId.extend({ version: number.optional() })

/** What is run: a container's stored file, or without an id the generated tags. */
export const runInput = z.object({ containerId: text(20).optional() })

/** A recorded visit, and what it is held against: a container's stored file, or without an id the generated tags. */
export const recordingInput = runInput.extend({ text: file })

/** A tag by its name in the container. */
export const explainInput = runInput.extend({ tag: z.string().min(1).max(1000) })

/** Tests as a file in YAML or JSON. When left out: those of the plan for the generated tags, none for a container. */
export const strengthInput = runInput.extend({
  tests: z.string().max(mostTestCharacters, 'The file of tests is too long for this page: use tagmason mutate.').optional(),
})

/** A proof file, and files that it is about beside what is stored of the container. */
export const proofCheckInput = byId.extend({
  proof: z.string().max(mostProofCharacters),
  files: z
    .object({ container: file, before: file, after: file, import: file, tests: z.string().max(mostTestCharacters), visits: z.string().max(mostTestCharacters) })
    .partial(),
})
