import { defineConfig } from 'rolldown'

/** Our own rooms become one file each; packages stay where they are installed. */
const built = (input, chunk) => ({
  input,
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@tagmason/'),
  output: { dir: 'dist', format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: `${chunk}-[name].mjs` },
})

// What threads share with the server would otherwise be part of server.mjs, and a thread that loads it would start a server.
export default defineConfig([
  built({ server: 'src/start.ts', cli: 'src/cli/index.ts' }, 'chunk'),
  built({ thread: 'src/pool/thread.ts', pgliteThread: 'src/records/pgliteThread.ts' }, 'thread'),
])
