import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssTarget, quiet, withoutNode, worker } from '../../.storybook/vite.ts'
import { preloads } from './preloads.ts'

// A schema that a page does not use is left out of it: making one changes nothing. Without this, every page that takes a list of words from the domain carries all of zod.
const treeshake = { manualPureFunctions: ['z'] }

/** The server lets pages load fonts from its own address only, not out of a style sheet. */
const noFonts = (file: string) => (file.endsWith('.woff2') ? false : undefined)

/** What every page needs at once is one script: in small ones each costs a header and compresses alone, which took a kilobyte of the first load. */
const first = {
  name: 'first',
  test: /node_modules\/(?:react|scheduler|react-dom)\/|rolldown\/runtime|theme\/shared\.css|lucide-react\/dist\/esm\/(?:createLucideIcon|icons\/(?:award|badge-dollar-sign|bell|book-open|circle-x)\.)|ui\/src\/(?:Icon|Hidden|Spinner|Tooltip|Button)\/|screens\/src\/(?:late|language)\.ts|domain\/src\/roles?\.ts/,
}

const { plugin, modulePreload } = preloads()

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin(), plugin, withoutNode],
  build: {
    cssTarget,
    // In 67 files it was 25.6 KB after gzip, in one it is 14.3: rules are much alike, and no page waits for its looks.
    cssCodeSplit: false,
    rolldownOptions: { ...quiet, treeshake, output: { codeSplitting: { groups: [first] } } },
    manifest: true,
    modulePreload,
    emptyOutDir: true,
    assetsInlineLimit: noFonts,
  },
  worker,
})
