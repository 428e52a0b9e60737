import type { AutomationText } from './text.ts'

export const text: AutomationText = {
  keyFigures: 'Cifras clave',
  statuses: { active: 'Activo', paused: 'En pausa', draft: 'Borrador' },
  eventTypes: { 'Page View': 'Página vista', Conversion: 'Conversión', 'User Registration': 'Registro de usuario', 'E-commerce': 'Comercio electrónico' },
  never: 'nunca',
  edit: 'Editar',
  remove: 'Quitar',
  cancel: 'Cancelar',
  save: 'Guardar',
  name: 'Nombre',
  nameMissing: 'Ponle un nombre para volver a encontrarlo.',
  description: 'Descripción',
  more: (name) => `Más: ${name}`,
  of: (action, name) => `${action}: ${name}`,
}
