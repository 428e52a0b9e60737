import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssTarget, quiet } from '../../.storybook/vite.ts'

// A schema that a page does not use is left out of it: making one changes nothing. Without this, every page that takes a list of words from the domain carries all of zod.
const treeshake = { manualPureFunctions: ['z'] }

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  build: { cssTarget, rolldownOptions: { ...quiet, treeshake }, manifest: true, modulePreload: { polyfill: false }, emptyOutDir: true },
  worker: { format: 'es' },
})
