import { plural } from '../../../language.ts'
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
  proof: {
    title: 'Prueba',
    passes: (tests) => `${plural('es', tests, { one: 'test pasa', other: 'tests pasan' })} en el contenedor tal como quedaría`,
    passesDetail:
      'Se grabaron solo con el archivo de importación: cada etiqueta sigue activándose con lo que debe, y con nada más, junto a todo lo que tiene el contenedor.',
    nothing: 'Ninguna etiqueta del archivo de importación se activa con algo que se pueda probar',
    fails: (failed, tests) => `${failed} de ${plural('es', tests, { one: 'test falla', other: 'tests fallan' })} en el contenedor tal como quedaría`,
    failsDetail: 'Lo que el contenedor ya tiene impide que las etiquetas hagan lo que hacen solas. El plan no se puede aprobar hasta que pasen.',
    failing: 'Tests que fallan',
    settle:
      'Para resolverlo, mira qué etiqueta del contenedor se ejecuta en el mismo paso, ponla en pausa allí o limita su activador, e importa el contenedor de nuevo; o edita la etiqueta de este plan.',
    step: (step) => `En el paso ${step} de la visita`,
    differs: (trigger) => `Lo que se espera y lo que ocurre: ${trigger}`,
    visit: 'La visita hasta ese paso',
    impossible: 'No se puede probar nada de este despliegue',
    engine: 'Motor',
    container: 'Contenedor (SHA-256)',
    download: 'Descargar la prueba',
    first: 'Su prueba no pasa.',
    stale: 'La prueba ya no es válida',
    staleDetail: 'Falta, se modificó o la hizo otra versión del motor. Apruebe el plan de nuevo para obtener otra.',
  },
}
