import { describe, expect, it } from 'vitest'
import { planFromGoals } from './plan.ts'

type Language = 'en' | 'es' | 'fr' | 'de'
const planOf = (goals: string, language: Language) => planFromGoals(goals, { language })
const namesOf = (goals: string, language: Language) => planOf(goals, language).events.map(({ name }) => name)
const rest: Readonly<Record<Language, string>> = {
  en: '- purchases\n- newsletter sign-ups\n- phone calls\n- downloads of the brochure\n- searches',
  es: '- compras\n- altas en la newsletter\n- llamadas\n- descargas del folleto\n- búsquedas',
  fr: '- achats\n- inscriptions à la newsletter\n- appels\n- téléchargements de la brochure\n- recherches',
  de: '- Käufe\n- Newsletter-Anmeldungen\n- Anrufe\n- Downloads der Broschüre\n- Suchen',
}

describe('a letter with a list', () => {
  it.each<[Language, string]>([
    ['en', 'Subject: tracking\n\nHi Dana,\n\nRooms are booked over the telephone and people pay at the desk.'],
    ['es', 'Buenos días, Laura:\n\nLas citas se piden con un formulario; también se puede reservar online en Doctoralia.'],
    ['fr', 'Bonjour à tous,\n\nPour la refonte du site, voici les besoins de la rédaction et des abonnements :'],
    ['de', 'Betreff: Auswertung\n\nHallo Frau Kern,\n\nTermine werden bei uns am Telefon gebucht und bezahlt.'],
  ])('%s: only the list asks', (language, letter) => {
    expect(namesOf(`${letter}\n\n${rest[language]}`, language)).toEqual(namesOf(rest[language], language))
  })

  it.each<[Language, string]>([
    ['en', 'Many thanks\nTom Whitfield\nGeneral Manager, Harbour View Hotel'],
    ['es', 'Muchas gracias y un saludo,\nMarta Ríos\nRecepción\nTel. 952 55 51 20'],
    ['fr', 'Bien cordialement,\nHélène Pasquier\nResponsable numérique'],
    ['de', 'Mit freundlichen Grüßen\nJosef Brandl\nBrandl Zerspanungstechnik GmbH'],
  ])('%s: a signature asks for nothing and is not reported', (language, signature) => {
    const plan = planOf(`${rest[language]}\n\n${signature}\n`, language)
    expect(plan.unmatched).toEqual([])
    expect(plan.events.map(({ name }) => name)).toEqual(namesOf(rest[language], language))
  })
})

describe('the lines of a list', () => {
  it.each<[Language, string, string]>([
    ['es', '- denunciar un anuncio', 'flag_listing'],
    ['es', '- ver un anuncio', 'view_item'],
    ['de', '- Wenn jemand eine Zeichnung hochlädt (STEP, PDF)', 'upload_drawing'],
    ['fr', "- Accès à l'espace client (bouton « Se connecter »)", 'cta_click'],
    ['en', '- Toggle between monthly and yearly on the pricing page', 'switch_monthly_and_yearly'],
    ['de', '- Discord beigetreten (Link nach discord.gg)', 'click'],
  ])('%s, each is a wish: %s', (language, line, name) => {
    expect(namesOf(`${rest[language]}\n${line}`, language)).toEqual([...namesOf(rest[language], language), name])
  })

  it('make a key event of what they call very important', () => {
    const { events } = planOf(`${rest.es}\n- publicar un anuncio → muy importante`, 'es')
    expect(events.at(-1)).toMatchObject({ name: 'publish_listing', keyEvent: true })
  })

  it('suggest none of their words a second time', () => {
    expect(planFromGoals('Track calls sign-ups').suggestions).toEqual([])
    const { suggestions } = planOf(`${rest.de}\n- WhatsApp-Button geklickt\n- Kündigung abgeschickt (leider)`, 'de')
    expect(suggestions).toEqual([])
  })
})

describe('an audience', () => {
  it('counts what the goals ask for, and no worth', () => {
    const plan = planOf(
      '- ver un anuncio\n- mensaje enviado al vendedor\n\nLos que miran 5 anuncios o más y no contactan con nadie los quiero en una audiencia.',
      'es',
    )
    expect(plan.events.map(({ name, threshold }) => [name, threshold])).toEqual([
      ['view_item', undefined],
      ['generate_lead', undefined],
    ])
    expect(plan.audiences).toHaveLength(1)
  })
})
