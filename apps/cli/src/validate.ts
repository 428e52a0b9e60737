import { open } from 'node:fs/promises'
import { readContainer, readLimit, validateContainer } from '@tagmason/tracking'
import { fileProblem, options, type Streams, Unusable } from './streams.ts'

/** `tagmason validate FILE [--json]`: the findings of a container file, errors first. */
export async function validate(args: string[], { out }: Streams): Promise<number> {
  const { values, positionals } = options(args, { json: { type: 'boolean' } })
  const [file, extra] = positionals
  if (file === undefined) throw new Unusable("No file was named: use 'tagmason validate FILE'.")
  if (extra !== undefined) throw new Unusable(`Only one file can be checked at a time, and '${extra}' is a second one: call the command once for each.`)

  const read = readContainer(await bytesOf(file))
  if (read.file === null) throw new Unusable(`${file}: ${read.findings[0]?.message ?? 'this is not a container file.'}`)
  const findings = [...read.findings, ...validateContainer(read.file)]
  const of = (severity: string) => findings.filter((finding) => finding.severity === severity).map(({ code, path, message }) => ({ code, path, message }))
  const [errors, warnings, info] = [of('error'), of('warning'), of('info')]
  const valid = errors.length === 0

  if (values.json === true) out(`${JSON.stringify({ valid, errors, warnings, info }, null, 2)}\n`)
  else {
    for (const [label, list] of [
      ['error', errors],
      ['warning', warnings],
      ['info', info],
    ] as const)
      for (const { code, path, message } of list) out(`${label} ${code} ${path}\n  ${message}\n`)
    out(`${file}: ${valid ? 'valid' : 'not valid'}, ${errors.length} errors, ${warnings.length} warnings, ${info.length} notes\n`)
  }
  return valid ? 0 : 1
}

/** The file's bytes; one that is far too large is refused before it is read. */
async function bytesOf(file: string): Promise<Uint8Array> {
  const handle = await open(file).catch((error: unknown) => {
    throw fileProblem(file, error)
  })
  try {
    const { size } = await handle.stat()
    if (size > readLimit)
      throw new Unusable(`${file} has ${Math.round(size / 1_000_000)} MB and a container file may have ${readLimit / 1_000_000}: export the container again.`)
    return await handle.readFile()
  } catch (error) {
    throw error instanceof Unusable ? error : fileProblem(file, error)
  } finally {
    await handle.close()
  }
}
