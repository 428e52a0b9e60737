import { plural } from '../../../language.ts'
import type { Text } from './text.ts'

export const text: Text = {
  title: 'Tareas en segundo plano',
  detail: 'Lo que funciona por sí solo en este proyecto y esta cuenta, y cómo fue la última vez.',
  sample: 'El reloj de la muestra está parado; aquí las tareas se ejecutan cuando lo pides.',
  jobs: {
    'schedules.runDue': { name: 'Informes programados', detail: 'Envía cada informe cuando llega su hora.' },
    'exports.work': { name: 'Exportaciones', detail: 'Crea los archivos solicitados.' },
    'training.work': { name: 'Entrenamiento de modelos', detail: 'Entrena los modelos en espera, paso a paso.' },
    'settings.finishDeletion': { name: 'Eliminación de la cuenta', detail: 'Borra la cuenta treinta días después de que su propietario lo pidiera.' },
  },
  times: { minute: 'Cada minuto', hour: 'Cada hora', day: 'Cada día', week: 'Cada lunes', waiting: 'Cuando algo espera' },
  account: 'Cuenta',
  idle: 'Nada que vigilar',
  failed: 'Error',
  last: 'última ejecución',
  next: 'próxima ejecución',
  never: 'aún no se ha ejecutado',
  again: 'nuevo intento',
  attempts: (count) => plural('es', count, { one: 'intento fallido', other: 'intentos fallidos' }),
  run: 'Ejecutar ahora',
  of: (action, name) => `${action}: ${name}`,
  ran: 'Tarea ejecutada',
  done: (name, count) => `${name}: ${plural('es', count, { one: 'ejecución completada', other: 'ejecuciones completadas' })}.`,
  nothing: (name) => `${name}: no había nada pendiente.`,
}
