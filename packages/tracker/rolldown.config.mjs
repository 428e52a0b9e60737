import { defineConfig } from 'rolldown'

const script = (input, file) => ({ input, platform: 'browser', output: { file, format: 'iife', minify: true, codeSplitting: false } })

/** Two scripts that pages take from the server: the tracker, and what measures the speed of pages, which the tracker fetches where it is asked for. */
export default defineConfig([script('src/main.ts', 'dist/t.js'), script('src/vitals.ts', 'dist/t-vitals.js')])
