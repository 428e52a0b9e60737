import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { cssTarget, quiet } from '../../.storybook/vite.ts'

export default defineConfig({
  root: import.meta.dirname,
  plugins: [react(), vanillaExtractPlugin()],
  build: { cssTarget, rolldownOptions: quiet, manifest: true, emptyOutDir: true },
  worker: { format: 'es' },
})
