import type { Built } from './scripts.ts'

/** Scripts from an entry on in the order in which they run: what is imported runs first. */
function order(from: readonly string[], imports: Built['imports'], found = new Set<string>()): Set<string> {
  for (const script of from) {
    if (found.has(script)) continue
    found.add(script)
    order(
      (imports.get(script) ?? []).filter((each) => imports.has(each)),
      imports,
      found,
    )
    // Set again, so that it stands behind what it imports.
    found.delete(script)
    found.add(script)
  }
  return found
}

/** The style sheets of some scripts and of all that they import, as paths in the `css` folder, in the order in which a bundler would put them. */
export function sheetsOf(scripts: readonly string[], { imports }: Built): readonly string[] {
  const own = (script: string) => (imports.get(script) ?? []).filter((each) => each.startsWith('#css/')).map((each) => each.slice('#css/'.length))
  return [...new Set([...order(scripts, imports)].flatMap(own))]
}
