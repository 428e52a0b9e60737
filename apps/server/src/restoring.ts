import { closeSync, existsSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, rmSync } from 'node:fs'
import { join } from 'node:path'

/*
 * A restore builds the new content of a data folder in `restoring/content`, marks it with `restoring/ready`, and then puts it in its place. Whatever happens on the way, the
 * next start either finds the old content (not ready) or finishes (ready): nothing half-restored is ever opened.
 */

/** Where the new content is built. What was left there by a restore that did not come so far is removed. */
export function beginRestore(data: string): string {
  const content = join(data, 'restoring', 'content')
  rmSync(join(data, 'restoring'), { recursive: true, force: true })
  mkdirSync(content, { recursive: true, mode: 0o700 })
  return content
}

/** Says that the content is whole. From here on it will be put in its place. */
export function readyToRestore(data: string): void {
  const folder = join(data, 'restoring')
  closeSync(openSync(join(folder, 'ready'), 'w', 0o600))
  const handle = openSync(folder, 'r')
  try {
    fsyncSync(handle)
  } finally {
    closeSync(handle)
  }
}

/** Puts content that is ready in its place, and takes away what is not. Can be interrupted and called again. Does nothing where nothing was restored. */
export function finishRestore(data: string): void {
  const folder = join(data, 'restoring')
  if (!existsSync(folder)) return
  if (existsSync(join(folder, 'ready'))) {
    const [content, replaced] = [join(folder, 'content'), join(folder, 'replaced')]
    mkdirSync(replaced, { recursive: true })
    // What is not in the content was moved before an interruption.
    for (const name of readdirSync(content)) {
      if (existsSync(join(data, name))) renameSync(join(data, name), join(replaced, name))
      renameSync(join(content, name), join(data, name))
    }
    rmSync(join(folder, 'ready'))
  }
  rmSync(folder, { recursive: true })
}
