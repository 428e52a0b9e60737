import { defineConfig } from 'rolldown'

const script = (input, file) => ({ input, platform: 'browser', output: { file, format: 'iife', minify: true, codeSplitting: false } })

/** Scripts that pages take from the server: the tracker, what sends the events of the project's plan, and what measures the speed of pages, which the tracker fetches where it is asked for. */
export default defineConfig([script('src/main.ts', 'dist/t.js'), script('src/plan.ts', 'dist/t-plan.js'), script('src/vitals.ts', 'dist/t-vitals.js')])
