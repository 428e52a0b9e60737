import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { measurementPlanSchema } from '@tagmason/domain'
import { describe, expect, it } from 'vitest'
import { ownFolder, run } from './run.testing.ts'

const folder = ownFolder()
const names = ['container.json', 'ga4.json', 'plan.json', 'snippets.md', 'tests.yaml']
const contents = (of: string) => Object.fromEntries(readdirSync(of).map((name) => [name, readFileSync(join(of, name), 'utf8')]))
const write = (out: string, ...more: string[]) => run('plan', '--goals', 'Track purchases and clicks on "Get a quote".', '--out', out, ...more)

const wishes = {
  en: 'Track purchases over $50, newsletter sign-ups, phone clicks and clicks on "Get a quote". Count visits to /pricing as a conversion.',
  es: 'Medir compras de más de 50 €, altas en el boletín, clics en el teléfono y en el botón "Pedir presupuesto". Las visitas a /precios son una conversión.',
  fr: 'Suivre les achats de plus de 50 €, les inscriptions à la newsletter, les clics sur le téléphone et sur le bouton « Demander un devis ».',
  de: 'Miss Käufe über 50 €, Newsletter-Anmeldungen, Klicks auf die Telefonnummer und auf den Button „Angebot anfordern“. Besuche auf /preise sind ein Ziel.',
}

describe('tagmason plan --out', () => {
  it.each(Object.entries(wishes).flatMap(([language, goals]) => ['denied', 'none'].map((consent) => [language, consent, goals])))(
    'makes in %s with consent %s a container that validates',
    async (language = '', consent = '', goals = '') => {
      const out = join(folder, 'trip', `${language}-${consent}`)
      const made = await run('plan', '--goals', goals, '--language', language, '--consent', consent, '--measurement-id', 'g-ab12cd34', '--out', out)
      expect([made.code, made.error]).toEqual([0, ''])
      expect(readdirSync(out).sort()).toEqual(names)
      expect(await run('test', join(out, 'tests.yaml'))).toMatchObject({ code: 0, error: '' })
      const { container = '', plan = '', snippets = '' } = Object.fromEntries(Object.entries(contents(out)).map(([name, text]) => [name.split('.')[0], text]))
      expect(measurementPlanSchema.parse(JSON.parse(plan))).toMatchObject({ goals, language })
      expect(measurementPlanSchema.parse(JSON.parse(plan)).events.length).toBeGreaterThanOrEqual(4)
      expect(container).toContain('G-AB12CD34')
      expect(snippets.includes("gtag('consent', 'default'")).toBe(consent === 'denied')
      const checked = await run('validate', join(out, 'container.json'), '--json')
      expect([checked.code, JSON.parse(checked.out)]).toEqual([0, { valid: true, errors: [], warnings: [], info: [] }])
    },
  )

  it('writes the placeholder when there is no measurement id', async () => {
    const out = join(folder, 'placeholder')
    await write(out)
    expect(contents(out)['container.json']).toContain('G-XXXXXXXXXX')
  })

  it('keeps the host of the site, however it was typed', async () => {
    const out = join(folder, 'site')
    await write(out, '--site', 'https://Shop.example/menu')
    expect(JSON.parse(contents(out)['plan.json'] ?? '')).toMatchObject({ site: 'shop.example' })
  })

  it('replaces its own files and leaves others alone', async () => {
    const out = join(folder, 'again')
    mkdirSync(out)
    for (const name of [...names, 'notes.txt']) writeFileSync(join(out, name), 'old')
    expect((await write(out)).code).toBe(0)
    const now = contents(out)
    expect(Object.keys(now).sort()).toEqual([...names, 'notes.txt'].sort())
    expect(now['notes.txt']).toBe('old')
    for (const name of names) expect(now[name]).not.toBe('old')
  })

  it('writes the same bytes each time', async () => {
    const [one, other] = [join(folder, 'one'), join(folder, 'other')]
    await write(one)
    await write(other)
    expect(contents(one)).toEqual(contents(other))
  })

  it.each(names)('leaves everything as it was when %s is a folder there', async (name) => {
    const out = join(folder, `way-${name}`)
    mkdirSync(join(out, name), { recursive: true })
    const others = names.filter((each) => each !== name)
    for (const each of others) writeFileSync(join(out, each), 'old')
    const { code, out: said, error } = await write(out)
    expect([code, said]).toEqual([2, ''])
    expect(error).toBe(`Nothing was written to ${out} because ${name} is a folder there: move it away or choose another folder with --out.\n`)
    expect(readdirSync(out).sort()).toEqual(names)
    for (const each of others) expect(readFileSync(join(out, each), 'utf8')).toBe('old')
  })
})
