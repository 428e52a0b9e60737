import { writeSync } from 'node:fs'
import { type FileHandle, open, statfs } from 'node:fs/promises'
import { dirname } from 'node:path'

/** One file that is written from its beginning to its end. */
export interface DiskFile {
  write(bytes: Buffer, at: number): Promise<void>
  /** Resolves when what was written survives a loss of power. */
  sync(): Promise<void>
  truncate(length: number): Promise<void>
  close(): Promise<void>
}

/** What the log asks of a disk; a port, so that tests can have one that is full or broken. */
export interface Disk {
  /** Makes a new file. Its name survives a loss of power when this resolves. */
  create(path: string): Promise<DiskFile>
  /** Bytes that are free where the folder is. */
  free(folder: string): Promise<number>
}

export const realDisk: Disk = {
  async create(path) {
    const handle = await open(path, 'wx', 0o600)
    await syncFolder(dirname(path))
    return fileOf(handle)
  },
  async free(folder) {
    const { bavail, bsize } = await statfs(folder)
    return bavail * bsize
  },
}

function fileOf(handle: FileHandle): DiskFile {
  return {
    async write(bytes, at) {
      // Into the cache of the system, which takes less time than to have another thread do it; the disk is what `sync` waits for. One that is nearly full takes a part.
      for (let done = 0; done < bytes.length;) done += writeSync(handle.fd, bytes, done, bytes.length - done, at + done)
    },
    sync: () => handle.datasync(),
    truncate: (length) => handle.truncate(length),
    close: () => handle.close(),
  }
}

async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder, 'r')
  try {
    await handle.sync()
  } finally {
    await handle.close()
  }
}
