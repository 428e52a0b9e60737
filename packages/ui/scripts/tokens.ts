import { mkdir, writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { designTokens, written } from '../src/theme/dtcg.ts'

/** Writes the theme for other tools: `npm run tokens`. A test holds the files to it. */
const folder = fileURLToPath(new URL('../tokens/', import.meta.url))
await mkdir(folder, { recursive: true })
for (const [name, tokens] of Object.entries(designTokens())) await writeFile(folder + name, written(tokens))
