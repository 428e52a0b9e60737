import type { DeployText } from './text.ts'

export const text: DeployText = {
  steps: 'Despliegue',
  approveStep: 'Aprobar el plan',
  downloadStep: 'Descargar e importar',
  markStep: 'Marcar como desplegado',
  approve: 'Aprobar el plan',
  approveFirst: 'Aprueba primero el plan.',
  approvedToast: 'Despliegue aprobado',
  approvedToastDetail: 'Si cambian las etiquetas o el contenedor, se volverá a preguntar.',
  approved: (by) => `Aprobado por ${by}`,
  changed: 'El plan ha cambiado desde que se aprobó',
  changedDetail: (by) => `${by} aprobó otro. Mira qué cambia ahora y apruébalo de nuevo.`,
  compared: 'Comparado con el archivo guardado del contenedor, fusionado como una importación que sobrescribe los conflictos.',
  notCompared: 'No hay ningún archivo guardado de este contenedor, así que todo cuenta como nuevo. Importa una exportación para ver qué cambia de verdad.',
  settings: 'Qué cambia en el contenedor',
  same: 'El contenedor ya tiene estas etiquetas',
  sameDetail: 'El archivo no cambia nada allí. Puedes marcar las etiquetas como desplegadas.',
}
