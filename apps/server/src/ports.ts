import { randomUUID } from 'node:crypto'
import { resolveTxt } from 'node:dns/promises'
import { type Ports, sampleSeed, slowPasswords } from '@tagmason/engine'

/** The world around the engine, on a server. */
export const serverPorts = (): Ports => ({
  now: () => new Date(),
  id: () => randomUUID(),
  wait: (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds)),
  passwords: slowPasswords(),
  textRecords: async (name) => {
    try {
      return (await resolveTxt(name)).map((parts) => parts.join(''))
    } catch (error) {
      if (error instanceof Error && 'code' in error && (error.code === 'ENOTFOUND' || error.code === 'ENODATA')) return []
      throw error
    }
  },
  seed: sampleSeed,
})
