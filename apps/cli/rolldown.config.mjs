import { defineConfig } from 'rolldown'
import { notices } from './scripts/notices.mjs'

/** Everything that a command needs is in the package, so that it installs at once; each command is a file of its own, so that it starts at once. */
export default defineConfig({
  input: { main: 'src/main.ts' },
  platform: 'node',
  plugins: [notices('dist/package/NOTICES.txt')],
  output: { dir: 'dist/package/lib', format: 'esm', entryFileNames: '[name].mjs', chunkFileNames: '[name]-[hash].mjs', minify: true, cleanDir: true },
})
