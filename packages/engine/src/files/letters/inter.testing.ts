// Writes inter.generated.ts from the files of @fontsource/inter: `npx tsx packages/engine/src/files/letters/inter.testing.ts`.
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** The parts of the font, each with its own letters; those that most texts need come first. */
const parts = ['latin', 'latin-ext', 'cyrillic', 'cyrillic-ext', 'greek', 'greek-ext', 'vietnamese']

/** The module's text. */
export function interModule(): string {
  const folder = dirname(fileURLToPath(import.meta.resolve('@fontsource/inter/package.json')))
  const bytes = (part: string) => readFileSync(join(folder, `files/inter-${part}-400-normal.woff`)).toString('base64')
  return `/*! Inter, copyright 2016 The Inter Project Authors, under the SIL Open Font License 1.1. Written by inter.testing.ts. */

/** The regular face in parts by script, WOFF as base64. */
export const inter: readonly string[] = [
${parts.map((part) => `  '${bytes(part)}',`).join('\n')}
]
`
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(new URL('inter.generated.ts', import.meta.url), interModule())
