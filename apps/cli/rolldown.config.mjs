import { builtinModules } from 'node:module'
import { fileURLToPath } from 'node:url'
import { runInNewContext } from 'node:vm'
import { deflateRawSync } from 'node:zlib'
import { defineConfig } from 'rolldown'
import { dts } from 'rolldown-plugin-dts'
import { notices } from '../../.ci/notices.mjs'

/** The interpreter asks for `module` where it runs in Node. Bundlers for browsers stumble over the import, so Node is asked for it at runtime. */
const withoutModule = {
  name: 'without-module',
  transform: {
    filter: { id: /emscripten-module/ },
    handler(code) {
      const parts = code.split('await import("module")')
      if (parts.length === 1) return undefined
      return { code: parts.join('globalThis.process.getBuiltinModule("module")'), map: null }
    },
  },
}

/** Gives the bytes of a deflated text in base64: at once where Node does it, else as a promise by the stream that browsers have for it. */
const inflated = `async (text) => {
  const bytes = Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))
  const { inflateRawSync } = globalThis.process?.getBuiltinModule?.("zlib") ?? {}
  if (inflateRawSync) return inflateRawSync(bytes)
  return new Response(new Blob([bytes]).stream().pipeThrough(new DecompressionStream("deflate-raw"))).arrayBuffer()
}`

/** The interpreter carries its program as a text of one letter a byte, which UTF-8 makes a third larger than the program. Deflated it is less than half of that. */
const deflatedProgram = {
  name: 'deflated-program',
  transform: {
    filter: { id: /emscripten-module/ },
    handler(code) {
      const program = /(?<==)\w+\((`(?:\\0|\0)asm(?:[^`\\]|\\[^])*`)\)/.exec(code)
      if (program === null) throw new Error('The program of the interpreter is not where it was: look for it in its module, and change this plugin.')
      const letters = runInNewContext(program[1])
      const text = deflateRawSync(Buffer.from(letters, 'latin1'), { level: 9 }).toString('base64')
      return { code: code.replace(program[0], () => `(${inflated})("${text}")`), map: null }
    },
  },
}

/** The SDK brings a validator of schemas for questions that a server asks the person at the client. Ours asks none, so a third of its size is left out. */
const withoutValidator = {
  name: 'without-validator',
  load: {
    filter: { id: /validation\/ajv-provider\.js$/ },
    handler: () => `export class AjvJsonSchemaValidator { getValidator() { throw new Error('This server asks no questions.') } }`,
  },
}

/** What each command reads before its own work, which the library never does. Node takes about a millisecond a file, so this is one file and not thirty. */
const together = {
  groups: [{ name: 'start', test: /apps\/cli\/src\/(?:main|commands|options|streams|version|usage\/\w+)\.ts$/, includeDependenciesRecursively: false }],
}

/**
 * Everything that a command needs is in the package, so that it installs at once; each command is a file of its own, so that it starts at once. The library shares
 * these files, so they are built for browsers too: for no platform, without what packages have for Node alone.
 */
const scripts = defineConfig({
  input: { main: 'src/main.ts', index: 'src/index.ts' },
  platform: 'neutral',
  external: [/^node:/, ...builtinModules],
  resolve: { conditionNames: ['import', 'default'], mainFields: ['module', 'main'] },
  plugins: [deflatedProgram, withoutModule, withoutValidator, notices('dist/package/NOTICES.txt')],
  output: {
    dir: 'dist/package/lib',
    format: 'esm',
    entryFileNames: '[name].mjs',
    chunkFileNames: '[name]-[hash].mjs',
    minify: true,
    cleanDir: true,
    codeSplitting: together,
  },
})

const declared = {
  '@tagmason/domain': fileURLToPath(new URL('../../packages/domain/dist/index.d.ts', import.meta.url)),
  '@tagmason/tracking': fileURLToPath(new URL('../../packages/tracking/dist/src/index.d.ts', import.meta.url)),
  zod: fileURLToPath(new URL('scripts/zod/index.d.ts', import.meta.url)),
}

/** The types name the codes of sentences; their words are in the scripts. */
const withoutWords = {
  name: 'without-words',
  renderChunk: (code) =>
    code.replace(/^declare const sentences: \{[\s\S]*?^\};/m, (block) => block.replace(/^(  (?:readonly )?'[\w.]+':) .+;$/gm, '$1 string;')),
}

/** A tab says as much as two spaces, and the package has a limit; editors fold by indentation and not by the bundler's marks. */
const small = {
  name: 'small',
  renderChunk: (code) => code.replace(/^\/\/#(?:end)?region.*\n/gm, '').replace(/^(?:  )+/gm, (spaces) => '\t'.repeat(spaces.length / 2)),
}

/** The types of the library in one file, of what `tsc -b` declared. */
const types = defineConfig({
  input: { index: 'dist/types/index.d.ts' },
  plugins: [{ name: 'declared', resolveId: { order: 'pre', handler: (id) => declared[id] } }, dts({ dtsOnly: true, generator: 'oxc' }), withoutWords, small],
  output: { dir: 'dist/package/types', format: 'esm', cleanDir: true },
})

export default [scripts, types]
