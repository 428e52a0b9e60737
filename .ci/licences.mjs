// `npm run licences`: every package that the lock file names with its licence, and a refusal of those that may not be here. Plain JavaScript: it runs in workflows that install nothing.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

/** Licences whose terms the product keeps: permissive ones, and copyleft that ends at the file or at the library. */
const allowed = new Set(
  '0BSD Apache-2.0 BlueOak-1.0.0 BSD-2-Clause BSD-3-Clause CC-BY-4.0 CC0-1.0 ISC LGPL-3.0-or-later MIT MIT-0 MPL-2.0 OFL-1.1 Python-2.0 Unlicense Zlib'.split(
    ' ',
  ),
)

/** Whether one side of each OR, and both of each AND, is allowed. Expressions as SPDX writes them, without exceptions. */
export function isAllowed(expression) {
  const text = expression.trim().replace(/^\((.*)\)$/, '$1')
  if (/\(/.test(text)) return false
  if (/ OR /.test(text)) return text.split(' OR ').some(isAllowed)
  return text.split(' AND ').every((one) => allowed.has(one.trim()))
}

/** What a licence file without a name in package.json is, by its words. */
const known = [['MIT', /Permission is hereby granted, free of charge, to any person obtaining a copy[\s\S]+without restriction/]]

/** The licence of a package by its lock entry, its package.json or its licence file; undefined where none of them says one. */
function licenceOf(home, path, { license }) {
  if (typeof license === 'string') return license
  const folder = join(home, path)
  if (!existsSync(join(folder, 'package.json'))) return undefined
  const { license: named, licenses } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const said = typeof named === 'string' ? named : (named?.type ?? licenses?.[0]?.type)
  if (said !== undefined) return said
  const file = readdirSync(folder).find(
    (name) => /^(licen[cs]e|readme)/i.test(name) && known.some(([, words]) => words.test(readFileSync(join(folder, name), 'utf8'))),
  )
  return file === undefined ? undefined : known.find(([, words]) => words.test(readFileSync(join(folder, file), 'utf8')))?.[0]
}

/** Every package of a checkout with its licence, those that ship first; `refused` are those whose licence is not allowed or not known. */
export function licences(home) {
  const { packages } = JSON.parse(readFileSync(join(home, 'package-lock.json'), 'utf8'))
  const list = Object.entries(packages)
    .filter(([path, { link }]) => path.includes('node_modules/') && !link)
    .map(([path, entry]) => ({
      name: path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length),
      version: entry.version,
      licence: licenceOf(home, path, entry),
      ships: entry.dev !== true && entry.devOptional !== true,
    }))
    .sort((a, b) => Number(b.ships) - Number(a.ships) || (a.name < b.name ? -1 : 1))
  return { list, refused: list.filter(({ licence }) => licence === undefined || !isAllowed(licence)) }
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const { list, refused } = licences(fileURLToPath(new URL('..', import.meta.url)))
  console.log('| package | version | licence | ships |\n| --- | --- | --- | --- |')
  for (const { name, version, licence, ships } of list) console.log(`| ${name} | ${version} | ${licence ?? 'unknown'} | ${ships ? 'yes' : 'no'} |`)
  for (const { name, version, licence } of refused)
    console.error(
      `${name} ${version} has ${licence === undefined ? 'no known licence' : `the licence ${licence}, which is not allowed`}: take another package, or ask for its terms.`,
    )
  process.exitCode = refused.length === 0 ? 0 : 1
}
