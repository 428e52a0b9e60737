import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import type { Manifest } from 'vite'
import { root } from './files.ts'

const dist = join(root, 'apps/web/dist')
/** The engine for the sample build. */
const sample = join(root, 'apps/web/dist-sample/assets')
const weigh = (files: Iterable<string>, folder = dist) => [...files].reduce((sum, file) => sum + gzipSync(readFileSync(join(folder, file))).length / 1000, 0)

/** The scripts that the router loads one at a time: each screen with the words and parts that no other screen has, in KB after gzip; the largest first. */
export function screenChunks(): { name: string; size: number }[] {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  return Object.entries(manifest)
    .filter(([key, chunk]) => chunk.isDynamicEntry && /packages\/screens\/src\/(?!shell\/).*\.tsx$/.test(key))
    .map(([key, { file }]) => ({ name: key.replace(/^.*packages\/screens\/src\//, ''), size: weigh([file]) }))
    .sort((a, b) => b.size - a.size)
}

/** Sizes of the built product in KB (1,000 bytes) after gzip. `eager` is what the first page needs before it can draw anything. */
export function sizes(): { eager: number; worker: number; lazy: number; lazyName: string; css: number } {
  const manifest = JSON.parse(readFileSync(join(dist, '.vite/manifest.json'), 'utf8')) as Manifest
  /** The file of a chunk and of all that it imports at once. */
  const closure = (key: string, found = new Set<string>()): Set<string> => {
    const chunk = manifest[key]
    if (chunk === undefined || found.has(chunk.file)) return found
    found.add(chunk.file)
    for (const each of chunk.imports ?? []) closure(each, found)
    return found
  }
  const eager = closure('index.html')
  // What a lazy chunk brings along counts, unless it is there already.
  const lazy = Object.entries(manifest)
    .filter(([, chunk]) => chunk.isDynamicEntry)
    .map(([key, chunk]) => ({ name: chunk.name ?? key, size: weigh([...closure(key)].filter((file) => !eager.has(file))) }))
    .sort((a, b) => b.size - a.size)
  const assets = readdirSync(join(dist, 'assets')).map((name) => `assets/${name}`)
  return {
    eager: weigh(eager),
    worker: weigh(
      readdirSync(sample).filter((name) => /\.worker-[^/]*\.js$/.test(name)),
      sample,
    ),
    lazy: lazy[0]?.size ?? 0,
    lazyName: lazy[0]?.name ?? 'none',
    css: weigh(assets.filter((name) => name.endsWith('.css'))),
  }
}
