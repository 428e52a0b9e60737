import { defineConfig } from 'rolldown'
import { notices } from '../../.ci/notices.mjs'

/** What stays where it is installed: native code, WebAssembly and the files beside them, and what packages ask for only where somebody installed it. */
const external = [/^chdb(\/|$)/, /^@electric-sql\/pglite(\/|$)/, /^tsx(\/|$)/, 'pg-native', 'cloudflare:sockets']

/** One file of ours and of packages loads in half the time that some 900 files take to be found, read and compiled one by one. */
const built = (input, chunk) => ({
  input,
  platform: 'node',
  external,
  plugins: [notices(`dist/${chunk}-notices.txt`)],
  output: { dir: 'dist', format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: `${chunk}-[name].mjs` },
})

// What threads share with the server would otherwise be part of server.mjs, and a thread that loads it would start a server.
export default defineConfig([
  built({ server: 'src/start.ts', cli: 'src/cli/index.ts' }, 'chunk'),
  built({ thread: 'src/pool/thread.ts', pgliteThread: 'src/records/pgliteThread.ts' }, 'thread'),
])
