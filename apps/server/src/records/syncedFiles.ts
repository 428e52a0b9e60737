import fs from 'node:fs'
import { NodeFS } from '@electric-sql/pglite/nodefs'
import { isSettled, settleFiles } from './settledFiles.ts'

type Module = Parameters<NodeFS['init']>[1]

/** What of Emscripten's file system is reached into: its streams know the descriptor of the real file as `nfd`, and have no fsync of their own. */
interface Emscripten {
  NODEFS: { stream_ops: { fsync?: (stream: { nfd: number }) => number } }
}

/** Files whose `fsync` reaches the disk: without it PostgreSQL in the process only believes that a commit is safe (storage.md, section 2; electric-sql/pglite#1107). */
export class SyncedFiles extends NodeFS {
  override async init(...[pg, given]: Parameters<NodeFS['init']>): ReturnType<NodeFS['init']> {
    const settled = await settleFiles(this.rootDir)
    const { emscriptenOpts } = await super.init(pg, given)
    const synced = (module: object) => {
      const { stream_ops } = (module as unknown as Emscripten).NODEFS
      stream_ops.fsync = ({ nfd }) => {
        if (!isSettled(settled, nfd)) fs.fsyncSync(nfd)
        return 0
      }
    }
    return { emscriptenOpts: { ...emscriptenOpts, preRun: [...(emscriptenOpts.preRun ?? []), synced] } as Module }
  }
}
