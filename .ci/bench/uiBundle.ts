import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { build, type Plugin } from 'vite'
import { cssTarget } from '../../.storybook/vite.ts'
import { peers } from './uiPeers.ts'

/** The one script and the one style sheet that a piece of an application becomes, minified. */
export interface Bundle {
  js: string
  css: string
}

/** Everything is looked for where the peers are, whoever asks for it. */
const here = (code: string): Plugin => ({
  name: 'bench',
  enforce: 'pre',
  resolveId: {
    order: 'pre',
    handler(id, importer) {
      if (id === 'bench') return id
      return importer?.includes('/.ci/bench/') && !/^[./]/.test(id) ? this.resolve(id, join(peers, 'index.js'), { skipSelf: true }) : null
    },
  },
  load: (id) => (id === 'bench' ? code : null),
})

/** Bundles code as a product would be bundled, all by the same settings. React stays outside where it is not wanted, since every product with any of them has it. */
export async function bundle(code: string, { withReact = false } = {}): Promise<Bundle> {
  const result = await build({
    configFile: false,
    root: peers,
    mode: 'production',
    logLevel: 'silent',
    plugins: [here(code)],
    resolve: { dedupe: ['react', 'react-dom'] },
    build: {
      write: false,
      target: 'es2022',
      cssTarget,
      cssCodeSplit: false,
      assetsInlineLimit: 0,
      modulePreload: false,
      rolldownOptions: {
        input: 'bench',
        external: withReact ? [] : [/^react(?:-dom)?(?:\/|$)/],
        output: { codeSplitting: false, format: withReact ? 'iife' : 'es' },
        onLog: () => undefined,
      },
    },
  })
  const files = [result].flat().flatMap((each) => ('output' in each ? each.output : []))
  return {
    js: files.map((file) => (file.type === 'chunk' ? file.code : '')).join(''),
    css: files.map((file) => (file.type === 'asset' && file.fileName.endsWith('.css') ? String(file.source) : '')).join(''),
  }
}

/** KB (1,000 bytes) after gzip. */
export const weight = (text: string) => (text === '' ? 0 : gzipSync(text).length / 1000)
