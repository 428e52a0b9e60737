import type { Session, Update, UpdateType } from '@tagmason/domain'

/** What a version of the product brought, in words for the people who use it. */
export interface Release {
  /** As in `package.json`. */
  version: string
  /** The day of its notes: `2026-11-26`. */
  date: string
  /** What each of the notes is, in their order. */
  types: readonly UpdateType[]
  notes: Readonly<Record<Session['preferences']['language'], readonly string[]>>
}

/** The release notes of the product, newest first; the first are of the version that this code is, to which a test holds them. Members who want product updates are mailed what their server's update brought. */
export const releases: readonly [Release, ...Release[]] = [
  {
    version: '0.1.0',
    date: '2026-11-26',
    types: ['New', 'New', 'New'],
    notes: {
      en: [
        'Goals in plain words become a measurement plan, a Tag Manager container and tests.',
        'What a change does to what leaves the browser is proved before it is applied.',
        'Anomalies, alerts, event triggers and workflows run by themselves; digests come by e-mail.',
      ],
      es: [
        'Los objetivos en palabras normales se convierten en un plan de medición, un contenedor de Tag Manager y pruebas.',
        'Antes de aplicar un cambio se demuestra qué hace con lo que sale del navegador.',
        'Las anomalías, las alertas, los activadores y los flujos funcionan solos; los resúmenes llegan por correo.',
      ],
      fr: [
        'Des objectifs en langage courant deviennent un plan de mesure, un conteneur Tag Manager et des tests.',
        'L’effet d’une modification sur ce qui quitte le navigateur est prouvé avant qu’elle soit appliquée.',
        'Anomalies, alertes, déclencheurs et workflows tournent seuls\u00a0; les récapitulatifs arrivent par e-mail.',
      ],
      de: [
        'Aus Zielen in einfachen Worten werden ein Messplan, ein Tag-Manager-Container und Tests.',
        'Was eine Änderung an dem ändert, was den Browser verlässt, wird bewiesen, bevor sie angewandt wird.',
        'Anomalien, Alarme, Trigger und Workflows laufen von selbst; Zusammenfassungen kommen per E-Mail.',
      ],
    },
  },
]

/** What came after a version, newest first; only the newest where that version is not known. */
export function releasesAfter(version: string, all: readonly [Release, ...Release[]] = releases): readonly Release[] {
  const place = all.findIndex((each) => each.version === version)
  return place === -1 ? [all[0]] : all.slice(0, place)
}

/** What the installed version and those before it brought, newest first, as the documentation lists it. */
export const updatesOf = (language: Session['preferences']['language'], all: readonly Release[] = releases): Update[] =>
  all.flatMap(({ version, date, types, notes }) => notes[language].map((title, at) => ({ id: `${version}:${at}`, title, date, type: types[at] ?? 'New' })))
