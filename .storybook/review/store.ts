import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import sharp from 'sharp'
import { type Raw, rawOf } from './compare.ts'

/** Story, then mode, then the hash of the picture. */
export type Manifest = Record<string, Record<string, string>>

/**
 * The accepted pictures, in git: `index.json` says which story in which mode looks like which picture, and `images/<hash>.webp` holds each picture once. The hash is that of its
 * pixels.
 */
export function pictureStore(folder: string) {
  const indexFile = join(folder, 'index.json')
  const images = join(folder, 'images')
  const imageFile = (hash: string) => join(images, `${hash}.webp`)
  const read = (): Manifest => (existsSync(indexFile) ? (JSON.parse(readFileSync(indexFile, 'utf8')) as Manifest) : {})
  return {
    read,
    imageFile,
    has: (hash: string) => existsSync(imageFile(hash)),
    /** The hashes of all images that are there. */
    images: () => (existsSync(images) ? readdirSync(images).map((file) => file.replace(/\.webp$/, '')) : []),
    /** Whether an image holds the picture that its name says. */
    sound: (hash: string) =>
      rawOf(imageFile(hash)).then(
        (raw) => hashOf(raw) === hash,
        () => false,
      ),
    /** Writes the manifest, a line to a picture, in order of names. */
    write(manifest: Manifest) {
      mkdirSync(folder, { recursive: true })
      writeFileSync(indexFile, `${JSON.stringify(sorted(manifest), null, 1)}\n`)
    },
    /** Keeps a picture under its hash. */
    async keep({ data, width, height }: Raw, hash: string) {
      mkdirSync(images, { recursive: true })
      await sharp(data, { raw: { width, height, channels: 4 } })
        .webp({ lossless: true, effort: 4 })
        .toFile(imageFile(hash))
    },
    /** Removes the images that nobody names any more and says how many. */
    prune(named: ReadonlySet<string>) {
      const old = existsSync(images) ? readdirSync(images).filter((file) => !named.has(file.replace(/\.webp$/, ''))) : []
      for (const file of old) rmSync(join(images, file))
      return old.length
    },
  }
}
export type PictureStore = ReturnType<typeof pictureStore>

/** The hash of what is seen, whichever format holds it: size and pixels. 128 bits are short in a diff, and nobody tries to forge a picture of a button. */
export const hashOf = ({ data, width, height }: Raw) => createHash('sha256').update(`${width} ${height} `).update(data).digest('hex').slice(0, 32)

const sorted = (manifest: Manifest): Manifest =>
  Object.fromEntries(
    Object.entries(manifest)
      .filter(([, shots]) => Object.keys(shots).length > 0)
      .sort(([one], [other]) => (one < other ? -1 : 1))
      .map(([story, shots]) => [story, Object.fromEntries(Object.entries(shots).sort(([one], [other]) => (one < other ? -1 : 1)))]),
  )
