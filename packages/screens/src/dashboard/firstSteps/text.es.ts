import { plural } from '../../language.ts'
import type { FirstStepsText } from './text.ts'

export const text: FirstStepsText = {
  title: 'Primeros pasos',
  detail: 'Cada paso se marca solo en cuanto se cumple.',
  progress: (done, all) => `${done} de ${all} hechos`,
  states: { done: 'hecho', open: 'pendiente' },
  goals: { title: 'Di qué quieres medir', open: 'Con tus palabras: después se abre el plan.', done: 'Los objetivos son ya un plan.' },
  plan: {
    title: 'Lee el plan y aplícalo',
    open: 'El plan muestra cada evento, qué lo activa y qué datos lleva.',
    done: (events) => `${plural('es', events, { one: 'evento', other: 'eventos' })} del plan en la configuración.`,
    link: 'Abrir el plan',
  },
  container: {
    title: 'Comprueba el contenedor',
    open: 'El plan se convierte en un contenedor de Google Tag Manager, que se comprueba antes de importarlo.',
    done: (tags, triggers) =>
      `${plural('es', tags, { one: 'etiqueta', other: 'etiquetas' })} y ${plural('es', triggers, { one: 'activador', other: 'activadores' })} comprobados: la importación acepta todo.`,
    wrong: (errors) => `${plural('es', errors, { one: 'error', other: 'errores' })} que la importación rechazaría.`,
    link: 'Abrir los archivos',
  },
  code: {
    title: 'Crea el código para el sitio',
    open: 'Una línea con una clave pública de este proyecto; el botón está debajo.',
    done: 'El código está debajo, para cada tipo de sitio.',
  },
  event: { title: 'Recibe el primer evento', open: 'Pon el código en el sitio y abre una página. Esta línea cambia sola.', done: 'Ocurrió' },
  figures: {
    title: 'Mira las primeras cifras',
    open: 'Llegan tras el primer evento.',
    machines: 'Hasta ahora solo han llegado máquinas, y las cifras no las cuentan. Abre una página del sitio en tu propio navegador.',
    done: (events) => `${plural('es', events, { one: 'evento contado', other: 'eventos contados' })} en las últimas 24 horas.`,
    link: 'Ver llegar los eventos',
  },
}
