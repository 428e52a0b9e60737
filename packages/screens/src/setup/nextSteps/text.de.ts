import type { NextStepsText } from './text.ts'

export const text: NextStepsText = {
  title: 'Wie es weitergeht',
  detail: 'Der Plan ist angewendet: Seine Ereignisse sind eingerichtet, seine Tags sind Entwürfe.',
  importing: { title: 'Tags importieren', detail: 'Eine Datei für den Google Tag Manager, vorher geprüft und bewiesen.', link: 'Tags bereitstellen' },
  installing: {
    title: 'Code auf die Website setzen',
    detail: 'Mit dem Tracking-Code kommen die Ereignisse des Plans auch hier an.',
    link: 'Tracking-Code holen',
  },
  testing: {
    title: 'Vor dem Veröffentlichen testen',
    detail: 'Gehen Sie einen Besuch durch und sehen Sie, welche Tags auslösen, und warum.',
    link: 'In der Vorschau testen',
  },
}
