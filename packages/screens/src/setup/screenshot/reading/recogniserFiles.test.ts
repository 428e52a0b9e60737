import { gzipSync } from 'node:zlib'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { loadRecogniser } from './recogniserFiles.ts'

afterEach(() => vi.restoreAllMocks())

/** Answers each file by its name. */
const served = (answer: (address: string) => Response) =>
  vi.spyOn(globalThis, 'fetch').mockImplementation((address) => Promise.resolve(answer(address instanceof Request ? address.url : String(address))))

const words = (text: string) => new TextEncoder().encode(text)

describe('the files of the recogniser', () => {
  it('come from this origin, one for each language and the program, unpacked whether or not the browser has done so', async () => {
    const asked: string[] = []
    served((address) => {
      asked.push(address)
      if (address.includes('wasm')) return new Response(words('program'))
      return new Response(address.includes('fra') ? new Uint8Array(gzipSync('français')) : words('english'))
    })
    const heard: string[] = []
    const { program, languages } = await loadRecogniser(['fra', 'eng'], (done, all) => heard.push(`${done} of ${all}`))
    const text = (bytes: Uint8Array | undefined) => new TextDecoder().decode(bytes)
    expect([text(program), text(languages.get('fra')), text(languages.get('eng'))]).toEqual(['program', 'français', 'english'])
    expect([...languages.keys()]).toEqual(['fra', 'eng'])
    expect(heard).toEqual(['0 of 3', '1 of 3', '2 of 3', '3 of 3'])
    expect(asked.filter((address) => /^\w+:/.test(address))).toEqual([])
  })

  it('that are missing, or cannot be reached, are a refusal of one sentence', async () => {
    served(() => new Response('gone', { status: 404 }))
    await expect(loadRecogniser(['eng'], () => undefined)).rejects.toMatchObject({ fault: 'data', message: expect.stringContaining('(status 404)') as string })
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'))
    await expect(loadRecogniser(['eng'], () => undefined)).rejects.toMatchObject({ fault: 'data' })
  })
})
