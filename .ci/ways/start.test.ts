import { spawn } from 'node:child_process'
import { appendFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { beforeAll, describe, expect, it } from 'vitest'
import { emptyFolder } from './artefact.ts'
import { copyClone } from './clone.testing.ts'
import { readyAddress } from './ready.testing.ts'

const clone = join(emptyFolder(), 'clone')

beforeAll(() => copyClone(clone))

/** `npm start` in the clone up to its first page, and what it said. Ends it. */
async function started() {
  const npm = spawn('npm', ['start'], {
    cwd: clone,
    env: { ...process.env, PORT: '0', TAGMASON_DATA: join(clone, 'data') },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  })
  const ended = new Promise<number | null>((resolve) => npm.once('exit', resolve))
  try {
    const { address, said } = await readyAddress(npm)
    const page = await (await fetch(address, { headers: { Accept: 'text/html' } })).text()
    return { page, said }
  } finally {
    // The server is a child of npm's.
    if (npm.pid !== undefined && npm.exitCode === null) process.kill(-npm.pid, 'SIGTERM')
    await ended
    // npm ends before the server, which keeps the folder until it has ended in order.
    while (npm.pid !== undefined && isRunning(-npm.pid)) await setTimeout(100)
  }
}

/** Whether a process, or one of a group, is there. */
function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

describe('npm start in a fresh clone', () => {
  it('says what it builds and how far it is, and serves the product', async () => {
    const { page, said } = await started()
    expect(said).toMatch(
      /Building the script for pages \(1 of 3\) …\n  built in [\d.]+ s\nBuilding the server \(2 of 3\) …\n  built in [\d.]+ s\nBuilding the web app \(3 of 3\) …\n  built in [\d.]+ s\nOpening new data in \S+data …\n/,
    )
    expect(page).toContain('<script type="module"')
  })

  it('builds nothing the second time', async () => {
    const { page, said } = await started()
    expect(said).not.toContain('Building')
    expect(said).toContain('Opening the data in')
    expect(page).toContain('<script type="module"')
  })

  it('builds what changed, and only that', async () => {
    appendFileSync(join(clone, 'packages/tracker/src/values.ts'), '\nexport const another = 1\n')
    const { said } = await started()
    expect(said.match(/Building .+/g)?.[0]).toMatch(/^Building the script for pages \(1 of /)
    expect(said).not.toContain('Building the server')
  })
})
