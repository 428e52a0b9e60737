import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest'
import { ownFolder, run } from './run.testing.ts'

const folder = ownFolder()
const made = join(folder, 'made', 'container.json')
const paused = join(folder, 'paused.json')
const proof = join(folder, 'effect.proof.json')

beforeAll(async () => {
  await run('plan', '--goals', 'Track sign-ups.', '--measurement-id', 'G-AB12CD34EF', '--out', join(folder, 'made'))
  writeFileSync(paused, readFileSync(made, 'utf8').replace('"name": "GA4 - sign_up",', '"name": "GA4 - sign_up", "paused": true,'))
})
afterEach(() => vi.unstubAllEnvs())

describe('the language of what commands find', () => {
  it.each([
    ['es', /^Nada sale del navegador de otra manera en \d+ visitas\.\n$/, /Está en pausa: quita la pausa\./],
    ['fr', /^Rien ne quitte le navigateur autrement sur \d+ visites\.\n$/, /Elle est en pause\u202f: retirez la pause\./],
    ['de', /^Bei \d+ Besuchen verlässt nichts den Browser anders\.\n$/, /Es ist pausiert: Heben Sie die Pause auf\./],
  ])('is %s where TAGMASON_LANGUAGE says so', async (language, effect, explain) => {
    vi.stubEnv('TAGMASON_LANGUAGE', language)
    expect((await run('effect', made, made)).out).toMatch(effect)
    expect((await run('explain', paused, '--tag', 'GA4 - sign_up')).out).toMatch(explain)
  })

  it.each([
    ['es', 'Una etiqueta del tipo «gclidw» debe activarse con «none», que ninguna etiqueta del plan envía: nombra uno de sign_up.\n'],
    [
      'fr',
      'Une balise du type «\u202fgclidw\u202f» doit se déclencher sur «\u202fnone\u202f», qu’aucune balise du plan n’envoie\u202f: nommez l’un de sign_up.\n',
    ],
    ['de', 'Ein Tag vom Typ „gclidw“ soll bei „none“ auslösen, das kein Tag des Plans sendet: Nennen Sie eines von sign_up.\n'],
  ])('is %s, too, where a plan is refused', async (language, error) => {
    const tags = join(folder, 'tags.yaml')
    writeFileSync(tags, '- { type: gclidw, on: none }')
    vi.stubEnv('TAGMASON_LANGUAGE', language)
    expect(await run('plan', '--goals', 'Track sign-ups.', '--tags', tags, '--out', join(folder, 'refused'))).toMatchObject({ code: 2, error })
  })

  it.each([
    ['es', '[1]: Un paso del tipo wait no tiene la clave «seconds»: conoce type y ms.\n'],
    ['fr', '[1]\u202f: Une étape du type wait n’a pas de clé «\u202fseconds\u202f»\u202f: les clés connues sont type et ms.\n'],
    ['de', '[1]: Ein Schritt vom Typ wait hat keinen Schlüssel „seconds“: Bekannt sind type und ms.\n'],
  ])('is %s, too, where the steps of a visit are refused', async (language, error) => {
    const steps = join(folder, 'steps.yaml')
    writeFileSync(steps, '- { type: pageLoad, url: "https://shop.example/" }\n- { type: wait, ms: 1, seconds: 2 }\n')
    vi.stubEnv('TAGMASON_LANGUAGE', language)
    expect(await run('simulate', made, '--steps', steps)).toMatchObject({ code: 2, error: `${steps}:2:3: ${error}` })
  })

  it('makes no difference to a proof', async () => {
    vi.stubEnv('TAGMASON_LANGUAGE', 'de')
    await run('effect', made, made, '--proof', proof)
    vi.stubEnv('TAGMASON_LANGUAGE', 'fr')
    expect(await run('verify-proof', proof, made, made)).toMatchObject({ code: 0, out: `${proof}\u202f: la preuve de «\u202feffect\u202f» est valable.\n` })
  })

  it('is refused where there is none like it', async () => {
    vi.stubEnv('TAGMASON_LANGUAGE', 'it')
    expect(await run('effect', made, made)).toMatchObject({ code: 2, error: "TAGMASON_LANGUAGE cannot be 'it': it is one of en, es, fr, de.\n" })
  })
})
