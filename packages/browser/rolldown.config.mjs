import { defineConfig } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'

const input = { index: 'src/index.ts', react: 'src/react.ts' }

/** Modules for bundlers, and their types. React is the page's own. */
export default defineConfig([
  { input, platform: 'browser', external: ['react'], output: { dir: 'dist/package/lib', format: 'esm', minify: true, cleanDir: true } },
  {
    input,
    external: ['react'],
    plugins: [dts({ dtsOnly: true, generator: 'oxc', tsconfig: false })],
    output: { dir: 'dist/package/types', format: 'esm', cleanDir: true },
  },
])
