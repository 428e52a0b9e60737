import { sample } from '@tagmason/domain/sample'
import { describe, expect, it } from 'vitest'
import { text as german } from './text.de.ts'
import { text as spanish } from './text.es.ts'
import { text as french } from './text.fr.ts'
import { text as english } from './text.ts'

describe('what a service of the catalogue syncs and asks for', () => {
  it.each(Object.entries({ english, spanish, french, german }))('is said in %s', (_, { services }) => {
    const catalogue = sample.availableIntegrations.map(({ id }) => id)
    expect(catalogue).toHaveLength(6)
    for (const id of catalogue)
      expect([id, services[id]?.syncs?.length, services[id]?.permissions?.length]).toEqual([id, expect.any(Number), expect.any(Number)])
    expect(catalogue.map((id) => services[id]?.syncs?.length)).toEqual(catalogue.map((id) => english.services[id]?.syncs?.length))
  })
})
