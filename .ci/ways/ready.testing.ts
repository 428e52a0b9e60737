import type { ChildProcess } from 'node:child_process'

/** The address that a started server says once it is ready, and what it said until then. Throws with what it said where it ends before. */
export const readyAddress = (server: ChildProcess) =>
  new Promise<{ address: string; said: string }>((resolve, reject) => {
    let said = ''
    for (const stream of [server.stdout, server.stderr])
      stream?.on('data', (part: Buffer) => {
        said += String(part)
        const [, address] = /ready: (http:\S+)/.exec(said) ?? []
        if (address !== undefined) resolve({ address, said })
      })
    server.once('exit', (code) => reject(new Error(`The server ended with ${code}: ${said}`)))
  })
