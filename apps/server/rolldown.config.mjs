import { defineConfig } from 'rolldown'

/** Our own rooms become one file each; packages stay where they are installed. */
export default defineConfig({
  input: { server: 'src/main.ts', cli: 'src/cli/index.ts', thread: 'src/pool/thread.ts' },
  platform: 'node',
  external: (id) => !id.startsWith('.') && !id.startsWith('/') && !id.startsWith('@tagmason/'),
  output: { dir: 'dist', format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: 'chunk-[name].mjs' },
})
