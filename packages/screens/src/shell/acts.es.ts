import type { ActName } from '@tagmason/domain'

export const acts: Record<ActName, string> = {
  'session.setPreferences': 'cambiar las preferencias',
  'session.selectProject': 'seleccionar un proyecto',
  'projects.create': 'crear un proyecto',
  'notifications.markRead': 'marcar una notificación como leída',
  'notifications.markAllRead': 'marcar todas las notificaciones como leídas',
  'workspace.reset': 'restablecer la muestra',
  'plans.generate': 'generar un plan de medición',
  'plans.changeEvent': 'cambiar un evento del plan',
  'plans.addEvent': 'añadir un evento al plan',
  'plans.removeEvent': 'quitar un evento del plan',
  'plans.restoreEvent': 'devolver un evento al plan',
  'plans.setFiles': 'cambiar los ajustes de archivos del plan',
  'plans.startOver': 'empezar de nuevo',
  'plans.restore': 'restaurar el plan',
  'plans.apply': 'aplicar el plan al proyecto',
  'anomalies.investigate': 'investigar una anomalía',
  'anomalies.resolve': 'resolver una anomalía',
  'anomalies.reopen': 'reabrir una anomalía',
  'anomalies.setSettings': 'cambiar los ajustes de alertas',
}
