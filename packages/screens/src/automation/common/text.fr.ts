import type { AutomationText } from './text.ts'

export const text: AutomationText = {
  keyFigures: 'Chiffres clés',
  statuses: { active: 'Actif', paused: 'En pause', draft: 'Brouillon' },
  eventTypes: { 'Page View': 'Page vue', Conversion: 'Conversion', 'User Registration': 'Inscription', 'E-commerce': 'E-commerce' },
  never: 'jamais',
  edit: 'Modifier',
  remove: 'Supprimer',
  cancel: 'Annuler',
  save: 'Enregistrer',
  name: 'Nom',
  nameMissing: 'Donnez-lui un nom pour le retrouver.',
  description: 'Description',
  more: (name) => `Plus : ${name}`,
  of: (action, name) => `${action} : ${name}`,
}
