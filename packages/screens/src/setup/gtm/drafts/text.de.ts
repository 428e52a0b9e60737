import type { DraftText } from './text.ts'

export const text: DraftText = {
  title: 'Vorgeschlagene Änderungen',
  of: (container) => `${container} · `,
  by: (name) => `von ${name}`,
  open: 'Prüfen',
  detail: (container, by) =>
    `${by} schlägt das für ${container} vor, mit einem Beweis dazu. Übernehmen macht eine neue Version dessen, was hier gespeichert ist. Der Google Tag Manager bleibt, wie er ist, bis Sie den Export importieren und veröffentlichen.`,
  settings: 'Was sich im Container ändert',
  outdated: 'Der Container wurde seitdem geändert',
  outdatedDetail: (base) =>
    `Die Änderung wurde gegen Version ${base} bewiesen und kann deshalb nicht übernommen werden. Verwerfen Sie sie, und lassen Sie sie neu vorschlagen.`,
  take: 'Änderung übernehmen',
  taken: 'Änderung übernommen',
  takenDetail: (version) => `Sie ist Version ${version} des gespeicherten Containers. Exportieren Sie ihn, um sie in den Google Tag Manager zu bringen.`,
  dismiss: 'Verwerfen',
  dismissed: 'Änderung verworfen',
  gone: 'Diese Änderung wartet nicht mehr',
  goneDetail: 'Sie wurde übernommen oder verworfen. Was übernommen wurde, steht unter den Versionen des Containers.',
  close: 'Schließen',
}
