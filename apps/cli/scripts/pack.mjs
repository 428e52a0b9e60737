// Puts beside the built scripts what makes them a package that `npm pack` takes: `npm run build -w apps/cli`.
import { chmodSync, copyFileSync, cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { documentation } from './documentation.mjs'
import { reference } from './reference.mjs'

const home = new URL('..', import.meta.url)
const target = new URL('dist/package/', home)
const read = (path) => readFileSync(new URL(path, home), 'utf8')
const put = (path, text) => {
  mkdirSync(new URL('.', new URL(path, target)), { recursive: true })
  writeFileSync(new URL(path, target), text)
}

const { name, version, description, engines } = JSON.parse(read('package.json'))
put(
  'package.json',
  `${JSON.stringify(
    {
      name,
      version,
      description,
      license: 'UNLICENSED',
      type: 'module',
      engines,
      // Only 'tagmason scan' asks for the parser and only 'tagmason verify' for the browser, and each says so where it is missing.
      peerDependencies: { '@babel/parser': '^7.20.0', 'playwright-core': '^1.40.0' },
      peerDependenciesMeta: { '@babel/parser': { optional: true }, 'playwright-core': { optional: true } },
      sideEffects: false,
      exports: { '.': { types: './types/index.d.ts', default: './lib/index.mjs' }, './package.json': './package.json' },
      bin: { tagmason: 'bin/tagmason.mjs', 'tagmason-check': 'bin/check.mjs' },
      man: './man/tagmason.1',
    },
    null,
    2,
  )}\n`,
)
for (const [file, from] of [
  ['tagmason.mjs', 'bin/run.mjs'],
  ['check.mjs', '../../action/check.mjs'],
  ['pre-commit.sh', '../../action/pre-commit.sh'],
]) {
  put(`bin/${file}`, read(from))
  chmodSync(new URL(`bin/${file}`, target), 0o755)
}
cpSync(new URL('examples/', home), new URL('examples/', target), { recursive: true })
put('API.md', reference(readFileSync(new URL('types/index.d.ts', target), 'utf8')))
copyFileSync(fileURLToPath(new URL('README.md', home)), fileURLToPath(new URL('README.md', target)))

// The manual page is made by the command that prints it.
const { main } = await import(new URL('lib/main.mjs', target).href)
const said = async (...args) => {
  let page = ''
  if ((await main(args, { out: (text) => (page += text), error: (text) => console.error(text) })) !== 0) process.exit(1)
  return page
}
put('man/tagmason.1', await said('man'))

const { articles, skill, index } = await documentation(await said('--help'))
for (const [name, text] of Object.entries(articles)) put(`docs/${name}.md`, text)
put('skill/tagmason/SKILL.md', skill)
put('llms.txt', index)
