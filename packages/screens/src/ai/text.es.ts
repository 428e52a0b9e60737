import type { AiText } from './text.ts'

export const text: AiText = {
  keyFigures: 'Cifras clave',
  of: (action, name) => `${action}: ${name}`,
  more: 'Más',
  undo: 'Deshacer',
  cancel: 'Cancelar',
  confidence: 'Confianza',
  accuracy: 'Precisión',
  none: 'aún no hay',
  reasons: {
    notRelevant: 'No nos concierne',
    alreadyDone: 'Ya está hecho',
    tooMuchEffort: 'Demasiado esfuerzo',
    notConvinced: 'Los datos no convencen',
  },
  rules: {
    planMissing: {
      title: 'Describe qué quieres medir',
      description: 'Este proyecto aún no tiene plan de medición, así que nada dice qué eventos importan.',
      found: 'Eventos configurados sin plan',
    },
    planNotApplied: {
      title: 'Aplica el plan de medición',
      description: 'El plan tiene eventos que el proyecto aún no tiene. Aplícalo para que queden configurados.',
      found: 'Eventos del plan',
    },
    noKeyEvent: {
      title: 'Marca un evento clave',
      description: 'Ningún evento del plan cuenta como evento clave, así que GA4 no muestra conversiones.',
      found: 'Eventos del plan',
    },
    valueMissing: {
      title: 'Envía un valor con tus eventos de ingresos',
      description: 'Estos eventos no llevan valor, así que los ingresos y el retorno publicitario quedan vacíos.',
      found: 'Eventos sin valor',
    },
    measurementIdMissing: {
      title: 'Añade tu ID de medición de GA4',
      description: 'Los archivos llevan un marcador de posición. Con tu ID de medición se pueden importar tal cual.',
      found: 'Eventos del plan',
    },
    unclearGoals: {
      title: 'Explica mejor a qué te refieres',
      description: 'Algunos objetivos no se han convertido en eventos porque admiten varias lecturas.',
      found: 'Objetivos poco claros',
    },
    draftEvents: {
      title: 'Termina tus eventos en borrador',
      description: 'Los eventos en borrador no se recopilan. Actívalos o quita los que no hagan falta.',
      found: 'Eventos en borrador',
    },
  },
}
