import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'

declare module 'vitest' {
  interface ProvidedContext {
    /** What the files of a run share (`madeOnce`), outside of the checkout. */
    artefacts: string
  }
}

/** Gives the run a folder for what several files of tests start from, and takes it away at the end. */
export default function setup({ provide }: TestProject): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'tagmason-artefacts-'))
  // A server that is started as another user reads what it was packed as.
  chmodSync(folder, 0o755)
  provide('artefacts', folder)
  return () => rmSync(folder, { recursive: true, force: true })
}
