import { defineConfig } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'

const input = { index: 'src/index.ts' }

export default defineConfig([
  { input, platform: 'node', output: { dir: 'dist/package/lib', format: 'esm', cleanDir: true } },
  { input, plugins: [dts({ dtsOnly: true, generator: 'oxc', tsconfig: false })], output: { dir: 'dist/package/types', format: 'esm', cleanDir: true } },
])
