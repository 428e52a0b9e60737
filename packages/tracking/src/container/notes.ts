import type { Language, PlannedEvent } from '@tagmason/domain'
import { plainText } from './text.ts'

const words: Readonly<Record<Language, { goal(words: string): string; byHand: string; planned(date: string): string }>> = {
  en: { goal: (text) => `Goal: “${text}”.`, byHand: 'Added by hand.', planned: (date) => `Planned on ${date}.` },
  es: { goal: (text) => `Objetivo: «${text}».`, byHand: 'Añadido a mano.', planned: (date) => `Planificado el ${date}.` },
  fr: { goal: (text) => `Objectif : « ${text} ».`, byHand: 'Ajouté à la main.', planned: (date) => `Planifié le ${date}.` },
  de: { goal: (text) => `Ziel: „${text}“.`, byHand: 'Von Hand hinzugefügt.', planned: (date) => `Geplant am ${date}.` },
}

/** Why a tag is there, in the language of the goals: the words that asked for it and the day of the plan, which later readers of the container do not know. */
export function noteOf({ because }: PlannedEvent, language: Language, plannedOn: string | undefined): string {
  const { goal, byHand, planned } = words[language]
  const asked = plainText(because.text).trim().slice(0, 300)
  return [asked === '' ? byHand : goal(asked), ...(plannedOn === undefined ? [] : [planned(plannedOn)])].join(' ')
}
