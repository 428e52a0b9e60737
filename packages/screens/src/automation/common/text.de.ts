import type { AutomationText } from './text.ts'

export const text: AutomationText = {
  keyFigures: 'Kennzahlen',
  statuses: { active: 'Aktiv', paused: 'Pausiert', draft: 'Entwurf' },
  eventTypes: { 'Page View': 'Seitenaufruf', Conversion: 'Konversion', 'User Registration': 'Registrierung', 'E-commerce': 'E-Commerce' },
  never: 'nie',
  edit: 'Bearbeiten',
  remove: 'Entfernen',
  cancel: 'Abbrechen',
  save: 'Speichern',
  name: 'Name',
  nameMissing: 'Vergeben Sie einen Namen, damit man es wiederfindet.',
  description: 'Beschreibung',
  more: (name) => `Mehr: ${name}`,
  of: (action, name) => `${action}: ${name}`,
}
