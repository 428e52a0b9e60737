import { describe, expect, it } from 'vitest'
import { gtmLayout, layoutOf, readContainer, writeContainer } from './index.ts'
import type { ContainerFile } from './model.ts'
import { put, sample } from './testing/sample.ts'

const reversed = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(reversed)
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value)
      .reverse()
      .map(([key, entry]) => [key, reversed(entry)]),
  )
}

const fileOf = (value: unknown): ContainerFile => {
  const { file } = readContainer(JSON.stringify(value))
  if (file === null) throw new Error('no container file')
  return file
}

describe('writeContainer', () => {
  it('writes the known keys in the order of Google Tag Manager, whatever order they had', () => {
    expect(writeContainer(fileOf(reversed(sample())))).toBe(JSON.stringify(sample(), null, 4))
  })

  it('keeps unknown keys behind the key they followed', () => {
    const file = put(sample(), 'containerVersion.folder.0', { name: 'F', colour: 'red', folderId: '40', size: 1 })
    const text = writeContainer(fileOf(file))
    expect(text.replaceAll(/\s/g, '')).toContain('{"folderId":"40","size":1,"name":"F","colour":"red"}')
  })

  it('keeps a key named __proto__', () => {
    const text = JSON.stringify(sample()).replace('"exportTime"', '"__proto__":{"a":1},"exportTime"')
    const { file } = readContainer(text)
    if (file === null) throw new Error('no container file')
    expect(JSON.parse(writeContainer(file))).toEqual(JSON.parse(text))
    expect(writeContainer(file)).toContain('"__proto__"')
  })

  it('leaves the file it is given as it was', () => {
    const file = fileOf(reversed(sample()))
    const before = JSON.stringify(file)
    writeContainer(file)
    expect(JSON.stringify(file)).toBe(before)
  })

  it('writes and finds again each layout', () => {
    const file = fileOf(put(put(sample(), 'containerVersion.container.name', "a=b & <'>"), 'containerVersion.container.taggingServerUrls', []))
    for (const escapes of [false, true])
      for (const finalNewline of [false, true])
        for (const spreadEmptyLists of [false, true]) {
          const layout = { escapes, finalNewline, spreadEmptyLists }
          const text = writeContainer(file, layout)
          expect(layoutOf(text)).toEqual(layout)
          expect(JSON.parse(text)).toEqual(file)
        }
  })

  it('escapes and spreads as the exporter does', () => {
    const file = fileOf(put(put(sample(), 'containerVersion.container.name', 'a=b'), 'containerVersion.container.tagIds', []))
    const text = writeContainer(file, { escapes: true, finalNewline: true, spreadEmptyLists: true })
    expect(text).toContain('"name": "a\\u003db"')
    expect(text).toContain('            "tagIds": [\n                \n            ]\n')
    expect(text.endsWith('}\n')).toBe(true)
  })

  it('does not take escapes inside a template for a layout', () => {
    const file = fileOf(put(sample(), 'containerVersion.customTemplate.0.templateData', '___INFO___ "\\u003d" ='))
    expect(layoutOf(writeContainer(file))).toEqual(gtmLayout)
  })
})
