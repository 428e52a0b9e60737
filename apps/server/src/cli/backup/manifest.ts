import { createHash } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { open, readdir, readFile, rename, stat } from 'node:fs/promises'
import { join, relative, sep } from 'node:path'
import { pipeline } from 'node:stream/promises'
import { z } from 'zod'

/** A backup that cannot be used: one sentence with what, why and what to do. */
export class BadBackup extends Error {}

const manifestSchema = z.object({
  format: z.literal('tagmason backup 1'),
  /** ISO 8601, UTC. */
  made: z.string(),
  /** Tells by which key the secrets in it are sealed. */
  keyMark: z.string(),
  /** Tells which sample rows the accounts have; left out in backups from before it was kept. */
  sample: z.string().optional(),
  /** In the order of the installation. */
  accounts: z.array(z.object({ id: z.string(), version: z.number(), rows: z.number() })),
  /** Paths with slashes; hashes are SHA-256, hexadecimal. */
  files: z.array(z.object({ path: z.string(), bytes: z.number(), hash: z.string() })),
})
export type Manifest = z.infer<typeof manifestSchema>

const name = 'manifest.json'

/** Writes the manifest over all files of a folder: what has one is a whole backup. */
export async function writeManifest(folder: string, about: Omit<Manifest, 'format' | 'files'>): Promise<Manifest> {
  const files = []
  for (const path of await filesOf(folder)) files.push({ path, bytes: (await stat(join(folder, path))).size, hash: await hashOf(join(folder, path)) })
  const manifest: Manifest = { format: 'tagmason backup 1', ...about, files }
  const file = await open(join(folder, `${name}.part`), 'w', 0o600)
  try {
    await file.writeFile(`${JSON.stringify(manifest, null, 2)}\n`)
    await file.sync()
  } finally {
    await file.close()
  }
  await rename(join(folder, `${name}.part`), join(folder, name))
  return manifest
}

/** Reads the manifest and holds every file against it. Throws a `BadBackup` that names the first that is missing, was changed, or does not belong to it. */
export async function checkedManifest(folder: string): Promise<Manifest> {
  const text = await readFile(join(folder, name), 'utf8').catch(() => {
    throw new BadBackup(`'${folder}' is no whole backup, because it has no ${name}: give the folder that \`tagmason-server backup\` wrote.`)
  })
  const parsed = manifestSchema.safeParse(jsonOf(text))
  if (!parsed.success) throw new BadBackup(`'${join(folder, name)}' cannot be read as a backup of this version: take another backup.`)
  const there = new Set(await filesOf(folder))
  for (const { path, hash } of parsed.data.files) {
    if (!there.delete(path)) throw new BadBackup(`'${path}' is missing in the backup: take another one.`)
    if ((await hashOf(join(folder, path))) !== hash) throw new BadBackup(`'${path}' in the backup was changed since it was written: take another one.`)
  }
  const [strange] = there
  if (strange !== undefined) throw new BadBackup(`'${strange}' does not belong to the backup: take it out, or take another one.`)
  return parsed.data
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true })
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'))
    .filter((path) => path !== name)
    .sort()
}

async function hashOf(path: string): Promise<string> {
  const hash = createHash('sha256')
  await pipeline(createReadStream(path), hash)
  return hash.digest('hex')
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}
