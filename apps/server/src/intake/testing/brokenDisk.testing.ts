import { type Disk, realDisk } from '../log/disk.ts'

export interface Trouble {
  /** What fails from now on, once or for as long as it stands here. */
  write?: 'once' | 'always'
  sync?: 'once' | 'always'
  truncate?: 'once' | 'always'
  create?: 'once' | 'always'
  free?: number
}

export interface BrokenDisk extends Disk {
  trouble: Trouble
  syncs: number
  writes: number
}

/** A real disk that is full, or fails, when told to. A failed write leaves a half behind, as a full disk does. */
export function brokenDisk(): BrokenDisk {
  const fails = (what: 'write' | 'sync' | 'truncate' | 'create') => {
    const now = disk.trouble[what]
    if (now === 'once') delete disk.trouble[what]
    return now !== undefined
  }
  const disk: BrokenDisk = {
    trouble: {},
    syncs: 0,
    writes: 0,
    free: async (folder) => disk.trouble.free ?? realDisk.free(folder),
    async create(path) {
      if (fails('create')) throw failure('EIO')
      const file = await realDisk.create(path)
      return {
        ...file,
        async write(bytes, at) {
          disk.writes++
          if (!fails('write')) return file.write(bytes, at)
          await file.write(bytes.subarray(0, Math.floor(bytes.length / 2)), at)
          throw failure('ENOSPC')
        },
        async sync() {
          disk.syncs++
          if (fails('sync')) throw failure('EIO')
          await file.sync()
        },
        async truncate(length) {
          if (fails('truncate')) throw failure('EIO')
          await file.truncate(length)
        },
      }
    },
  }
  return disk
}

const failure = (code: string) => Object.assign(new Error(`${code}: this disk is broken on purpose`), { code })
