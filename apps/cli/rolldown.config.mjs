import { defineConfig } from 'rolldown'

export default defineConfig({
  input: 'src/main.ts',
  platform: 'node',
  // Has packages of its own, which stand beside it and not beside this.
  external: '@tagmason/server/cli',
  output: { file: 'dist/tagmason.mjs', format: 'esm', codeSplitting: false },
})
